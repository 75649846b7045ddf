import type { Texts } from "../../language.ts";

export const caseTexts = (): Texts => ({
  "the row ends in a carriage return. Save the board with Unix line ends":
    "la línea termina en un retorno de carro. Guarda el tablero con fines de línea de Unix",
  "the last row does not end with a newline": "la última línea no termina con un salto de línea",
  "the board is empty": "el tablero está vacío",
  "this row has {0} squares, but the first has {1}":
    "esta fila tiene {0} casillas, pero la primera tiene {1}",
  "{0} is not a square. A board has only x . C S": "{0} no es una casilla. Un tablero solo tiene x . C S",
  "the board has no {0}": "el tablero no tiene {0}",
  "a second {0}": "un segundo {0}",
  "exists already": "ya existe",
  "was made from seed {0}": "se hizo con la semilla {0}",
  "is missing": "falta",
  "matches seed {0}": "corresponde a la semilla {0}",
  "does not match seed {0}": "no corresponde a la semilla {0}",
  "is kept, because the folder has no board with this name":
    "se conserva, porque la carpeta no tiene un tablero con este nombre",
  "is replaced by {0}": "se reemplazó por {0}",
  "the board is not made from a seed (generator: ...)":
    "el tablero no se hace con una semilla (generator: ...)",
  "the case needs an answer to search for (answer: ...)":
    "el caso necesita una respuesta que buscar (answer: ...)",
  "none of the first million seeds gives the answer {0}":
    "ninguna del primer millón de semillas da la respuesta {0}",
  "no board of these cases is made from a seed": "ningún tablero de estos casos se hace con una semilla",
  "line {0}, column {1}": "línea {0}, columna {1}",
  "its size": "el tamaño",
  "its number of open squares": "el número de casillas libres",
  "its answer": "la respuesta",
  "{0} is {1} instead of {2}": "{0} es {1} en vez de {2}",
  "It has no groups": "No tiene grupos",
  "Its groups are {0}": "Sus grupos son {0}",
  'problem.yaml has no group "{0}". {1}': 'problem.yaml no tiene un grupo "{0}". {1}',
  "no such file. It must say which problem the cases beside it belong to (problem: {0}) and its title (title: ...)":
    "este archivo no existe. Debe decir a qué problema pertenecen los casos que están a su lado (problem: {0}) y su título (title: ...)",
  "the right answer is missing (answer: ...), and the problem has no reference that could give it":
    "falta la respuesta correcta (answer: ...), y el problema no tiene una referencia que pueda darla",
  "problem.yaml asks for {{0}}, which has no value here": "problem.yaml pide {{0}}, que aquí no tiene valor",
  "{0} is not a number": "{0} no es un número",
  "nothing says how answers are judged. Write answer: (number, text ...) or checker: (a folder). A problem of ours is named {0}":
    "nada dice cómo se juzgan las respuestas. Escribe answer: (number, text ...) o checker: (una carpeta). Un problema nuestro se llama {0}",
  "the checker judges the answers, so this key must go":
    "el verificador juzga las respuestas, así que quita esta clave",
  "the start or the exit is outside the board": "el inicio o la salida está fuera del tablero",
  "a maze needs at least 5 rows and 5 columns": "un laberinto necesita al menos 5 filas y 5 columnas",
  "the board has fewer than {0} squares": "el tablero tiene menos de {0} casillas",
  "no path of {0} squares fits on {1} x {2}": "ningún camino de {0} casillas cabe en {1} x {2}",
  "there is no such tour, because a tour alternates between the colours of the squares":
    "ese recorrido no existe, porque un recorrido alterna los colores de las casillas",
  "{0} cases, one per square, are too many. The limit is {1}":
    "{0} casos, uno por casilla, son demasiados. El límite es {1}",
  "the start is outside the {0} x {1} board": "el inicio está fuera del tablero de {0} x {1}",
  '"{0}" is not a problem. The problems known here are {1}':
    '"{0}" no es un problema. Los problemas que se conocen aquí son {1}',
  "the stated answer is {0}, but the answer for this board is {1}":
    "la respuesta declarada es {0}, pero la de este tablero es {1}",
  'a board needs either a "file" or a "text", not both': 'un tablero necesita "file" o "text", y no los dos',
  "the rows are joined into one line. Write text: | and the rows below it":
    "las líneas se unieron en una sola. Escribe text: | y las líneas debajo",
  'the board needs a "file" or a "text"': 'el tablero necesita "file" o "text"',
  "the board file {0}": "el archivo del tablero {0}",
  "no case is in this group. A case names its group: group: NAME":
    "ningún caso está en este grupo. Un caso dice su grupo: group: NOMBRE",
  "this group has points, but each of its cases has 0 points, so none can get a part of them":
    "este grupo tiene puntos, pero cada uno de sus casos tiene 0 puntos, así que ninguno puede recibir una parte",
});
