import type { AnswerFormat } from "../../../answer/reading/formats.ts";
import type { Size } from "../../../case/knight.ts";
import type { Finding } from "../../../finding/index.ts";
import { declarationOf, inSentences, type ReadingSentences } from "../../../report/catalogue/catalogue.ts";
import { alternatives, quantitiesIn } from "../../../report/catalogue/quantities.ts";

const { counted } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");
const rowsOf = ({ rows, columns }: Size) => `${counted(rows, "linha", "linhas")} de ${columns}`;

export const readings: ReadingSentences = {
  "unreadable-answer": ({
    formats,
    file,
    onlyYes,
    quote,
    isOneOfMany,
    isInFile,
    onStderr,
    lacksStart,
    runTogether,
    shape,
  }) => {
    const nothing =
      onStderr === undefined
        ? "o programa não imprimiu nada e terminou sozinho, com o código de saída 0"
        : `o programa não imprimiu nada na saída padrão. Na saída de erros ele imprimiu: ${onStderr}`;
    const expected = file === undefined ? "esperado" : `esperado no arquivo ${file}`;
    return inSentences([
      "nenhuma resposta foi reconhecida",
      quote === undefined
        ? nothing
        : `${isInFile ? "o programa gravou no arquivo" : "o programa imprimiu"}${isOneOfMany ? " várias linhas, entre elas" : ""}: ${quote}`,
      onlyYes && "imprima o próprio passeio, e não só que ele existe",
      lacksStart &&
        "as casas impressas começam a um movimento de C e levam até S: imprima também C, como a primeira",
      runTogether && "há números grudados: imprima um espaço entre eles",
      shape &&
        `${isInFile ? "o arquivo tem" : "a saída tem"} ${shape.isList ? `uma lista de casas que é um passeio de ${rowsOf(shape.found)} casas` : `um bloco de ${rowsOf(shape.found)} números`}, mas o tabuleiro do caso tem ${rowsOf(shape.expected)}`,
      `${expected}: ${alternatives(
        formats.map((each) => FORMATS[each]),
        "ou",
      )}`,
    ]);
  },
  "off-board-otherwise": (finding) =>
    `a resposta foi lida com ${declarationOf(finding)}. Lida na outra ordem, ela sai do tabuleiro`,
  "every-step-a-move": (finding) =>
    inSentences([
      `a resposta foi lida com ${declarationOf(finding)}. Só assim todo passo é um movimento de cavalo`,
      finding.declared.order &&
        "se foi impressa linha por linha, veja se os números de linhas e de colunas estão trocados",
    ]),
  "start-left-out": (finding) =>
    `a resposta foi lida com ${declarationOf(finding)}: a lista começa depois da casa inicial`,
  "squares-left-out": ({ squares }) =>
    `a saída tem o que parece ser mais ${counted(squares, "casa", "casas")}. O passeio é a parte da lista em que nenhuma casa se repete`,
  "whole-from-0": () =>
    "a resposta foi lida com `counting: 0`. Cada número a partir de 0 aparece uma vez. Contando a partir de 1, faltaria uma casa",
  "last-of-several": (heard) =>
    heard.said === "tour"
      ? "foram lidos vários passeios. Vale o último"
      : `foram lidas várias respostas. Vale a última: ${answerIn(heard)}`,
  "right-if-declared": (finding) =>
    `a resposta estaria certa ${readIn(finding)}. Se é essa a intenção, escreva ${declarationOf(finding)} em answer, no submission.yaml`,
  "also-says": (heard) => `outra leitura da saída estaria certa: ${answerIn(heard)}`,
};

const FORMATS: Readonly<Record<AnswerFormat, string>> = {
  "stated-moves": 'uma frase como "68 movimentos" ou "impossível"',
  "bare-number": "um número sozinho em uma linha",
  path: "as casas do caminho de C até S",
  grid: "um tabuleiro com os números dos passos",
  numbers: "os números dos passos, um depois do outro",
  coordinates: "uma lista de coordenadas",
  squares: "uma lista de casas como a1 b3",
  cells: "os números das casas na ordem do passeio",
  "no-tour": 'uma frase como "sem solução" ou "no tour"',
  printed: "a resposta na saída padrão",
};

/** A way of reading an answer, for readers who do not know the keys of a manifest. */
export function readIn({ declared }: Pick<Finding<"read-by-convention">, "declared">): string {
  const { counting, formats, order, firstRow } = declared;
  const meanings = [
    ...(formats
      ? [
          `na forma de ${alternatives(
            formats.map((each) => FORMATS[each]),
            "ou",
          )}`,
        ]
      : []),
    ...(order ? ["com linhas e colunas trocadas"] : []),
    ...(firstRow ? [`com a primeira linha ${firstRow === "top" ? "em cima" : "embaixo"}`] : []),
    ...(counting === undefined ? [] : [`contando a partir de ${counting}`]),
  ];
  return meanings.join(" e ") || "se fosse lida de outro modo";
}

function answerIn({ said, isPath, from }: Omit<Finding<"also-says">, "kind">): string {
  const counted = (count: number) => `${isPath ? "um caminho de " : ""}${moves(count)}`;
  const answer = said === "none" ? "sem solução" : said === "tour" ? "um passeio" : counted(said);
  return from ? `${answer}, da linha ${from.line}: ${from.quote}` : answer;
}
