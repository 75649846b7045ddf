import { type WayWords, wayTold } from "../../../report/catalogue/way-told.ts";

const WORDS: WayWords = {
  values: {
    board: "el tablero",
    boardPath: "el nombre del archivo del tablero",
    answerPath: "el nombre de un archivo para la respuesta",
    rows: "el número de filas",
    columns: "el número de columnas",
    n: "el lado del tablero",
    row0: "la fila del inicio, contada desde 0",
    column0: "la columna del inicio, contada desde 0",
    row1: "la fila del inicio, contada desde 1",
    column1: "la columna del inicio, contada desde 1",
    square: "la casilla del inicio, como a1",
    SQUARE: "la casilla del inicio, como A1",
    letter: "la columna del inicio como letra",
    LETTER: "la columna del inicio como letra mayúscula",
    cell0: "el número de la casilla del inicio, contado desde 0",
    cell1: "el número de la casilla del inicio, contado desde 1",
    tour: "el tipo de recorrido",
  },
  choices: { open: (word) => `"${word}" para abierto`, closed: (word) => `"${word}" para cerrado` },
  emptyLine: "una línea vacía",
  inOrder: (parts) => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(", después "),
  stdin: (parts) => `por la entrada estándar, ${parts}`,
  arguments: (parts) => `como argumentos, ${parts}`,
  file: (name, text) => `en el archivo ${name}, ${text}`,
  variable: (name, value) => `en la variable de entorno ${name}, ${value}`,
  folder: (name) => `empieza en la carpeta ${name}`,
  staysOpen: "la entrada estándar queda abierta",
  terminal: "se ejecuta en una terminal",
  answerFile: (name) => `la respuesta se lee del archivo ${name}`,
  answerOnStderr: "la respuesta se lee de la salida de errores",
  readWith: (declaration) => `la respuesta se lee con ${declaration}`,
};

export const wayIn = wayTold(WORDS);
