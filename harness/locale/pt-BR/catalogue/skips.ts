import { MACHINE_FAULTS } from "../../../base/machine-fault.ts";
import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { inSentences, type SkipSentences } from "../../../report/catalogue/catalogue.ts";
import { lineNamed } from "../../../report/catalogue/line-named.ts";
import { isLeast, quantitiesIn, versionOf } from "../../../report/catalogue/quantities.ts";
import type { LimitName } from "../../../run/outcome.ts";
import { glossOf } from "./glosses.ts";
import { CLOSED } from "./notices.ts";
import { said } from "./runs.ts";

const lineIn = lineNamed("linha", "célula");

const { bytes, counted, seconds } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "que não é possível chegar à saída" : moves(answer);

export const skips: SkipSentences = {
  "not-compiled": (finding) => {
    if (finding.quote === undefined) return "o compilador falhou sem imprimir nada";
    const compiler = finding.compiler === undefined ? "" : ` com ${finding.compiler}`;
    return `o programa não compila${compiler}: ${complaint(finding)}`;
  },
  "not-utf8": ({ file, line }) =>
    `o programa não compila: a linha ${line} de ${file} não está em UTF-8. Salve o arquivo como UTF-8`,
  "no-program": ({ file }) =>
    `a compilação terminou sem erro, mas ${file} não é um programa que possa ser executado. Verifique se existe um programa principal`,
  "compiler-crashed": ({ signal, quote }) =>
    inSentences([`o compilador foi encerrado pelo sinal ${signal}`, said(quote)]),
  "compiler-over-limit": ({ limit, most }) => `o compilador passou do limite de ${LIMITS[limit](most)}`,

  "no-source": ({ language, instead, files, notSearched }) =>
    inSentences([
      instead
        ? INSTEAD[instead.what](instead.file)
        : `nenhum arquivo-fonte em ${language ?? "uma linguagem conhecida"} foi encontrado${files ? `: só há ${files.join(", ")}` : ""}`,
      notSearched && `pastas em que não se procurou: ${notSearched.join(", ")}`,
    ]),
  "archive-closed": ({ file, fault }) =>
    `o programa está em ${file}, que não foi descompactado, porque ${CLOSED[fault]}`,
  "not-read-out": ({ file, why, kernel }) =>
    `${file} ${NOT_READ[why]}${kernel === undefined ? "" : ` (${kernel})`}. Entregue o próprio arquivo-fonte`,
  "not-compiled-as-read": ({ file, ...refusal }) =>
    inSentences([
      `o programa foi tirado de ${file}, e como foi lido não compila${refusal.quote === undefined ? "" : ` (${complaint(refusal)})`}`,
      "entregue o próprio arquivo-fonte",
    ]),
  "several-languages": ({ languages, names }) =>
    `há arquivos-fonte em ${languages.join(" e ")}. Indique qual linguagem vale em submission.yaml (language: ${names.join(" ou ")})`,
  "several-mains": ({ files }) =>
    `não está claro que arquivo tem o programa principal: ${files.join(", ")}. Indique qual em submission.yaml (main: ...)`,
  "several-copies": ({ files }) =>
    `não está claro quais destes arquivos fazem parte do programa, porque definem as mesmas coisas: ${files.join(", ")}. Retire os que não fazem`,
  "no-main": ({ files }) =>
    `não se achou nenhum programa principal em ${files.join(", ")}. Se um deles o tem, indique-o em submission.yaml (main: ...)`,
  "main-missing": ({ file, isOther }) =>
    `o arquivo principal "${file}" ${isOther ? "não é um arquivo-fonte de uma linguagem conhecida, ou da que foi escolhida" : "não existe"}`,
  "manifest-broken": ({ mistake, others }) =>
    inSentences([
      `não foi possível ler o manifesto: ${mistake["pt-BR"]}`,
      others > 0 ? `há ${counted(others, "outro erro", "outros erros")}` : undefined,
    ]),
  "other-problem": ({ problem }) => `o programa é para outro problema: ${problem}`,
  "name-not-text": () =>
    "o nome da pasta, ou de um arquivo dela, não é texto em UTF-8 e por isso não pode ser lido. Mude esse nome",
  "files-unreadable": ({ code }) => `não foi possível ler os arquivos (${code})`,
  "sources-too-large": ({ mostBytes, mostFiles }) =>
    `há mais de ${counted(mostFiles, "arquivo-fonte", "arquivos-fonte")} ou mais de ${bytes(mostBytes)} em arquivos-fonte. Remova o que não faz parte do programa`,
  "reading-too-long": ({ what }) =>
    what === "sources"
      ? "a leitura dos arquivos-fonte demora demais. Retire o que não faz parte do programa"
      : "a leitura do que o programa imprimiu demora demais. Imprima a resposta e nada mais",
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `a pasta tem mais de ${bytes(mostBytes)} ou mais de ${counted(mostEntries, "arquivo ou pasta", "arquivos e pastas")}. Retire o que não faz parte do programa`,

  "size-fixed": ({ rows, columns, presumed }) =>
    presumed
      ? `os testes do programa não mostraram que se possa pedir a ele outro tabuleiro que não o de ${rows} x ${columns}`
      : `o programa só funciona em tabuleiros de ${rows} x ${columns}`,
  "tour-fixed": ({ tour: kind, presumed }) =>
    presumed
      ? `os testes do programa não mostraram que se possa pedir a ele passeios ${kind === "closed" ? "abertos" : "fechados"}`
      : `o programa só faz passeios ${kind === "closed" ? "fechados" : "abertos"}`,
  "start-fixed": ({ start, presumed }) =>
    presumed
      ? `os testes do programa não mostraram que se possa pedir a ele um passeio de outra casa que não ${squareName(start)}`
      : `o programa só faz passeios a partir de ${squareName(start)}`,
  "start-random": ({ presumed }) =>
    presumed
      ? "os testes do programa não mostraram que se possa dizer a ele o início, que pode mudar com a execução ou com o tabuleiro"
      : "pelo seu manifesto, o programa escolhe ele mesmo o início dos passeios",

  "toolchain-missing": ({ tools }) =>
    `não foi encontrado nesta máquina: ${tools.map(missingTool).join(", ")}`,
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    const least = `${isLeast(version) ? "pelo menos de" : "de"} ${versionOf(language, version)}`;
    return `o programa precisa ${least}, que não foi encontrado nesta máquina${complaints}`;
  },
  "library-missing": ({ library, quote: words }) =>
    `o programa precisa de ${library}, que o compilador ou o interpretador não encontrou nesta máquina${words === undefined ? "" : ` (${words})`}`,
  "notebook-needed": ({ place }) =>
    inSentences([
      place ? `só um notebook executa ${lineIn(place)}: ${place.code}` : "só um notebook executa o programa",
      EXPORT,
    ]),
  "display-missing": ({ quote: words }) =>
    `o programa desenha em uma janela ou em uma página da web, e aqui os programas não têm tela${words === undefined ? "" : ` (${words})`}`,
  "not-square": ({ rows, columns }) =>
    `o programa recebe um só número para os dois lados do tabuleiro, mas este tabuleiro é de ${rows} x ${columns}`,
  "no-terminal": () =>
    "o programa precisa de um terminal, mas não é possível criar um aqui. O comando script cria terminais (apt install bsdutils)",
  "proof-not-needed": () => "nenhuma nota depende deste caso, por isso ele não foi provado",
  stopped: () => "a correção foi interrompida",

  "not-started": ({ what, reason, machine }) =>
    `não foi possível iniciar o ${STARTED[what]}: ${machine ? MACHINE_FAULTS[machine]["pt-BR"] : reason}`,
  unmeasured: ({ busy }) =>
    busy
      ? `a máquina estava ocupada demais: outros programas tiveram os processadores por ${seconds(busy.starvedMs)} dos ${seconds(busy.wallMs)} desta execução. Avalie de novo`
      : "as medições desta execução se perderam",
  "own-fault": ({ quote, machine }) =>
    machine ? MACHINE_FAULTS[machine]["pt-BR"] : `algo deu errado no Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `o caso ${asked} está errado, ou a referência está`,
  "certificate-incomplete": () => "o certificado não tem uma linha de rótulos para cada linha do tabuleiro",
  "certificate-label": ({ at, flaw }) => `o rótulo de ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `o certificado prova ${least(found)}, e não ${least(expected)}`,
};

