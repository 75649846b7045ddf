import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { onTorus } from "../../../finding/view.ts";
import type { Deniable, LimitName } from "../../../run/outcome.ts";
import { type FindingSentences, sentenceOf } from "../catalogue.ts";
import { quantitiesIn, versionOf } from "../quantities.ts";
import { diagnoses } from "./diagnoses.ts";
import { readings } from "./readings.ts";

const { bytes, counted, seconds } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");
const squares = (count: number) => counted(count, "casa", "casas");

/** Numbers beyond the largest that is read are taken for that. */
const orBeyond = (found: number) => (isLargest(found) ? " ou além" : "");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "que não há caminho" : moves(answer);

export const findings: FindingSentences = {
  "wrong-number-of-moves": ({ expected, found }) =>
    `o menor número de movimentos é ${expected}, mas a resposta foi ${found}${orBeyond(found)}`,
  "says-impossible": ({ expected }) =>
    `é possível chegar à saída em ${moves(expected)}, mas a resposta foi que não é`,
  "should-be-impossible": ({ found }) =>
    `nenhum caminho leva à saída, mas a resposta foi ${moves(found)}${orBeyond(found)}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${pathSquare(place)} fica fora do tabuleiro de ${rows} x ${columns}; o tabuleiro dá a volta, então ela é ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${pathSquare(place)} está bloqueada`,
  "path-not-a-knight-move": ({ from, ...place }) =>
    `${pathSquare(place)} não está a um movimento de cavalo de ${squareName(from)}`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `o caminho termina em ${squareName(found)}, mas a saída está em ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `o passo ${step}, ${squareName(at)}, fica fora do tabuleiro de ${rows} x ${columns}`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `a casa ${squareName(at)} é visitada duas vezes, no passo ${earlierStep} e no passo ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `o número ${number} aparece em duas casas, ${squareName(earlier)} e ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `a casa ${squareName(at)} tem o número ${number}, mas os passos vão de ${first} a ${last}`,
  "step-missing": ({ at, number }) =>
    `nenhuma casa tem o número ${number}, e a casa ${squareName(at)} ficou sem número de passo`,
  "not-a-knight-move": ({ at, from, step }) =>
    `o passo ${step} vai de ${squareName(from)} para ${squareName(at)}, e isso não é um movimento de cavalo`,
  "wrong-start": ({ expected, found }) =>
    `o passeio começa em ${squareName(found)}, mas deveria começar em ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `o passeio termina depois de ${squares(found)}; ${counted(expected - found, "casa não foi visitada", "casas não foram visitadas")}, a primeira é ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `o passeio não é fechado: a última casa, ${squareName(at)}, não está a um movimento de cavalo da primeira, ${squareName(first)}`,
  "says-no-tour": (asked) => `existe um ${tour(asked)}, mas a resposta foi que não existe`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    `não existe um ${tour(asked)}, e o que foi impresso não é um: ${sentenceOf(defect, findings)}`,
  "case-wrong": (asked) => `o caso diz que não existe um ${tour(asked)}, mas este é um`,

  "exit-code": (exit) => exited(exit),
  "exit-code-forgiven": (exit) => `a resposta está certa, mas ${exited(exit)}`,
  signal: ({ signal, ...evidence }) =>
    `o programa foi encerrado pelo sinal ${signal}${meaning(signal)}${told(evidence)}`,
  "cpu-limit": ({ limitMs }) =>
    `o programa ainda estava calculando depois de ${seconds(limitMs)} de CPU, que é o limite de tempo`,
  "wall-limit": ({ limitMs, idle }) =>
    `o programa não tinha terminado depois de ${seconds(limitMs)}${idle ? ": estava parado, esperando alguma coisa" : ""}`,
  "memory-limit": ({ limitBytes }) =>
    `o programa precisou de mais de ${bytes(limitBytes)} de memória, que é o limite`,
  "output-limit": ({ limitBytes }) => `a saída do programa passou de ${bytes(limitBytes)}, que é o limite`,
  "file-size-limit": ({ limitBytes }) =>
    `o programa gravou um arquivo de mais de ${bytes(limitBytes)}, que é o limite`,
  "space-limit": ({ limitBytes }) =>
    `os arquivos do programa ocuparam mais de ${bytes(limitBytes)}, que é o limite`,

  "not-compiled": (finding) =>
    finding.quote === undefined
      ? "o compilador falhou sem dizer nada"
      : `o programa não compila: ${complaint(finding)}`,
  "not-utf8": ({ file, line }) =>
    `o programa não compila: ${file} não está em UTF-8 (linha ${line}): salve o arquivo como UTF-8`,
  "compiler-crashed": ({ signal, quote }) => `o compilador foi encerrado pelo sinal ${signal}${said(quote)}`,
  "compiler-over-limit": ({ limit, most }) => `a compilação passou do limite de ${LIMITS[limit](most)}`,

  "no-source": ({ language, instead }) => {
    if (instead) return INSTEAD[instead.what](instead.file);
    return language === undefined
      ? "não há nenhum arquivo-fonte em uma linguagem conhecida"
      : `não há nenhum arquivo-fonte em ${language}`;
  },
  "several-languages": ({ languages }) =>
    `há arquivos-fonte em ${languages.join(" e ")}: indique qual vale em submission.yaml (language: ...)`,
  "several-mains": ({ files }) =>
    `qualquer um destes pode ser o programa principal: ${files.join(", ")}; indique qual em submission.yaml (main: ...)`,
  "main-missing": ({ file }) => `o arquivo principal "${file}" não foi encontrado`,
  "name-not-text": () =>
    "o nome da pasta, ou de um arquivo dela, não é texto em UTF-8 e por isso não pode ser lido: mude esse nome",
  "files-unreadable": ({ code }) => `não foi possível ler os arquivos (${code})`,
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `a pasta tem mais de ${bytes(mostBytes)} ou mais de ${counted(mostEntries, "arquivo ou pasta", "arquivos e pastas")}: retire o que não faz parte do programa`,
  "size-fixed": ({ rows, columns }) => `o programa só resolve tabuleiros de ${rows} x ${columns}`,
  "tour-fixed": ({ tour: kind }) =>
    `o programa só faz passeios ${kind === "closed" ? "fechados" : "abertos"}`,
  "start-fixed": ({ start }) => `o programa só faz passeios a partir de ${squareName(start)}`,
  "start-random": () => "o programa só faz passeios a partir de uma casa sorteada",
  "toolchain-missing": ({ tools }) => tools.map(missingTool).join("; "),
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    return `o programa precisa de ${versionOf(language, version)}, que não foi encontrado nesta máquina${complaints}`;
  },
  "not-square": ({ rows, columns }) =>
    `o programa recebe um só número para os dois lados do tabuleiro, e este é de ${rows} x ${columns}`,
  "no-terminal": () =>
    "o programa precisa de um terminal, e não foi possível criar um aqui (apt install bsdutils traz o script, que os cria)",
  stopped: () => "a correção foi interrompida",

  "not-started": ({ what, reason }) => `não foi possível iniciar o ${STARTED[what]}: ${reason}`,
  unmeasured: () => "a medição da execução foi danificada",
  "source-renamed": ({ file, as }) => `${file} foi compilado como ${as}, o nome da sua classe pública`,
  unstable: ({ besideMs, aloneMs, limitMs }) =>
    `o programa precisou de ${seconds(besideMs)} de CPU ao lado de outros, acima do limite de ${seconds(limitMs)}, e de ${seconds(aloneMs)} sozinho, que é o que vale`,
  "own-fault": ({ quote }) => `algo deu errado no Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `o caso ${asked} está errado, ou a referência está`,
  "certificate-incomplete": () => "o certificado não tem uma linha de rótulos para cada linha do tabuleiro",
  "certificate-label": ({ at, flaw }) => `o rótulo de ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `o certificado prova ${least(found)}, e não ${least(expected)}`,

  ...readings,
  ...diagnoses,
};

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  empty: (file) => `o arquivo-fonte ${file} está vazio`,
  archive: (file) => `não há arquivo-fonte, mas ${file} é um arquivo compactado: descompacte-o`,
  text: (file) => `não há arquivo-fonte, mas ${file} pode ser um: tire o .txt do nome`,
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} de CPU`,
  wall: seconds,
  memory: (most) => `${bytes(most)} de memória`,
  output: (most) => `${bytes(most)} de mensagens`,
  "file-size": (most) => `${bytes(most)} por arquivo`,
  space: (most) => `${bytes(most)} para todos os arquivos`,
};

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) => `no máximo ${counted(most, "processo", "processos")} ou threads ao mesmo tempo`,
  "open-files": (most) => `no máximo ${counted(most, "arquivo aberto", "arquivos abertos")} ao mesmo tempo`,
  space: (most) => `no máximo ${bytes(most)} de arquivos`,
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "não é 0, embora seja C",
  negative: "é negativo",
  "on-blocked": "está em uma casa bloqueada",
  "zero-elsewhere": "é 0, embora não seja C",
  "unlike-neighbours": "não combina com os dos vizinhos",
  "none-nearer": "não tem nenhum vizinho mais próximo de C",
};

