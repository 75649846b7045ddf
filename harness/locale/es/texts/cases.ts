import type { Texts } from "../../language.ts";

/** Titles of the bundled cases and problems. In Portuguese they stand beside the English ones. */
export const cases = (): Texts => ({
  "A board of 20 x 20": "Un tablero de 20 x 20",
  "A board of 5 x 5": "Un tablero de 5 x 5",
  "Out of each corner to the square beside it": "De cada esquina a la casilla de al lado",
  "Each of the eight moves": "Cada uno de los ocho movimientos",
  "The example of the assignment": "El ejemplo del enunciado",
  "From edge to edge": "De borde a borde",
  "To squares side by side": "A casillas que están lado a lado",
  "A single question": "Una sola pregunta",
  "Knight moves": "Movimientos del caballo",
  "From a square to itself": "De una casilla a ella misma",
  "Too large for deep recursion and for most tie-breaks":
    "Demasiado grande para una recursión profunda y para la mayoría de los desempates",
  "More than six times the chessboard": "Más de seis veces el tablero de ajedrez",
  "A narrow board": "Un tablero angosto",
  "The square in the middle cannot be reached": "No se puede llegar a la casilla del medio",
  "A small board without any tour": "Un tablero pequeño sin ningún recorrido",
  "Too large for plain backtracking": "Demasiado grande para volver atrás sin más",
  "The smallest square board with a tour": "El tablero cuadrado más pequeño con un recorrido",
  "A start from which no tour exists, because of the colours of the squares":
    "Un inicio desde el que no existe un recorrido, por los colores de las casillas",
  "A board that is not square": "Un tablero que no es cuadrado",
  "A closed tour of a board that is higher than it is wide":
    "Un recorrido cerrado de un tablero más alto que ancho",
  "The smallest square board with a closed tour": "El tablero cuadrado más pequeño con un recorrido cerrado",
  "No closed tour exists on an odd number of squares":
    "No existe un recorrido cerrado con un número impar de casillas",
  "The chessboard from any start that the program chooses":
    "El tablero de ajedrez desde el inicio que el programa elija",
  "A tour of the chessboard that ends one move away from its start":
    "Un recorrido del tablero de ajedrez que termina a un movimiento de su inicio",
  "Every start on the chessboard": "Cada inicio del tablero de ajedrez",
  "The knight's tour": "El recorrido del caballo",
  "The 64 starts of the chessboard": "Los 64 inicios del tablero de ajedrez",
  "Closed tours": "Recorridos cerrados",
  "Other sizes": "Otros tamaños",
  "Large boards": "Tableros grandes",
  "A tour, or none": "Un recorrido, o ninguno",
  "The first of the ten boards, 100 x 100, 30 % of its squares open":
    "El primero de los diez tableros, 100 x 100, con 30 % de casillas libres",
  "The second of the ten boards, 150 x 150, 30 % of its squares open":
    "El segundo de los diez tableros, 150 x 150, con 30 % de casillas libres",
  "The third of the ten boards, 200 x 200, 30 % of its squares open":
    "El tercero de los diez tableros, 200 x 200, con 30 % de casillas libres",
  "The fourth of the ten boards, 250 x 250, 30 % of its squares open":
    "El cuarto de los diez tableros, 250 x 250, con 30 % de casillas libres",
  "The fifth of the ten boards, 300 x 300, 30 % of its squares open":
    "El quinto de los diez tableros, 300 x 300, con 30 % de casillas libres",
  "The sixth of the ten boards, 350 x 350, 30 % of its squares open":
    "El sexto de los diez tableros, 350 x 350, con 30 % de casillas libres",
  "The seventh of the ten boards, 400 x 400, 30 % of its squares open":
    "El séptimo de los diez tableros, 400 x 400, con 30 % de casillas libres",
  "The eighth of the ten boards, 450 x 450, 30 % of its squares open":
    "El octavo de los diez tableros, 450 x 450, con 30 % de casillas libres",
  "The ninth of the ten boards, 500 x 500, 30 % of its squares open":
    "El noveno de los diez tableros, 500 x 500, con 30 % de casillas libres",
  "The tenth of the ten boards, 550 x 550, 30 % of its squares open":
    "El décimo de los diez tableros, 550 x 550, con 30 % de casillas libres",
  "The exit is one move from C": "La salida está a un movimiento de C",
  "The first answer with three digits": "La primera respuesta con tres dígitos",
  "One long winding path without branches": "Un largo camino sinuoso sin ramas",
  "So few squares are open that no path leads to the exit":
    "Hay tan pocas casillas libres que ningún camino lleva a la salida",
  "A board with 80 % of its squares open": "Un tablero con 80 % de casillas libres",
  "The lost knight": "El caballo perdido",
  "The ten boards": "Los diez tableros",
  "Paths across the edges": "Caminos que cruzan los bordes",
  "Boards that are not square": "Tableros que no son cuadrados",
  "Small boards": "Tableros pequeños",
  "Long ways and open boards": "Caminos largos y tableros abiertos",
  "A way out, or none": "Una salida, o ninguna",
  "A board that is twice as wide as it is high, 40 % open":
    "Un tablero el doble de ancho que de alto, con 40 % de casillas libres",
  "More rows than the largest of the ten boards, and few columns":
    "Más filas que el mayor de los diez tableros, y pocas columnas",
  "A larger board that is not square, 30 % open":
    "Un tablero mayor que no es cuadrado, con 30 % de casillas libres",
  "More columns than the largest of the ten boards, and few rows":
    "Más columnas que el mayor de los diez tableros, y pocas filas",
  "The only path crosses the left and right edges": "El único camino cruza los bordes izquierdo y derecho",
  "The only move crosses two edges at once": "El único movimiento cruza dos bordes a la vez",
  "The only path crosses the upper and lower edges": "El único camino cruza los bordes de arriba y de abajo",
  "The first answer with two digits": "La primera respuesta con dos dígitos",
  "The exit is three squares from C in a straight line": "La salida está a tres casillas de C en línea recta",
  "A torus of one row, where a move of two rows leads back to the same row":
    "Un toro de una fila, donde un movimiento de dos filas vuelve a la misma fila",
  "A torus of 2 x 3, where several moves lead to the same square":
    "Un toro de 2 x 3, donde varios movimientos llevan a la misma casilla",
  "A torus of 3 x 3, where a knight cannot change row or column alone":
    "Un toro de 3 x 3, donde el caballo no puede cambiar solo de fila o solo de columna",
  "The only short path leaves the last row": "El único camino corto sale de la última fila",
  "A torus of 4 x 4, where the eight moves lead to four squares":
    "Un toro de 4 x 4, donde los ocho movimientos llevan a cuatro casillas",
  "Farther squares come right behind S in the queue":
    "Casillas más lejanas vienen justo detrás de S en la cola",
  "All squares within one move of C are blocked": "Todas las casillas a un movimiento de C están bloqueadas",
  "Where ways from C and from S first meet, the path is not the shortest":
    "Donde primero se encuentran los caminos desde C y desde S, el camino no es el más corto",
  "The worked example of the assignment": "El ejemplo resuelto del enunciado",
});
