import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import type { ArchiveFault, Omission } from "../../../finding/notice.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { onTorus } from "../../../finding/view.ts";
import type { Deniable, LimitName } from "../../../run/outcome.ts";
import { declarationOf, type FindingSentences, inSentences, sentenceOf } from "../catalogue.ts";
import { isLeast, quantitiesIn, versionOf } from "../quantities.ts";
import { startNamed } from "../start-named.ts";
import { customSentences } from "./custom.ts";
import { diagnoses } from "./diagnoses.ts";
import { glossOf } from "./glosses.ts";
import { readings } from "./readings.ts";

const startName = startNamed("lida como");

const { bytes, counted, seconds } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");
const squares = (count: number) => counted(count, "casa", "casas");

/** The largest number that is read also stands for all larger ones. */
const orBeyond = (found: number) => (isLargest(found) ? (found > 0 ? " ou mais" : " ou menos") : "");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "que não é possível chegar à saída" : moves(answer);

export const findings: FindingSentences = {
  "wrong-number-of-moves": ({ expected, found }) =>
    `o menor número de movimentos é ${expected}, mas o programa respondeu ${found}${orBeyond(found)}`,
  "says-impossible": ({ expected }) =>
    `é possível chegar à saída em ${moves(expected)}, mas o programa diz que é impossível`,
  "should-be-impossible": ({ found }) =>
    `não é possível chegar à saída, mas o programa respondeu ${moves(found)}${orBeyond(found)}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${pathStep(place)}, fica fora do tabuleiro de ${rows} x ${columns}. O tabuleiro dá a volta, então essa é a casa ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${pathStep(place)}, é uma casa bloqueada`,
  "path-not-a-knight-move": ({ from, at, step }) =>
    `o passo ${step} do caminho vai de ${squareName(from)} para ${squareName(at)}, e isso não é um movimento de cavalo`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `o caminho termina em ${squareName(found)}, mas a saída está em ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `o passo ${step}, ${squareName(at)}, fica fora do tabuleiro de ${rows} x ${columns}`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `a casa ${squareName(at)} é visitada no passo ${earlierStep} e de novo no passo ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `o número ${number} aparece em ${squareName(earlier)} e de novo em ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `a casa ${squareName(at)} tem o número ${number}, mas os passos vão de ${first} a ${last}`,
  "step-missing": ({ at, number }) =>
    `nenhuma casa tem o número ${number}. A casa ${squareName(at)} ficou sem número de passo`,
  "not-a-knight-move": ({ at, from, step }) =>
    `o passo ${step} vai de ${squareName(from)} para ${squareName(at)}, e isso não é um movimento de cavalo`,
  "wrong-start": ({ expected, ...start }) =>
    `o passeio começa em ${startName(start)}, mas deveria começar em ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `o passeio termina depois de ${squares(found)}. ${notVisited(expected - found)} ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `o passeio não é fechado. A última casa, ${squareName(at)}, não está a um movimento de cavalo da primeira, ${squareName(first)}`,
  "says-no-tour": (asked) => `existe um ${tour(asked)}, mas o programa diz que não encontrou nenhum`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    inSentences([
      `não existe um ${tour(asked)}, então a resposta certa é "sem solução"`,
      `o passeio impresso não está certo: ${sentenceOf(defect, findings)}`,
    ]),
  "case-wrong": (asked) => `o caso diz que não existe um ${tour(asked)}, mas o programa imprimiu um`,

  ...customSentences,

  "exit-code": (exit) => exited("o programa", exit),
  refused: ({ what, most }) =>
    inSentences(["o programa diz que algo lhe foi recusado", REFUSALS[what](most)]),
  "exit-code-forgiven": (exit) => exited("a resposta foi julgada, mas o programa", exit),
  signal: (end) => signalled("o programa", end),
  "signal-forgiven": (end) => signalled("a resposta está completa e vale, mas depois o programa", end),
  "arguments-too-long": ({ limitBytes, together }) =>
    `os argumentos são mais longos do que o sistema permite (${bytes(limitBytes)} ${together ? "ao todo" : "cada um"}). Leia o tabuleiro da entrada padrão ou do arquivo`,
  "input-too-large": ({ limitBytes }) =>
    `o submission.yaml pede mais entrada do que um programa recebe (${bytes(limitBytes)}). Use cada marcador uma vez só`,
  "cpu-limit": ({ limitMs }) =>
    `o programa ainda estava calculando depois de ${seconds(limitMs)} de CPU, que é o limite`,
  "wall-limit": ({ limitMs, idle, cpuMs, starvedMs, onStderr }) =>
    inSentences([
      `o programa ainda estava rodando depois de ${seconds(limitMs)} de relógio, que é o limite`,
      cpuMs !== undefined && `tinha usado ${seconds(cpuMs)} de CPU`,
      idle && "calculou pouco, e dormia ou esperava alguma coisa",
      starvedMs !== undefined &&
        `outros ${seconds(starvedMs)}, em que os processadores estavam com outros programas, não contaram`,
      onStderr !== undefined && `na saída de erros ele imprimiu: ${onStderr}`,
    ]),
  "waits-for-input": () =>
    "o programa leu toda a entrada, ficou esperando mais e não tinha imprimido resposta. Não vem mais nada",
  "not-run-too-slow": ({ timeOuts }) =>
    `não foi executado: o programa passou do tempo em pelo menos ${timeOuts} casos anteriores e no último`,
  "memory-limit": ({ limitBytes }) =>
    `o programa precisou de mais memória do que o limite de ${bytes(limitBytes)}`,
  "output-limit": ({ limitBytes }) =>
    `o programa imprimiu ou gravou mais do que o limite de ${bytes(limitBytes)}`,
  "file-size-limit": ({ limitBytes }) =>
    `o programa gravou um arquivo maior do que o limite de ${bytes(limitBytes)}`,
  "space-limit": ({ limitBytes }) =>
    `os arquivos do programa ocuparam mais do que o limite de ${bytes(limitBytes)}`,

  "other-versions": ({ graded, isTie, isAbout, others }) => {
    const newest = `o ${isTie ? "último por nome dos mais novos" : "mais novo"}${isAbout ? " dos que parecem tratar deste problema" : ""}`;
    const reason = isAbout === "only" ? "o único que parece tratar deste problema" : newest;
    return `há mais de um programa. Valeu ${graded}, ${reason}, e não ${others.join(", ")}`;
  },
  "scripts-aside": ({ files }) =>
    `estes arquivos parecem desenhar ou testar o que o programa encontra, e não foram avaliados: ${files.join(", ")}. Se um deles é o programa, indique-o em submission.yaml (main: ...)`,
  "other-languages": ({ files }) =>
    `estes arquivos estão em linguagens que o Cavalo não conhece e não foram avaliados: ${files.join(", ")}. Se um deles é o programa, um manifesto do professor pode dizer como ele é compilado e executado (build: ..., run: ...)`,
  "other-mains": ({ taken, isMarked, others }) =>
    `${taken} valeu como programa principal, ${isMarked ? "porque diz que é um" : "por causa do nome"}. Arquivos que talvez sejam outros programas não foram avaliados: ${others.join(", ")}. Se o certo é um deles, indique-o em submission.yaml (main: ...)`,
  "name-like-another": ({ others }) =>
    `o nome se parece com o de outro aluno: ${others.join(", ")}. Confira se cada um recebe a nota certa`,
  "keys-ignored": ({ keys }) =>
    `estas chaves de submission.yaml foram ignoradas, porque só o professor pode usá-las: ${keys.join(", ")}`,
  "heard-by-evidence": ({ case: asked, line, quote: said, right, cases }) =>
    `a resposta foi lida em linhas como a linha ${line} de ${asked}: ${said}. Outra linha parece mais uma resposta, mas esta está certa em ${right} de ${cases} casos`,
  "also-found": ({ case: asked, file, line, column, quote: said }) =>
    `as verificações do compilador (-fsanitize) também apontam ${file}, linha ${line}, coluna ${column}, em ${asked}: ${said}. Com elas o programa faz o mesmo, portanto essa não é a causa`,
  "own-way": ({ way, right, cases, onlyOpen, madeUp }) =>
    `o programa recebe a entrada de outro jeito que não o do enunciado, com o qual acerta ${right} de ${counted(cases, "caso pequeno escolhido", "casos pequenos escolhidos")} para isso: ${way}. ${onlyOpen ? "Desse jeito ele não fica sabendo que passeios devem ser fechados. " : ""}${madeUp ? "Ele pede um valor cujo sentido não se conhece: o que recebe foi inventado, e outro pode servir melhor. " : ""}Para manter esse jeito, escreva isso em submission.yaml`,
  "no-way-found": ({ ways, isRightSomewhere }) =>
    `${isRightSomewhere ? "as respostas certas nos menores casos não mostram que o programa lê a entrada" : "o programa não acertou nenhum dos menores casos que têm solução"}, e uma busca por ${counted(ways, "palpite", "palpites")} de como dar a entrada não trouxe prova. Se ele não lê a entrada como o enunciado pede, diga em submission.yaml como a recebe`,
  "read-by-convention": ({ right, cases, ...finding }) =>
    `os passeios foram lidos com ${declarationOf(finding)}: assim ${right} de ${cases} estão certos`,
  "machines-lost": ({ machines }) =>
    `${machines} máquinas caíram enquanto executavam este programa. Avalie-o de novo, ou veja o que ele faz`,
  "heard-alone": ({ writtenMib }) =>
    `as saídas que podem ser lidas têm ${writtenMib} MiB ao todo, demais para ler uma à luz das outras. Cada uma foi lida sozinha: confira as que não foram aceitas`,
  "number-for-none": ({ number }) =>
    `em todo caso sem caminho o programa responde ${number}. Se isso quer dizer "impossível", escreva \`impossible: [${number}]\` em answer, no submission.yaml`,
  "two-conventions": ({ right, cases, onTrials, ...finding }) =>
    `ou os passeios começam em casas erradas, ou as casas são escritas de outro modo. Com ${declarationOf(finding)}, ${right} de ${onTrials ? counted(cases, "caso pequeno escolhido para isso", "casos pequenos escolhidos para isso") : counted(cases, "passeio", "passeios")} ${right === 1 ? "estaria certo" : "estariam certos"}. Se for essa a intenção, escreva isso em answer, no submission.yaml`,
  "two-readings": ({ case: asked, taken, other }) =>
    inSentences([
      `a saída tem duas respostas possíveis, e nada mostra qual delas vale. Em ${asked}, a linha ${other.line} diz: ${other.quote}`,
      taken && `A linha ${taken.line} diz: ${taken.quote}`,
    ]),
  "fixed-found": ({ fixed, cases }) =>
    `os testes do programa não mostraram que se possa pedir a ele outra coisa que não \`fixed: ${fixed}\`. Se não for possível, escreva isto no manifesto dele: ${counted(cases, "caso não será executado", "casos não serão executados")}`,
  "not-judged": ({ cases, points }) =>
    `${counted(cases, "caso não foi avaliado", "casos não foram avaliados")} (${counted(points, "ponto", "pontos")}). Só o professor pode decidir a nota`,
  "left-out": ({ file, reason, others }) =>
    inSentences([
      `${file} ficou de fora, porque ${OMITTED[reason]}`,
      others > 0
        ? `${counted(others, "outro item também ficou", "outros itens também ficaram")} de fora`
        : undefined,
    ]),
  "archive-left-out": ({ file, fault }) => `${file} ficou de fora, porque ${CLOSED[fault]}`,

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

  "no-source": ({ language, instead, notSearched }) =>
    inSentences([
      instead
        ? INSTEAD[instead.what](instead.file)
        : `nenhum arquivo-fonte em ${language ?? "uma linguagem conhecida"} foi encontrado`,
      notSearched && `pastas em que não se procurou: ${notSearched.join(", ")}`,
    ]),
  "archive-closed": ({ file, fault }) =>
    `o programa está em ${file}, que não foi descompactado, porque ${CLOSED[fault]}`,
  "several-languages": ({ languages, names }) =>
    `há arquivos-fonte em ${languages.join(" e ")}. Indique qual linguagem vale em submission.yaml (language: ${names.join(" ou ")})`,
  "several-mains": ({ files }) =>
    `não está claro que arquivo tem o programa principal: ${files.join(", ")}. Indique qual em submission.yaml (main: ...)`,
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
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `a pasta tem mais de ${bytes(mostBytes)} ou mais de ${counted(mostEntries, "arquivo ou pasta", "arquivos e pastas")}. Retire o que não faz parte do programa`,
  "size-fixed": ({ rows, columns, presumed }) =>
    presumed
      ? `chamado do modo que foi encontrado, o programa não mostrou outro tabuleiro que não o de ${rows} x ${columns}`
      : `o programa só funciona em tabuleiros de ${rows} x ${columns}`,
  "tour-fixed": ({ tour: kind, presumed }) =>
    presumed
      ? `os testes do programa não mostraram que se possa pedir a ele passeios ${kind === "closed" ? "abertos" : "fechados"}`
      : `o programa só faz passeios ${kind === "closed" ? "fechados" : "abertos"}`,
  "start-fixed": ({ start, presumed }) =>
    presumed
      ? `chamado do modo que foi encontrado, o programa não mostrou passeio de outra casa que não ${squareName(start)}`
      : `o programa só faz passeios a partir de ${squareName(start)}`,
  "start-random": ({ presumed }) =>
    presumed
      ? "os testes do programa não mostraram que se possa dizer a ele o início, que pode mudar com a execução ou com o tabuleiro"
      : "o programa só faz passeios a partir de uma casa sorteada",
  "toolchain-missing": ({ tools }) =>
    `não foi encontrado nesta máquina: ${tools.map(missingTool).join(", ")}`,
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    const least = `${isLeast(version) ? "pelo menos de" : "de"} ${versionOf(language, version)}`;
    return `o programa precisa ${least}, que não foi encontrado nesta máquina${complaints}`;
  },
  "library-missing": ({ library, quote: words }) =>
    `o programa precisa de ${library}, que o compilador ou o interpretador não encontrou nesta máquina${words === undefined ? "" : ` (${words})`}`,
  "display-missing": ({ quote: words }) =>
    `o programa desenha em uma janela ou em uma página da web, e aqui os programas não têm tela${words === undefined ? "" : ` (${words})`}`,
  "not-square": ({ rows, columns }) =>
    `o programa recebe um só número para os dois lados do tabuleiro, mas este tabuleiro é de ${rows} x ${columns}`,
  "no-terminal": () =>
    "o programa precisa de um terminal, mas não é possível criar um aqui. O comando script cria terminais (apt install bsdutils)",
  "proof-not-needed": () => "nenhuma nota depende deste caso, por isso ele não foi provado",
  stopped: () => "a correção foi interrompida",

  "not-started": ({ what, reason }) => `não foi possível iniciar o ${STARTED[what]}: ${reason}`,
  unmeasured: ({ busy }) =>
    busy
      ? `a máquina estava ocupada demais: outros programas tiveram os processadores por ${seconds(busy.starvedMs)} dos ${seconds(busy.wallMs)} desta execução. Avalie de novo`
      : "as medições desta execução se perderam",
  "include-misspelled": ({ file, included, header }) =>
    `${file} inclui ${included}, mas o arquivo é ${header}. Foi compilado como se os dois nomes fossem iguais. No Windows e no macOS são, no Linux não`,
  "source-renamed": ({ file, as }) => `${file} foi compilado como ${as}, o nome da sua classe pública`,
  unstable: ({ besideMs, aloneMs, limitMs }) =>
    `ao lado de outros programas, ele precisou de ${seconds(besideMs)} de CPU, acima do limite de ${seconds(limitMs)}. Sozinho, precisou de ${seconds(aloneMs)}, e é isso que vale`,
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
  test: (file) => `não há arquivo-fonte além dos de testes, como ${file}`,
  empty: (file) => `o arquivo-fonte ${file} está vazio`,
  large: (file) => `o arquivo-fonte ${file} é grande demais para ser lido`,
  archive: (file) => `não há arquivo-fonte, mas ${file} é um arquivo compactado. Descompacte-o`,
  text: (file) => `não há arquivo-fonte, mas ${file} pode ser um. Tire o .txt do nome`,
  notebook: (file) =>
    `não há arquivo-fonte, mas ${file} é um notebook. Exporte o código para um arquivo-fonte`,
  document: (file) => `não há arquivo-fonte, mas ${file} é um documento. Entregue o próprio arquivo-fonte`,
  compiled: (file) => `não há arquivo-fonte, mas ${file} está compilado. Entregue o arquivo-fonte dele`,
  "other-language": (file) =>
    `não há arquivo-fonte em uma linguagem conhecida, e ${file} é de outra linguagem`,
};