const STARTED: Readonly<Record<Finding<"not-started">["what"], string>> = {
  program: "programa",
  compiler: "compilador",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "ele usou memória que não é dele",
  SIGABRT: "ele mesmo se interrompeu",
  SIGFPE: "provavelmente uma divisão por zero",
  SIGILL: "uma instrução que não existe",
  SIGBUS: "ele usou memória que não existe",
  SIGTRAP: "ele mesmo parou onde não deveria chegar",
  SIGPIPE: "ele escreveu onde ninguém mais lê",
  SIGSYS: "ele pediu ao sistema algo que não é permitido aqui",
  SIGKILL: "veio de fora, quase sempre por falta de memória",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function pathSquare({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `a casa ${step} do caminho, ${squareName(at)},`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  const from = start ? ` a partir de ${squareName(start)}` : "";
  return `${kind === "closed" ? "passeio fechado" : "passeio"}${from}`;
}

function exited({ code, ...evidence }: Omit<Finding<"exit-code">, "kind">): string {
  return `o programa terminou com o código de saída ${code}${told(evidence)}`;
}

/** What it said itself, and the limit that it speaks of. */
function told({ quote, refusal }: Pick<Finding<"exit-code">, "quote" | "refusal">): string {
  return `${said(quote)}${refusal ? `; ele pode ter ${REFUSALS[refusal.what](refusal.most)}` : ""}`;
}

function said(quote: string | undefined): string {
  return quote === undefined ? "" : `; mensagem: ${quote}`;
}

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${place.file}, linha ${place.line}: ` : "";
  return `${where}${quote}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const cure = install === undefined ? "" : ` (${install})`;
  return closed === undefined
    ? `${command} não foi encontrado nesta máquina${cure}`
    : `${command} não pode ser lido pelos usuários que executam os programas, porque está em ${closed}${cure}`;
}
