import { squareName } from "../../../case/square-schema.ts";
import type { CaseProperty, IdeaDetail, LargestNumber, Pitfall, Quantity } from "../../../finding/ideas.ts";
import type { Finding } from "../../../finding/index.ts";
import { type CauseSentences, inSentences } from "../../../report/catalogue/catalogue.ts";
import { lineNamed } from "../../../report/catalogue/line-named.ts";
import { boardInLine, quantitiesIn, timesAtTwiceTheSide } from "../../../report/catalogue/quantities.ts";
import { ofNumbers, signIn } from "../../../report/catalogue/remainder.ts";
import { startNamed } from "../../../report/catalogue/start-named.ts";
import { direction } from "./direction.ts";
import { EDGE_WORDS, IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

const lineIn = lineNamed("linha", "célula");

const startName = startNamed("lida como");

const { counted, number } = quantitiesIn("pt-BR");

type Answer = number | "impossible";
type Given = Record<"expected" | "found", Answer> & Pick<Finding<"wrong-idea">, "isPath">;

const moves = (answer: Answer) =>
  answer === "impossible" ? '"impossível"' : counted(answer, "movimento", "movimentos");
const instead = ({ expected, found }: Record<"expected" | "found", Answer>) => {
  const answered = expected === "impossible" || found === "impossible" ? moves(found) : number(found);
  return `${answered} em vez de ${moves(expected)}`;
};
/** Tells an answer beside the right one. Of a path alone, the moves were counted. */
const answers = ({ isPath, ...given }: Given) =>
  isPath
    ? `o programa imprime um caminho de ${moves(given.found)} em vez de ${moves(given.expected)}`
    : `o programa responde ${instead(given)}`;
const squaresLeft = (count: number) => counted(count, "casa por visitar", "casas por visitar");
const cases = (count: number) => counted(count, "caso", "casos");

export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) =>
    inSentences([
      `todas as respostas são como se ${IDEAS[idea]}`,
      detailOf(given),
      `em ${asked} ${answers(given)}`,
      example &&
        `um tabuleiro para testar à mão: ${boardInLine(example.board)} (certo: ${moves(example.expected)}; com esse erro: ${moves(example.found)})`,
    ]),
  "first-way": ({ case: asked, ...given }) =>
    `cada resposta pode ser o tamanho de um caminho até a saída, mas muitas vezes não do menor. Em ${asked} ${answers(given)}. A busca em profundidade dá respostas assim quando fica com o primeiro caminho que encontra. A busca em largura encontra o menor caminho: ela tira da fila a casa que entrou primeiro, e não a mais nova`,
  "wrong-search": ({ idea, boards, case: asked, ...given }) =>
    `em ${counted(boards, "tabuleiro dado", "tabuleiros dados")} ao programa, a resposta errada é a de uma busca ${SEARCH_IDEAS[idea]}. Em ${asked} ${answers(given)}`,
  "next-depth": ({ case: asked, ...given }) =>
    `algumas respostas têm um movimento a mais. Em ${asked} ${answers(given)}. Uma busca que responde com a profundidade da próxima casa da fila faz isso. Use a profundidade da própria casa S`,
  "path-not-wrapped": ({ case: asked, step, at, to }) =>
    `o número de movimentos está certo, e os caminhos impressos também, se suas casas forem trazidas de volta ao tabuleiro. Em ${asked} o passo ${step} é ${squareName(at)}, e deveria ser ${squareName(to)}. A busca dá a volta nas bordas, mas as casas impressas não. Ali também, use o resto da divisão da linha e da coluna pelo tamanho do tabuleiro`,
  "same-number": ({ case: asked, cases: answered, wrong: _, ...given }) =>
    `a resposta é a mesma em todos os casos que o programa responde (${cases(answered)}). Em ${asked} ela é ${instead(given)}. Confira se o programa lê o tabuleiro que recebe`,
  "answers-vary": ({ case: asked, found: [first, second] }) =>
    `duas execuções em ${asked} deram respostas diferentes: ${moves(first)} e ${moves(second)}. Para um tabuleiro só existe uma resposta certa. Confira números aleatórios e variáveis lidas antes de receber um valor`,
  "squares-counted": ({ case: asked, ...given }) =>
    `toda resposta pode ser o número de casas por onde a busca passou, e não o de movimentos. Em ${asked} ${answers(given)}. Se 1 é somado para cada casa que sai da fila, esse é o erro. A profundidade de uma casa é a da casa anterior mais 1`,
  "closed-ignored": ({ case: asked, wrong, closed }) =>
    `de ${counted(closed, "resposta", "respostas")} onde se pede um passeio fechado, ${number(wrong)} são passeios válidos, mas abertos. Uma delas é a de ${asked}. Confira se o programa fica sabendo que o passeio deve ser fechado e se testa a última casa`,
  "denies-tours": ({ where, case: asked, wrong }) =>
    ({
      "odd-squares": `o programa diz que não existe passeio em todos os casos com um número ímpar de casas, e em mais três tabuleiros. Isso está errado em ${cases(wrong)}, por exemplo em ${asked}. Só um passeio fechado precisa de um número par de casas. Um aberto pode começar na cor dos cantos`,
      closed: `o programa encontra passeios abertos e diz, em todo caso que pede um fechado, que não existe. Isso está errado em ${cases(wrong)}, por exemplo em ${asked}. Veja como a última casa é testada`,
      some: `o programa encontra alguns passeios e diz em ${cases(wrong)} que não existe nenhum, embora exista. Um deles é ${asked}. Uma busca que volta atrás quando não há saída, e tenta todos os movimentos, o encontra. Se a sua volta atrás, veja se a casa fica livre de novo nessa hora, e se nada encerra a busca antes do último movimento`,
    })[where],
  "slow-search": ({ most, least, case: asked }) =>
    `o programa encontra passeios abertos certos em tabuleiros de até ${counted(most, "casa", "casas")}. A partir de ${counted(least, "casa", "casas")} (${asked}), ele gasta todo o tempo de cálculo na maioria dos casos. Uma busca que tenta os movimentos numa ordem fixa leva muitas vezes mais tempo a cada poucas casas a mais. A regra de Warnsdorff ajuda: tente primeiro a casa com menos movimentos livres. Veja se os movimentos livres são contados de novo a cada passo e se as casas ficam mesmo ordenadas por eles`,
  "squares-again": ({ moves: far }) =>
    `cada movimento a mais até S multiplica o tempo de cálculo. Num tabuleiro aberto de 64 x 64 casas isso aparece com ${moves(far)}. Uma busca que passa de novo e de novo pelas mesmas casas faz isso. Marque uma casa como visitada quando ela entra na fila, e veja se o programa consulta essa marca antes de pôr uma casa na fila`,
  "slow-squares": ({ squares, factor }) =>
    `o dobro de casas leva mais que o dobro do tempo de cálculo: em tabuleiros abertos de até ${counted(squares, "casa", "casas")}, cerca de ${number(factor)} vezes mais. Veja o que é feito para cada casa: procurar numa lista ou copiar o tabuleiro ou um caminho demora mais quanto mais casas há`,
  "fixed-file": ({ file, cases: count }) =>
    `em todos os casos (${count}) o programa procura o arquivo ${file}, que não existe. Pegue o nome do arquivo dos argumentos ou leia a entrada padrão`,
  "fails-off-square": ({ case: asked, cases: count }) =>
    `o programa falha em ${cases(count)}, por exemplo em ${asked}. Nenhum desses tabuleiros é quadrado. Nos casos com um tabuleiro quadrado ele acerta. Confira cada lugar que usa o número de linhas ou o de colunas: um pode estar no lugar do outro, ou dos dois`,
  "fails-only-where": ({ property, ending, cases: count, case: asked, example }) =>
    inSentences([
      `o programa ${ENDINGS[ending]} ${count === 1 ? `no único caso ${PROPERTIES[property]}, ${asked},` : `em todos os casos ${PROPERTIES[property]} (${cases(count)}), por exemplo em ${asked},`} e acerta todos os outros`,
      RIGHT_ANSWERS[property],
      example && `um tabuleiro pequeno desse tipo, em que ele também falha: ${boardInLine(example.board)}`,
    ]),
  "wrong-beyond": ({ quantity, most, least, limit, right, wrong, case: asked }) =>
    inSentences([
      `o programa acerta todos os casos com ${QUANTITIES[quantity]} até ${number(most)} (${cases(right)}) e erra todos com ${number(least)} ou mais (${cases(wrong)}), por exemplo em ${asked}`,
      limit !== undefined &&
        `outros tabuleiros mostram que ele acerta até ${number(limit)}. ${LIMITS[limit]}`,
      HINTS[quantity],
    ]),
  "wrong-start-idea": ({ idea, case: asked, expected, ...start }) =>
    `${START_IDEAS[idea]}. Em ${asked} o passeio começa em ${startName(start)} em vez de ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `toda resposta é que não existe passeio. Isso está errado em ${cases(wrong)}, por exemplo em ${asked}. Veja se o programa lê a entrada como o enunciado a dá, e se a busca volta atrás quando fica sem saída`,
  "slow-growth": ({ exponent, uncertainty, sizes }) =>
    `um tabuleiro com o dobro do lado leva cerca de ${number(timesAtTwiceTheSide(exponent))} vezes o tempo de cálculo. Ele tem 4 vezes as casas. Medido em tabuleiros de ${counted(sizes, "tamanho", "tamanhos")}: com lado n, o tempo cresce como n^${number(exponent)} (± ${number(uncertainty)})`,
  "deep-recursion": ({ error, cases: count, case: asked, ...place }) =>
    `em ${cases(count)} com muitas casas ao alcance, por exemplo em ${asked}, há chamadas demais umas dentro das outras (${error} em ${lineIn(place)}). Com poucas casas isso não acontece. Uma busca que chama a si mesma para cada casa pode descer tão fundo quanto o número de casas livres. Uma busca com fila (em largura) não desce assim, e encontra o menor caminho`,
  "negative-remainder": ({ language, quote, instead, taken = "x % n", board, case: _, ...place }) =>
    inSentences([
      `um resto (${signIn(taken)}) fica negativo em ${lineIn(place)} (${quote})`,
      `em ${language}, ${ofNumbers(taken)} é -1, e não 6. Escreva ${instead} no lugar de ${taken}, em cada linha que traz uma casa de volta ao tabuleiro`,
      `mudando apenas essa linha, o programa acerta um tabuleiro em que o movimento até S passa da borda. Como está, não acerta: ${boardInLine(board)}`,
    ]),
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `uma nova execução em ${asked} com as verificações do compilador (${column === undefined ? "-fcheck" : "-fsanitize"}) aponta ${file}, linha ${line}${column === undefined ? "" : `, coluna ${column}`}: ${quote}`,
  pitfall: ({ pitfall, quote, ...place }) =>
    inSentences([`${lineIn(place)}: ${PITFALLS[pitfall]}`, `a linha é: ${quote}`]),

  "dead-end": ({ at, left, rescue }) =>
    inSentences([
      `o cavalo ficou sem saída em ${squareName(at)}, com ${squaresLeft(left)}`,
      rescue &&
        `de volta a ${squareName(rescue.from)}, um movimento para ${squareName(rescue.to)} pode levar a um passeio completo`,
    ]),
  "stopped-early": ({ at, to, left }) =>
    `o passeio para em ${squareName(at)}, com ${squaresLeft(left)}. O cavalo ainda podia ir para ${squareName(to)}`,
  "eight-bit-steps": ({ most }) =>
    `os números impressos terminam em ${most}, e muitos aparecem de novo. Um passeio neste tabuleiro precisa de números maiores. Em oito bits não cabe mais: confira o tipo dos números dos passos`,
  "start-not-marked": ({ at, second, number: step }) =>
    `o passeio continua a partir do início: o passo 2, ${squareName(second)}, está a um movimento dele. Mas ${squareName(at)}, o início, tem o número ${step} em vez de 1. Veja se o início é marcado como visitado antes da busca`,
  "straight-end": ({ at, first }) =>
    `a última casa, ${squareName(at)}, está a três casas da primeira, ${squareName(first)}, em linha reta. O cavalo anda duas casas e uma. Se o programa testa a soma das duas distâncias, 3 + 0 dá o mesmo que 2 + 1`,
  "closed-at-the-corner": ({ at, first }) =>
    `a última casa, ${squareName(at)}, está a um movimento de cavalo de (0, 0), e não da primeira casa, ${squareName(first)}. Veja com que casa a última é comparada`,
  "dead-end-filled": ({ at, step, left }) =>
    `depois do passo ${step} o cavalo fica sem saída em ${squareName(at)}. ${left === 1 ? "A casa que resta tem" : `As ${number(left)} casas que restam têm`} um número mesmo assim, sem movimento até ${left === 1 ? "ela" : "elas"}. Veja o que o programa faz quando não há saída: ele precisa voltar atrás`,
  "numbers-skipped": ({ before, after }) =>
    `os números pulam de ${before} para ${after} e, na ordem deles, as casas são um passeio válido. Se um contador cresce a cada casa, ele precisa diminuir de novo quando a busca volta atrás`,
  "numbers-begin-anew": ({ most, squares }) =>
    `os números são os de um passeio válido de ${number(squares)} casas, mas depois de ${number(most)} recomeçam em 0. Confira o tipo dos números e o que se imprime deles (% ${number(most + 1)})`,
  "squares-kept": ({ listed, squares }) =>
    `a lista tem ${number(listed)} casas. Se de cada uma das ${number(squares)} casas só vale a última vez em que aparece, a lista é um passeio válido. Tire a casa da lista quando a busca volta atrás`,
  "beyond-the-board": ({ times, number: step, at, rows, columns }) =>
    `${counted(times, "número falta", "números faltam")}, e cada um cabe numa casa logo além do tabuleiro, na linha ${rows} ou na coluna ${columns}. O primeiro é ${step}, em ${squareName(at)}. As linhas vão de 0 a ${rows - 1} e as colunas de 0 a ${columns - 1}: veja se há \`<=\` em vez de \`<\``,
  "numbers-shifted": ({ first, last }) =>
    `os números vão de ${first} a ${last}. Contado a partir de 1, o passeio estaria certo`,
  "start-not-counted": ({ at, number: step }) =>
    `a casa inicial não conta como primeiro passo. A casa seguinte, ${squareName(at)}, tem o número ${step}. Contando a casa inicial, o passeio estaria certo`,
  "start-overwritten": ({ at, number: step }) =>
    `a casa inicial, ${squareName(at)}, tem o número ${step}. Com 1 na casa inicial, todos os passos são movimentos de cavalo. Confira se ela mantém o número dela quando o passeio se fecha`,
  "row-by-row": () =>
    "as casas vêm linha por linha, na ordem do tabuleiro. Elas deveriam vir na ordem do passeio",
  "wraps-around": ({ at, from, step }) =>
    `os passos que não são movimentos de cavalo dão a volta nas bordas do tabuleiro. O primeiro é o passo ${step}, de ${squareName(from)} para ${squareName(at)}. Neste problema o tabuleiro não dá a volta`,
  "last-number-twice": ({ number: step }) =>
    `o número ${step} aparece em duas casas. Com ${step + 1} na última, o passeio estaria certo`,
  "tour-reversed": () => "lido de trás para frente, o passeio estaria certo",
  "illegal-vector": ({ vector, times, step }) =>
    `${counted(times, "movimento vai", "movimentos vão")} ${direction(vector)} (o primeiro é o passo ${step}). O cavalo não anda assim. Confira a tabela de movimentos`,
  "uncaught-error": ({ error, code, isRecursion, ...place }) =>
    `um erro (${error}) encerrou o programa${isRecursion ? ", em chamadas dentro de chamadas, como a que está" : ""} em ${lineIn(place)}${code === undefined ? "" : `: ${code}`}`,
};

