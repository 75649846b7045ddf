import type { Texts } from "../../language.ts";

export const verify = (): Texts => ({
  "prints an open tour where a closed one is asked for":
    "imprime un recorrido abierto donde se pide uno cerrado",
  "always starts in the upper left corner": "empieza siempre en la esquina superior izquierda",
  "exchanges the row and the column of the start": "intercambia la fila y la columna del inicio",
  "takes every board for a chessboard": "toma todo tablero por uno de ajedrez",
  "prints two digits of each number: after 99 comes 0":
    "imprime dos dígitos de cada número: después de 99 viene 0",
  "counts in eight bits: after 255 comes 0": "cuenta en ocho bits: después de 255 viene 0",
  "breaks off at 1000 calls within one another, as in Python":
    "se corta a las 1000 llamadas una dentro de otra, como en Python",
  "leaves out the last square": "omite la última casilla",
  "goes where the fewest moves are left, and stops at the first dead end":
    "va adonde quedan menos movimientos y se detiene en el primer callejón sin salida",
  "prints a part of a tour where there is none": "imprime una parte de un recorrido donde no hay ninguno",
  "always says that there is no tour": "dice siempre que no hay recorrido",
  "says 0 if there is no path": "dice 0 si no hay camino",
  "crosses one edge a move at most (a chain of `else if`)":
    "cruza como máximo un borde por movimiento (una cadena de `else if`)",
  "compares distances as text: 10 before 9": "compara distancias como texto: 10 antes que 9",
  "takes the last way into S, not the first": "se queda con el último camino a S, no con el primero",
  "takes the board for as wide as it is high": "toma el ancho del tablero por su alto",
  "exchanges the numbers of rows and columns where it wraps around":
    "intercambia el número de filas y el de columnas al dar la vuelta",
  "wraps around at the top and the bottom only": "da la vuelta solo arriba y abajo",
  "wraps around at the left and the right only": "da la vuelta solo a la izquierda y a la derecha",
  "wraps around downwards and to the right only (-1 % n is -1)":
    "da la vuelta solo hacia abajo y hacia la derecha (-1 % n es -1)",
  "does not wrap around": "no da la vuelta",
  "loses the last row": "pierde la última fila",
  "lacks one of the eight moves": "le falta uno de los ocho movimientos",
  "has only four of the eight moves": "tiene solo cuatro de los ocho movimientos",
  "exchanges the row and the column of C": "intercambia la fila y la columna de C",
  "walks through `x`": "pasa por encima de `x`",
  "cannot jump over a blocked square": "no salta por encima de una casilla bloqueada",
  "moves like a king": "se mueve como un rey",
  "counts the squares of the path, not its moves": "cuenta las casillas del camino, no sus movimientos",
  "counts one move too few": "cuenta un movimiento de menos",
  "always says that there is no path": "dice siempre que no hay camino",
  "{0}: {1} becomes {2}.": "{0}: {1} pasa a ser {2}.",
  'the idea "{0}" is not listed above': 'la idea "{0}" no está en la lista de arriba',
  "time|times": "vez|veces",
  "this text appears {0} in {1}. It must appear once": "este texto aparece {0} en {1}. Debe aparecer una vez",
});