const OMITTED: Readonly<Record<Omission, string>> = {
  link: "é um link",
  "not-a-file": "não é arquivo nem pasta",
  unreadable: "não pode ser lido",
  "too-large": "é grande demais",
  "too-deep": "está em pastas demais, uma dentro da outra",
  "too-many": "há arquivos demais",
  "path-too-long": "o caminho é longo demais",
  changed: "mudou enquanto era copiado",
  "path-outside": "o caminho sai do arquivo compactado",
  "same-name": "outro item tem o mesmo nome",
};

const CLOSED: Readonly<Record<ArchiveFault, string>> = {
  encrypted: "pede uma senha",
  damaged: "está danificado",
  "unknown-format": "não é um arquivo zip, tar, rar nem 7z",
  "too-large": "contém coisas demais",
  "too-deep": "está dentro de outros arquivos compactados demais",
  "no-unpacker": "7z e rar precisam do pacote 7z-wasm. Digite npm install 7z-wasm na pasta do Cavalo",
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} de CPU`,
  wall: (ms) => `${seconds(ms)} de relógio`,
  memory: (most) => `${bytes(most)} de memória`,
  output: (most) => `${bytes(most)} de mensagens`,
  "file-size": (most) => `${bytes(most)} por arquivo`,
  space: (most) => `${bytes(most)} para todos os arquivos`,
};

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) =>
    `o limite é de ${counted(most, "processo ou thread", "processos e threads")} ao mesmo tempo`,
  "open-files": (most) =>
    `o limite é de ${counted(most, "arquivo aberto", "arquivos abertos")} ao mesmo tempo`,
  space: (most) => `o limite é de ${bytes(most)} de arquivos`,
  writing: (most) => `um programa só pode gravar no seu diretório de trabalho, no máximo ${bytes(most)}`,
  network: () => "um programa não pode usar a rede",
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

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "ele acessou memória que não é dele",
  SIGABRT: "ele abortou: abort(), um assert que falhou ou memória corrompida",
  SIGFPE: "provavelmente uma divisão por zero",
  SIGILL: "uma instrução inválida",
  SIGBUS: "ele acessou memória que não existe",
  SIGTRAP: "ele chegou a uma armadilha do compilador, por exemplo onde falta um return",
  SIGPIPE: "ele escreveu em um pipe que ninguém mais lê",
  SIGSYS: "ele fez uma chamada de sistema que não é permitida aqui",
  SIGKILL: "veio de fora, quase sempre por falta de memória",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function pathStep({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `o passo ${step} do caminho, ${squareName(at)}`;
}

function notVisited(count: number): string {
  return count === 1 ? "1 casa não foi visitada:" : `${count} casas não foram visitadas, a primeira é`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  const from = start ? ` a partir de ${squareName(start)}` : "";
  return `${kind === "closed" ? "passeio fechado" : "passeio"}${from}`;
}

function signalled(subject: string, { signal, quote, refusal }: Omit<Finding<"signal">, "kind">): string {
  return inSentences([
    `${subject} foi encerrado pelo sinal ${signal}${meaning(signal)}`,
    said(quote),
    limitOf(refusal),
  ]);
}

function exited(subject: string, { code, quote, refusal }: Omit<Finding<"exit-code">, "kind">): string {
  return inSentences([`${subject} terminou com o código de saída ${code}`, said(quote), limitOf(refusal)]);
}

function said(quote: string | undefined): string | undefined {
  return quote === undefined ? undefined : `mensagem: ${quote}`;
}

/** The limit that explains a program's own error message. */
function limitOf(refusal: Finding<"exit-code">["refusal"]): string | undefined {
  return refusal && REFUSALS[refusal.what](refusal.most);
}

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${place.file}, linha ${place.line}: ` : "";
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
