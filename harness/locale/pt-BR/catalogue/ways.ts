import { type WayWords, wayTold } from "../../../report/catalogue/way-told.ts";

const WORDS: WayWords = {
  values: {
    board: "o tabuleiro",
    boardPath: "o nome do arquivo do tabuleiro",
    answerPath: "o nome de um arquivo para a resposta",
    rows: "o número de linhas",
    columns: "o número de colunas",
    n: "o lado do tabuleiro",
    row0: "a linha do início, contada a partir de 0",
    column0: "a coluna do início, contada a partir de 0",
    row1: "a linha do início, contada a partir de 1",
    column1: "a coluna do início, contada a partir de 1",
    square: "a casa do início, como a1",
    SQUARE: "a casa do início, como A1",
    letter: "a coluna do início como letra",
    LETTER: "a coluna do início como letra maiúscula",
    cell0: "o número da casa do início, contado a partir de 0",
    cell1: "o número da casa do início, contado a partir de 1",
    tour: "o tipo de passeio",
  },
  choices: { open: (word) => `"${word}" para aberto`, closed: (word) => `"${word}" para fechado` },
  emptyLine: "uma linha vazia",
  inOrder: (parts) => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(", depois "),
  stdin: (parts) => `na entrada padrão, ${parts}`,
  arguments: (parts) => `como argumentos, ${parts}`,
  file: (name, text) => `no arquivo ${name}, ${text}`,
  variable: (name, value) => `na variável de ambiente ${name}, ${value}`,
  folder: (name) => `ele começa na pasta ${name}`,
  staysOpen: "a entrada padrão fica aberta",
  terminal: "ele é executado em um terminal",
  answerFile: (name) => `a resposta é lida do arquivo ${name}`,
  answerOnStderr: "a resposta é lida da saída de erros",
  readWith: (declaration) => `a resposta é lida com ${declaration}`,
};

export const wayIn = wayTold(WORDS);
