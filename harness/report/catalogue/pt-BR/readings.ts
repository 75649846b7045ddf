import type { AnswerFormat } from "../../../answer/formats.ts";
import type { Size } from "../../../case/knight.ts";
import type { Finding } from "../../../finding/index.ts";
import { declarationOf, type ReadingSentences } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";

const { counted } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");
const rowsOf = ({ rows, columns }: Size) => `${counted(rows, "linha", "linhas")} de ${columns}`;

/** What is said of how an output was read. */
export const readings: ReadingSentences = {
  "unreadable-answer": ({ formats, file, onlyYes, quote, onStderr, shape }) => {
    const nothing =
      onStderr === undefined
        ? "nada foi impresso"
        : `nada foi impresso na saída padrão; na saída de erros: ${onStderr}`;
    const printed = quote === undefined ? nothing : `foi impresso: ${quote}`;
    const enough = onlyYes ? "; não basta dizer que existe, é preciso mostrar" : "";
    const rows = shape
      ? `; foram encontradas ${rowsOf(shape.found)} números, e o tabuleiro tem ${rowsOf(shape.expected)}`
      : "";
    const where = file === undefined ? "" : `no arquivo ${file}: `;
    return `nenhuma resposta foi encontrada; ${printed}${enough}${rows}; procurou-se ${where}${formats.map((each) => FORMATS[each]).join("; ")}`;
  },
  "off-board-otherwise": (finding) =>
    `a resposta foi lida com ${declarationOf(finding)}: na outra ordem, sai do tabuleiro`,
  "every-step-a-move": (finding) =>
    `a resposta foi lida com ${declarationOf(finding)}: só assim todo passo é um movimento de cavalo`,
  "whole-from-0": () =>
    "a resposta foi lida com `counting: 0`: cada número a partir de 0 aparece uma vez; a partir de 1, faltaria uma casa",
  "last-of-several": ({ said: answer }) =>
    `foram impressas várias respostas; valeu a última, ${answerOf(answer)}`,
  "right-if-declared": (finding) =>
    `a resposta estaria certa ${otherwise(finding)}; se é essa a intenção, escreva ${declarationOf(finding)} em answer, no submission.yaml`,
  "also-says": ({ said: answer }) => `o programa também diz ${answerOf(answer)}, e isso estaria certo`,
};

const FORMATS: Readonly<Record<AnswerFormat, string>> = {
  "stated-moves":
    'um número ao lado de uma palavra como "movimentos" ou "moves", ou que é impossível, em uma das formas usuais',
  "bare-number": "um número sozinho em uma linha",
  path: "as casas do caminho de C até S",
  grid: "um tabuleiro com os números dos passos",
  numbers: "os números dos passos, um depois do outro",
  coordinates: "uma lista de coordenadas",
  squares: "uma lista de casas como a1 b3",
  cells: "os números das casas na ordem do passeio",
  "no-tour": '"sem solução" ou "no tour", em uma das formas usuais',
};

/** How else an answer may be meant, for readers who do not know the keys of a manifest. */
function otherwise({ declared }: Finding<"right-if-declared">): string {
  const { counting, order, firstRow } = declared;
  const meanings = [
    ...(order ? ["com linhas e colunas trocadas"] : []),
    ...(firstRow ? [`com a primeira linha ${firstRow === "top" ? "em cima" : "embaixo"}`] : []),
    ...(counting === undefined ? [] : [`contando a partir de ${counting}`]),
  ];
  return meanings.join(" e ") || "se fosse lida de outro modo";
}

function answerOf(answer: Finding<"also-says">["said"]): string {
  if (answer === "none") return "que não há";
  return answer === "tour" ? "um passeio" : moves(answer);
}