const EXPORT = "exporte o código para um arquivo .py comum, sem o que só existe em notebooks";

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  test: (file) => `não há arquivo-fonte além dos de testes, como ${file}`,
  empty: (file) => `o arquivo-fonte ${file} está vazio`,
  large: (file) => `o arquivo-fonte ${file} é grande demais para ser lido`,
  archive: (file) => `não há arquivo-fonte, mas ${file} é um arquivo compactado. Descompacte-o`,
  text: (file) => `não há arquivo-fonte, mas ${file} pode ser um. Tire o .txt do nome`,
  notebook: (file) => inSentences([`não há arquivo-fonte, mas ${file} é um notebook`, EXPORT]),
  document: (file) => `não há arquivo-fonte, mas ${file} é um documento. Entregue o próprio arquivo-fonte`,
  compiled: (file) => `não há arquivo-fonte, mas ${file} está compilado. Entregue o arquivo-fonte dele`,
  portugol: (file) =>
    `${file} está em Portugol, que só o VisuAlg e o Portugol Studio executam: aqui não há como executá-lo`,
  "other-language": (file) =>
    `não há arquivo-fonte em uma linguagem conhecida, e ${file} é de outra linguagem`,
};

const NOT_READ: Readonly<Record<Finding<"not-read-out">["why"], string>> = {
  damaged: "está danificado, e não foi possível tirar dele um programa",
  "too-large": "é grande demais para que se tire dele um programa",
  "too-long": "demora demais para ser lido",
  "no-code": "não tem nenhuma célula com código",
  "unknown-kernel": "está em uma linguagem que o Cavalo não conhece",
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} de CPU`,
  wall: (ms) => `${seconds(ms)} de relógio`,
  memory: (most) => `${bytes(most)} de memória`,
  output: (most) => `${bytes(most)} de mensagens`,
  "file-size": (most) => `${bytes(most)} por arquivo`,
  space: (most) => `${bytes(most)} para todos os arquivos`,
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "não é 0, embora a casa seja C",
  negative: "é negativo",
  "on-blocked": "está em uma casa bloqueada",
  "zero-elsewhere": "é 0, embora a casa não seja C",
  "unlike-neighbours": "não combina com os dos vizinhos, que só podem diferir em 1",
  "none-nearer": "não é um a mais do que o de nenhum vizinho",
};

const STARTED: Readonly<Record<Finding<"not-started">["what"], string>> = {
  program: "programa",
  compiler: "compilador",
};

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${lineIn(place)}: ` : "";
  const gloss = glossOf(quote ?? "");
  const meaning = gloss === undefined ? "" : ` (${gloss})`;
  return `${where}${quote}${meaning}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const details = [
    closed === undefined ? undefined : `os usuários dos programas não podem ler ${closed}`,
    install,
  ].filter((detail) => detail !== undefined);
  return details.length === 0 ? command : `${command} (${details.join("; ")})`;
}