/** Example: `as bordas em questão são a de cima e a da esquerda`. */
function detailOf({ edges = [], move, instead }: IdeaDetail): string | undefined {
  const words = new Intl.ListFormat("pt-BR").format(edges.map((edge) => EDGE_WORDS[edge]));
  if (edges.length > 0)
    return `${edges.length === 1 ? "a borda em questão é" : "as bordas em questão são"} ${words}`;
  if (!move) return undefined;
  if (!instead) return `o movimento em questão é ${direction(move)}`;
  return `o movimento de ${direction(move)} vai ${direction(instead)}`;
}

/** Quantities, as they are counted. */
export const QUANTITIES: Readonly<Record<Quantity, string>> = {
  rows: "um número de linhas",
  columns: "um número de colunas",
  "longer-side": "um lado maior",
  squares: "um número de casas",
  moves: "um número de movimentos",
  searched: "um número de casas até a distância de S",
  "exit-place": "S numa posição (linha * colunas + coluna, contando de 0)",
  "exit-line": "S numa linha ou coluna (a maior das duas, contando de 0)",
};

const OF_SIZES = "Confira o tamanho dos vetores e buffers, e o maior número que cabe em cada variável";
const OF_SEARCHES =
  "Confira o espaço na fila e nos vetores, o tipo dos números e o que encerra a busca antes da hora";

