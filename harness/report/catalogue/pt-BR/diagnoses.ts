import { squareName } from "../../../case/square-schema.ts";
import type { IdeaName, StartIdeaName } from "../../../finding/ideas.ts";
import type { CauseSentences } from "../catalogue.ts";
import { boardInLine, quantitiesIn, signed } from "../quantities.ts";

const { counted, number } = quantitiesIn("pt-BR");

const moves = (answer: number | "impossible") =>
  answer === "impossible" ? '"impossível"' : counted(answer, "movimento", "movimentos");
const instead = ({ expected, found }: Record<"expected" | "found", number | "impossible">) =>
  `${moves(found)} em vez de ${moves(expected)}`;
const squaresLeft = (count: number) => counted(count, "casa por visitar", "casas por visitar");

/** What may be the cause of what is wrong. */
export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) => {
    const small =
      example && `; no pequeno tabuleiro ${boardInLine(example.board)} isso dá ${instead(example)}`;
    return `todas as respostas são como se ${IDEAS[idea]}; em ${asked} isso dá ${instead(given)}${small ?? ""}`;
  },
  "first-way": ({ case: asked, ...given }) =>
    `toda resposta é o comprimento de um caminho até a saída, mas quase nunca do menor: em ${asked}, ${instead(given)}; é o que acontece quando a busca vai primeiro em profundidade e fica com o primeiro caminho que encontra`,
  "fails-off-square": ({ case: asked, cases }) =>
    `o programa terminou com erro em ${counted(cases, "tabuleiro", "tabuleiros")}, a começar por ${asked}, nenhum deles quadrado, e acerta em todos os que são; veja onde linhas podem estar no lugar de colunas`,
  "wrong-start-idea": ({ idea, case: asked, expected, found }) =>
    `${START_IDEAS[idea]}: em ${asked} o passeio começa em ${squareName(found)} em vez de ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `toda resposta é que não existe passeio, também em ${wrong} tabuleiros que têm um, a começar por ${asked}; veja se a busca volta atrás quando fica sem saída`,
  "slow-growth": ({ exponent, uncertainty, runs }) =>
    `o tempo cresce como n^${number(exponent)} (± ${number(uncertainty)}) com o lado n do tabuleiro, segundo ${runs} execuções que chegaram ao fim; o número de casas cresce como n^2`,
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `${file}, linha ${line}, coluna ${column}: ${quote}; é o que diz uma segunda opinião, mais uma execução em ${asked} com as verificações do próprio compilador`,

  "dead-end": ({ at, left, rescue }) => {
    const saved =
      rescue &&
      `; de volta ao passo ${rescue.step}, ${squareName(rescue.from)}, um movimento para ${squareName(rescue.to)} teria levado até o fim`;
    return `o cavalo ficou sem saída em ${squareName(at)}, com ${squaresLeft(left)}${saved ?? ""}`;
  },
  "stopped-early": ({ at, to, left }) =>
    `o cavalo ainda podia ir de ${squareName(at)} para ${squareName(to)}, com ${squaresLeft(left)}`,
  "numbers-shifted": ({ first, last }) =>
    `os números vão de ${first} a ${last}: contado a partir de 1, seria um passeio certo`,
  "start-not-counted": ({ at, number: step }) =>
    `a segunda casa, ${squareName(at)}, tem o número ${step}, que a casa inicial já tem: contando a casa inicial, seria um passeio certo`,
  "last-number-twice": ({ number: step }) =>
    `o número ${step} aparece em duas casas: com ${step + 1} na última, seria um passeio certo`,
  "tour-reversed": () => "do fim para o começo, seria um passeio certo",
  "illegal-vector": ({ vector: [down, right], times, at, from, step }) =>
    `${times} movimentos andam (${signed(down)}, ${signed(right)}), o primeiro no passo ${step}, de ${squareName(from)} para ${squareName(at)}; veja se ele está na tabela de movimentos`,
  "uncaught-error": ({ error, file, line, code }) =>
    `${error} em ${file}, linha ${line}${code === undefined ? "" : `: ${code}`}`,
};

/** Completes "todas as respostas são como se ...". */
const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "o tabuleiro não desse a volta nas bordas",
  "wraps-rows-only": "o tabuleiro só desse a volta nas bordas de cima e de baixo, e não nas laterais",
  "wraps-columns-only": "o tabuleiro só desse a volta nas bordas laterais, e não nas de cima e de baixo",
  "wraps-forward-only":
    "o tabuleiro só desse a volta para baixo e para a direita, e não para cima e para a esquerda",
  "wraps-backward-only":
    "o tabuleiro só desse a volta para cima e para a esquerda, e não para baixo e para a direita",
  "wraps-off-by-one": "o tamanho do tabuleiro estivesse errado por um na volta das bordas",
  "wraps-one-too-far": "um movimento que passa da borda entrasse uma casa longe demais",
  "stops-at-the-edge": "um movimento que passa da borda parasse nela",
  "bounces-off-the-edge": "um movimento que passa da borda fosse refletido nela",
  "sizes-exchanged": "o número de linhas e o de colunas estivessem trocados na volta das bordas",
  "move-missing": "faltasse um dos oito movimentos na tabela de movimentos",
  "move-mistyped": "um número da tabela de movimentos fosse outro",
  "half-of-the-moves": "só quatro dos oito movimentos fossem feitos",
  "moves-as-a-king": "a peça andasse como um rei, uma casa em cada direção",
  "moves-as-a-camel": "a peça andasse três casas e uma, em vez de duas e uma",
  "walks-through-x": "fosse possível entrar nas casas bloqueadas",
  "always-impossible": "não fosse possível entrar na saída; veja se S conta como casa livre",
  "cannot-jump": "o cavalo não pudesse saltar uma casa bloqueada ao lado dele",
  "obstacles-forgotten-at-the-seam":
    "fosse possível entrar nas casas bloqueadas com um movimento que passa da borda",
  "square-from-rows": "a largura do tabuleiro fosse igual à altura",
  "square-from-columns": "a altura do tabuleiro fosse igual à largura",
  "first-row-skipped": "a primeira linha não existisse",
  "last-row-lost": "a última linha não existisse",
  "last-column-lost": "a última coluna não existisse",
  "blank-line-as-a-row": "houvesse uma linha a mais depois da última; veja como o fim da última linha é lido",
  "line-end-as-a-column": "houvesse uma coluna a mais depois da última; veja como os fins de linha são lidos",
  "start-transposed": "a linha e a coluna de C estivessem trocadas",
  "exit-transposed": "a linha e a coluna de S estivessem trocadas",
  "one-too-many": "fossem contadas as casas do caminho, e não os movimentos: um a mais",
  "one-too-few": "um dos movimentos não fosse contado: um a menos",
  "rounds-up-to-even": "um número ímpar de movimentos fosse arredondado para o par seguinte",
  "eight-bit-count": "o número de movimentos fosse guardado em oito bits, onde só cabe até 255",
  "names-a-coordinate":
    "o último número impresso fosse uma linha ou coluna de C ou S, e não o número de movimentos",
  "names-the-size": "o último número impresso fosse o tamanho do tabuleiro, e não o número de movimentos",
};

const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same": "todo passeio começa na mesma casa, qualquer que seja a casa inicial pedida",
  transposed: "linha e coluna estão trocadas, as da casa inicial ou as do passeio inteiro",
  "one-less":
    "todo passeio começa uma linha e uma coluna antes da casa inicial; linhas e colunas contam a partir de 0",
  "one-more":
    "todo passeio começa uma linha e uma coluna depois da casa inicial; linhas e colunas contam a partir de 0",
};
