import type { Texts } from "../../language.ts";

/** Ideas of the mutants. In Portuguese they stand beside the English ones. */
export const mutants = (): Texts => ({
  "The steps are numbered from 2, and the last one is larger than the number of squares.":
    "Los pasos se numeran desde 2, y el último es mayor que el número de casillas.",
  "The last two steps have the same number.": "Los dos últimos pasos tienen el mismo número.",
  "A tour that ends in a dead end is printed as if it were complete.":
    "Un recorrido que termina sin salida se imprime como si estuviera completo.",
  "The board is printed with rows and columns exchanged.":
    "El tablero se imprime con filas y columnas intercambiadas.",
  "Columns beyond z have no letter.": "Las columnas después de la z no tienen letra.",
  "If there is no tour, an empty board is printed.": "Si no hay recorrido, se imprime un tablero vacío.",
  "The tour is printed backwards.": "El recorrido se imprime del final al principio.",
  "The tour always starts in the upper left corner.":
    "El recorrido empieza siempre en la esquina superior izquierda.",
  "Row and column of the start are exchanged.": "La fila y la columna del inicio se intercambian.",
  "The numbers of rows and columns are exchanged.": "Los números de filas y de columnas se intercambian.",
  "The board is read as wide as it is high.": "El tablero se lee tan ancho como alto.",
  "The board is always read as 8 x 8.": "El tablero se lee siempre como de 8 x 8.",
  "On an odd number of rows the program says that there is no tour.":
    "Con un número impar de filas el programa dice que no hay recorrido.",
  "On an odd number of squares the tour is searched from squares of the wrong colour.":
    "Con un número impar de casillas el recorrido se busca desde casillas del color equivocado.",
  "An open tour is printed instead of a closed one.":
    "Se imprime un recorrido abierto en vez de uno cerrado.",
  "A tour counts as closed if its ends are three squares apart, whatever the direction.":
    "Un recorrido cuenta como cerrado si sus extremos están a tres casillas, sea cual sea la dirección.",
  "The program says that there is no closed tour.": "El programa dice que no hay un recorrido cerrado.",
  "A counter grows with each square, and does not fall again where the search goes back.":
    "Un contador crece con cada casilla, y no vuelve a bajar cuando la búsqueda vuelve atrás.",
  "Of each number the last two digits are printed.": "De cada número se imprimen los dos últimos dígitos.",
  "The squares that are left at the first dead end are numbered row by row.":
    "Las casillas que quedan cuando no hay salida se numeran fila por fila.",
  "The column of the start is counted from the right.": "La columna del inicio se cuenta desde la derecha.",
  "The tour starts one column to the left of the start.":
    "El recorrido empieza una columna a la izquierda del inicio.",
  "On the border, visited squares are not recognised.": "En el borde no se reconocen las casillas visitadas.",
  "The number of exits of the neighbours is not decreased when a square is entered.":
    "El número de salidas de las vecinas no disminuye cuando se entra en una casilla.",
  "The number of exits of the neighbours is not increased again when a square is left.":
    "El número de salidas de las vecinas no vuelve a aumentar cuando se deja una casilla.",
  "Among squares with equally few exits, the one nearest to the centre is chosen.":
    "Entre casillas con las mismas pocas salidas se elige la más cercana al centro.",
  "Squares are tried in any order, not the one with the fewest exits first.":
    "Las casillas se prueban en cualquier orden, y no primero la que tiene menos salidas.",
  "The search stops at a dead end and says that there is no tour.":
    "La búsqueda se detiene cuando no hay salida y dice que no hay recorrido.",
  "A square that is left by backtracking stays visited.":
    "Una casilla que se deja al volver atrás sigue visitada.",
  "After backtracking the next choice is skipped.": "Después de volver atrás se salta la opción siguiente.",
  "The search ends one square before the last.": "La búsqueda termina una casilla antes de la última.",
  "One move has a wrong number in it.": "Un movimiento tiene un número equivocado.",
  "One of the eight moves is missing.": "Falta uno de los ocho movimientos.",
  "The search goes one call deeper for every square, and the stack is too small for large boards.":
    "La búsqueda baja una llamada por cada casilla, y la pila es demasiado pequeña para tableros grandes.",
  "A tour is searched even if the colours of the squares forbid one.":
    "Se busca un recorrido aunque los colores de las casillas lo impidan.",
  "The path is printed from S to C.": "El camino se imprime de S a C.",
  "The squares of the path are printed in the wrong order.":
    "Las casillas del camino se imprimen en un orden equivocado.",
  "A number of moves of 0 is printed as impossible.":
    "Un número de movimientos igual a 0 se imprime como imposible.",
  "If there is no path, 0 is printed.": "Si no hay camino, se imprime 0.",
  "If there is no path, nothing is printed.": "Si no hay camino, no se imprime nada.",
  "If there is no path, the number that stands for infinity is printed.":
    "Si no hay camino, se imprime el número que representa el infinito.",
  "The board is read as high as it is wide.": "El tablero se lee tan alto como ancho.",
  "Rows wrap around by the number of columns, and columns by the number of rows.":
    "Las filas dan la vuelta según el número de columnas, y las columnas según el número de filas.",
  "The first row is skipped.": "Se salta la primera fila.",
  "The last row is lost.": "Se pierde la última fila.",
  "The last column is lost.": "Se pierde la última columna.",
  "The text after the last line end is read as one more row.":
    "El texto después del último fin de línea se lee como una fila más.",
  "The line end is read as one more column.": "El fin de línea se lee como una columna más.",
  "Spaces at the end of the text are kept.": "Se conservan los espacios al final del texto.",
  "Row and column of C are exchanged.": "La fila y la columna de C se intercambian.",
  "C is searched only in the first hundred rows.": "C solo se busca en las primeras cien filas.",
  "S is searched only in the first hundred rows.": "S solo se busca en las primeras cien filas.",
  "A board has at most 550 rows, like the largest of the ten.":
    "Un tablero tiene 550 filas como máximo, como el mayor de los diez.",
  "A board has at most 550 columns, like the largest of the ten.":
    "Un tablero tiene 550 columnas como máximo, como el mayor de los diez.",
  "The number of a row is stored in eight bits.": "El número de una fila se guarda en ocho bits.",
  "The number of a column is stored in eight bits.": "El número de una columna se guarda en ocho bits.",
  "The squares of the path are counted instead of its moves.":
    "Se cuentan las casillas del camino en vez de sus movimientos.",
  "The first move is not counted.": "No se cuenta el primer movimiento.",
  "An odd number of moves is made even.": "Un número impar de movimientos se vuelve par.",
  "The squares that were searched are counted.": "Se cuentan las casillas por las que pasó la búsqueda.",
  "One move is twice in the list, instead of another.":
    "Un movimiento está dos veces en la lista, en vez de otro.",
  "One move is twice in the list, in addition to the others.":
    "Un movimiento está dos veces en la lista, además de los otros.",
  "Only the four moves of two rows and one column are made.":
    "Solo se hacen los cuatro movimientos de dos filas y una columna.",
  "The piece moves one square in every direction.": "La pieza avanza una casilla en cada dirección.",
  "The piece moves three squares and one.": "La pieza avanza tres casillas y una.",
  "One of the eight moves is not made from the last row.":
    "Uno de los ocho movimientos no se hace desde la última fila.",
  "Blocked squares are entered as if they were free.":
    "Se entra en las casillas bloqueadas como si estuvieran libres.",
  "Only squares with a dot can be entered, so S cannot.":
    "Solo se puede entrar en casillas con un punto, así que no en S.",
  "C counts as blocked once the knight has left it.": "C cuenta como bloqueada cuando el caballo la deja.",
  "The knight does not jump over blocked squares that stand beside it in the direction of its move.":
    "El caballo no salta las casillas bloqueadas que tiene al lado en la dirección de su movimiento.",
  "Moves over an edge ignore blocked squares.":
    "Los movimientos que cruzan un borde no miran las casillas bloqueadas.",
  "Three edges wrap around, and the left one does not.": "Tres bordes dan la vuelta, y el izquierdo no.",
  "One of the eight moves does not wrap around at the upper edge.":
    "Uno de los ocho movimientos no da la vuelta en el borde de arriba.",
  "The loop over the moves ends at a blocked or at a visited square.":
    "El ciclo sobre los movimientos termina en una casilla bloqueada o visitada.",
  "Three squares straight are a move, too, because the sum of both distances is 3.":
    "Tres casillas en línea recta también son un movimiento, porque la suma de las dos distancias es 3.",
  "The board is read as a square with its longer side, and the rest is blocked.":
    "El tablero se lee como un cuadrado con su lado mayor, y el resto está bloqueado.",
  "C is found, but the search begins in the first square.":
    "Se encuentra C, pero la búsqueda empieza en la primera casilla.",
  "The first path that is found is used as the shortest one.":
    "El primer camino que se encuentra se toma por el más corto.",
  "Squares are visited again and again, up to a maximum number of squares per level.":
    "Las casillas se visitan una y otra vez, hasta un número máximo de casillas por nivel.",
  "Only the reachable square nearest to S is followed.":
    "Solo se sigue la casilla alcanzable más cercana a S.",
  "The queue has room for only a few hundred squares.": "En la cola solo caben unos cientos de casillas.",
  "The search stops when S is seen, before the last move is counted.":
    "La búsqueda se detiene cuando se ve S, antes de contar el último movimiento.",
  "The search stops when S is seen, with the last move counted.":
    "La búsqueda se detiene cuando se ve S, con el último movimiento contado.",
  "A square is marked when it leaves the queue, and a later visitor overwrites its number of moves.":
    "Una casilla se marca cuando sale de la cola, y una visita posterior sobrescribe su número de movimientos.",
  "When a search from both ends meets, one move is counted twice.":
    "Cuando una búsqueda desde los dos extremos se encuentra, un movimiento se cuenta dos veces.",
  "A search from both ends takes one square at a time, and stops where it meets first.":
    "Una búsqueda desde los dos extremos toma una casilla por vez y se detiene donde primero se encuentra.",
  "The answer is 1 if S is three rows and columns from C, in whatever direction.":
    "La respuesta es 1 si S está a tres filas y columnas de C, en cualquier dirección.",
  "When a search from both ends meets, the second half of the path is backwards.":
    "Cuando una búsqueda desde los dos extremos se encuentra, la segunda mitad del camino está al revés.",
  "Paths beyond a maximum number of moves are not searched.":
    "No se buscan caminos más largos que un número máximo de movimientos.",
  "The number of moves is stored in eight bits.": "El número de movimientos se guarda en ocho bits.",
  "The depth of the next square in the queue is printed, not that of S.":
    "Se imprime la profundidad de la siguiente casilla de la cola, y no la de S.",
  "The distances of the squares before S are compared as text.":
    "Las distancias de las casillas anteriores a S se comparan como texto.",
  "The board ends at its edges and does not wrap around.":
    "El tablero termina en sus bordes y no da la vuelta.",
  "Only the upper and lower edges wrap around.": "Solo dan la vuelta los bordes de arriba y de abajo.",
  "Only the left and right edges wrap around.": "Solo dan la vuelta los bordes izquierdo y derecho.",
  "The board wraps around downwards and to the right, not upwards and to the left.":
    "El tablero da la vuelta hacia abajo y hacia la derecha, y no hacia arriba y hacia la izquierda.",
  "The board wraps around upwards and to the left, not downwards and to the right.":
    "El tablero da la vuelta hacia arriba y hacia la izquierda, y no hacia abajo y hacia la derecha.",
  "The last row and the last column are forgotten when the board wraps around.":
    "La última fila y la última columna se olvidan cuando el tablero da la vuelta.",
  "A move over the upper or left edge lands one square too far.":
    "Un movimiento que cruza el borde de arriba o el izquierdo cae una casilla demasiado lejos.",
  "A move over an edge ends on the edge.": "Un movimiento que cruza un borde termina en el borde.",
  "A move over an edge bounces back.": "Un movimiento que cruza un borde rebota.",
  "The remainder of a negative number is negative, so a square outside the board is used.":
    "El resto de un número negativo es negativo, así que se usa una casilla fuera del tablero.",
  "The size is added once before the remainder is taken.":
    "El tamaño se suma una vez antes de tomar el resto.",
  "The size is added or subtracted once, which is not enough if a move goes around twice.":
    "El tamaño se suma o se resta una vez, lo que no alcanza si un movimiento da la vuelta dos veces.",
  "The sign of a position over the upper or left edge is dropped.":
    "Se pierde el signo de una posición que cruza el borde de arriba o el izquierdo.",
  "One chain of `else if` handles all four edges, so a move crosses one edge at most.":
    "Una sola cadena de `else if` atiende los cuatro bordes, así que un movimiento cruza un borde como máximo.",
  "A move over an edge lands on the first or last row or column.":
    "Un movimiento que cruza un borde cae en la primera o en la última fila o columna.",
});