const HINTS: Readonly<Record<Quantity, string>> = {
  rows: OF_SIZES,
  columns: OF_SIZES,
  "longer-side": OF_SIZES,
  squares: OF_SIZES,
  moves: OF_SEARCHES,
  searched: OF_SEARCHES,
  "exit-place": OF_SIZES,
  "exit-line": OF_SIZES,
};

/** Sentences on what a line does. */
const PITFALLS: Readonly<Record<Pitfall, string>> = {
  "rows-are-one":
    "todas as linhas criadas aqui são uma única lista. O que se escreve numa delas aparece em todas",
  "comparator-of-truths":
    "esta comparação dá verdadeiro ou falso. Para ordenar, ela tem de dar um número: negativo, 0 ou positivo",
};

const ENDINGS = {
  unread: "não imprime resposta legível",
  wrong: "erra",
  "breaks-off": "é interrompido por um erro",
  "no-end": "não termina a tempo",
  several: "falha",
};

/** Completes "o programa falha em todos os casos ...". */
export const PROPERTIES: Readonly<Record<CaseProperty, string>> = {
  "no-path": "sem caminho até S",
  "no-tour": "sem passeio",
  closed: "que pedem um passeio fechado",
};

const RIGHT_ANSWERS: Readonly<Record<CaseProperty, string | undefined>> = {
  "no-path": "ali se espera a resposta de que é impossível",
  "no-tour": "ali se espera a resposta de que não existe passeio",
  closed: undefined,
};

/** Sentences on types that a number is the largest of. */
const LIMITS: Readonly<Record<LargestNumber, string>> = {
  127: "Em uma variável de oito bits com sinal (char em C, byte em Java) não cabe mais. Em Java, o == só compara objetos Integer pelo número até 127: use equals",
  255: "Em uma variável de oito bits não cabe mais",
  32767: "16 bits com sinal não guardam mais",
  65535: "16 bits não guardam mais",
};
