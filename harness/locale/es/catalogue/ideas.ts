import type { EdgeName, IdeaName, SearchIdeaName, StartIdeaName } from "../../../finding/ideas.ts";

/** Completes "todas las respuestas son como si ...". */
export const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "el tablero no diera la vuelta en los bordes",
  "wraps-rows-only":
    "el tablero solo diera la vuelta en los bordes de arriba y de abajo, y no en los laterales",
  "wraps-columns-only":
    "el tablero solo diera la vuelta en los bordes laterales, y no en los de arriba y de abajo",
  "wraps-forward-only":
    "el tablero solo diera la vuelta hacia abajo y hacia la derecha, y no hacia arriba y hacia la izquierda. En C, Java y JavaScript, -1 % n es -1",
  "wraps-backward-only":
    "el tablero solo diera la vuelta hacia arriba y hacia la izquierda, y no hacia abajo y hacia la derecha",
  "wraps-by-abs":
    "un movimiento que cruza el borde de arriba o el izquierdo perdiera el signo: -1 pasa a ser 1, como con abs",
  "wraps-at-some-edges":
    "algunos bordes del tablero dieran la vuelta y otros no. Revisa la condición de cada uno de los cuatro bordes",
  "wraps-one-edge-a-move":
    "un movimiento solo pudiera cruzar un borde. Revisa si hay una cadena de `else if`: en la esquina, un movimiento cruza dos bordes a la vez",
  "wraps-onto-the-edge":
    "un movimiento que cruza el borde cayera siempre en la primera o en la última fila o columna",
  "wraps-off-by-one": "el tamaño del tablero estuviera equivocado en uno al dar la vuelta en los bordes",
  "wraps-one-too-far": "un movimiento que cruza el borde cayera una casilla demasiado lejos",
  "stops-at-the-edge": "un movimiento que cruza el borde se detuviera en él",
  "bounces-off-the-edge": "un movimiento que cruza el borde rebotara en él",
  "sizes-exchanged":
    "el número de filas y el de columnas estuvieran intercambiados al dar la vuelta en los bordes",
  "move-missing": "faltara uno de los ocho movimientos en la tabla de movimientos",
  "move-mistyped": "un número de la tabla de movimientos estuviera equivocado",
  "move-not-wrapped":
    "uno de los ocho movimientos no diera la vuelta en todos los bordes. Revisa cómo se calculan la nueva fila y la nueva columna en ese movimiento. En C, Java y JavaScript, -1 % n es -1",
  "half-of-the-moves": "el caballo solo tuviera cuatro de sus ocho movimientos",
  "moves-as-a-king": "la pieza se moviera como un rey, una casilla en cada dirección",
  "moves-straight-too": "el caballo también pudiera avanzar una o dos casillas en línea recta",
  "moves-three-straight":
    "el caballo también pudiera avanzar tres casillas en línea recta, al menos hasta S. Si el programa comprueba la suma de las dos distancias, 3 + 0 da lo mismo que 2 + 1",
  "moves-too-many":
    "la pieza tuviera otros movimientos además de los del caballo, de una o dos casillas en cada sentido. Imprime los movimientos que hace el programa: deben ser ocho",
  "moves-as-a-camel": "la pieza avanzara tres casillas y una, en vez de dos y una",
  "walks-through-x": "se pudiera entrar en las casillas bloqueadas",
  "break-for-continue":
    "los movimientos que siguen a una casilla bloqueada o visitada no se probaran. Mira si hay un `break` o un `return` donde el ciclo debería pasar al movimiento siguiente (`continue`)",
  "always-impossible":
    "en ningún tablero hubiera un camino a la salida. Revisa tres cosas: que S cuente como casilla libre, que nada termine la búsqueda antes de tiempo y que el programa imprima lo que encontró",
  "cannot-jump": "el caballo no pudiera saltar una casilla bloqueada que está a su lado",
  "obstacles-forgotten-at-the-seam":
    "se pudiera entrar en las casillas bloqueadas con un movimiento que cruza el borde",
  "square-from-rows": "el ancho del tablero fuera igual a su alto",
  "square-from-columns": "el alto del tablero fuera igual a su ancho",
  "square-from-the-longer-side": "el tablero fuera cuadrado, con su lado mayor",
  "first-row-skipped": "la primera fila no existiera",
  "last-row-lost": "la última fila no existiera",
  "last-column-lost": "la última columna no existiera",
  "blank-line-as-a-row":
    "hubiera una fila más después de la última. Mira cómo se lee el fin de la última línea",
  "line-end-as-a-column":
    "hubiera una columna más después de la última. Mira cómo se leen los fines de línea",
  "start-transposed": "la fila y la columna de C estuvieran intercambiadas",
  "exit-transposed": "la fila y la columna de S estuvieran intercambiadas",
  "start-in-a-corner":
    "C estuviera en una esquina del tablero, en la primera o en la última casilla. Mira si la posición de C se guarda cuando se encuentra",
  "exit-in-a-corner":
    "S estuviera en una esquina del tablero, en la primera o en la última casilla. Mira si la posición de S se guarda cuando se encuentra",
  "places-with-line-ends":
    "los fines de línea contaran en las posiciones de C y de S. Una línea del texto tiene un carácter más que una fila del tablero",
  "marks-joined":
    "las casillas se marcaran con la fila y la columna juntas, sin un signo entre ellas. Fila 1, columna 11 y fila 11, columna 1 son entonces 111",
  "marks-by-a-fixed-width":
    "las casillas se marcaran con un número que dos casillas pueden tener en tableros anchos, como 10 * fila + columna",
  "marks-by-the-other-side":
    "las casillas se marcaran con fila * filas + columna, un número que dos casillas pueden tener. Una fila tiene tantas casillas como columnas hay",
  "marks-of-a-whole-line":
    "una casilla visitada marcara toda su columna, o toda su fila. Mira si todas las filas de las marcas no son un único arreglo que aparece varias veces",
  "distances-as-text": "las distancias se compararan como texto, donde 10 viene antes que 9",
  "last-way-to-the-exit":
    "cada casilla anterior a S escribiera su distancia encima de la anterior, y quedara la última. La primera es la menor",
  "one-too-many": "el programa contara las casillas del camino, y no los movimientos (uno de más)",
  "one-too-few": "el programa dejara de contar uno de los movimientos (uno de menos)",
  "rounds-up-to-even": "un número impar de movimientos se redondeara al par siguiente",
  "eight-bit-count":
    "el número de movimientos se guardara en ocho bits, como en un unsigned char de C, donde solo cabe hasta 255",
  "zero-if-unreached": "una casilla que el caballo no alcanza estuviera a 0 movimientos",
  "signed-eight-bit-count":
    "el número de movimientos se guardara en ocho bits con signo, como en un char de C o en un byte de Java, donde solo cabe hasta 127",
  "names-a-coordinate":
    "el último número impreso fuera una fila o columna de C o S, y no el número de movimientos",
  "names-the-size": "el último número impreso fuera el tamaño del tablero, y no el número de movimientos",
};

/** Completes "una búsqueda ...". */
export const SEARCH_IDEAS: Readonly<Record<SearchIdeaName, string>> = {
  "estimate-too-large":
    "guiada por una estimación (A* o voraz) que puede pasar del número real de movimientos, como una distancia en filas y columnas",
  "closed-when-found":
    "guiada por una estimación (A*) que cierra una casilla en cuanto la encuentra. Cierra la casilla cuando sale de la cola, o úsala de nuevo cuando un camino más corto llega a ella",
  "next-level-not-set-back":
    "que cuenta las casillas del nivel siguiente y no vuelve ese número a 0 cuando termina un nivel",
  "level-up-to-the-size":
    "cuyo ciclo sobre un nivel va hasta el tamaño de la cola, que cambia mientras tanto. Guarda el tamaño en una variable antes del ciclo",
  "distance-overwritten":
    "que escribe la distancia de una casilla otra vez después de encontrarla. Escribe la distancia una sola vez, cuando la casilla entra en la cola",
  "ends-in-turn":
    "desde los dos extremos que toma una casilla de cada extremo por turno y se detiene en la primera casilla que los dos encontraron. Recorre un nivel entero cada vez y quédate con la menor suma",
  "deepening-keeps-marks":
    "que baja hasta un límite que crece de uno en uno y conserva las marcas de las casillas visitadas durante toda la vuelta. Un camino más largo puede marcar la casilla primero: quita la marca al volver, o busca en anchura",
};

export const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same":
    "los recorridos impresos empiezan en la misma casilla, sea cual sea el inicio que da la entrada",
  transposed: "la fila y la columna están intercambiadas, solo en la casilla inicial o en todo el recorrido",
  "one-less":
    "los recorridos impresos empiezan una fila y una columna antes de la casilla inicial. Las filas y las columnas se cuentan desde 0",
  "one-more":
    "los recorridos impresos empiezan una fila y una columna después de la casilla inicial. Las filas y las columnas se cuentan desde 0",
  "same-way-off":
    "los recorridos impresos empiezan fuera de la casilla inicial, todos con la misma diferencia de filas y columnas. Las filas y las columnas se cuentan desde 0: revisa lo que se les suma o se les resta, al leer y al imprimir las casillas",
  mirrored:
    "hay recorridos que empiezan en el reflejo de la casilla inicial, como si las filas o las columnas se contaran desde el otro lado. Si el programa invierte el tablero, debe invertir el recorrido del mismo modo",
  "a-move-away":
    "los recorridos impresos empiezan a un movimiento de caballo de la casilla inicial. El propio inicio es el primer paso: revisa que se marque como visitado, con un número que ninguna casilla libre tiene",
};

export const EDGE_WORDS: Readonly<Record<EdgeName, string>> = {
  upper: "el de arriba",
  lower: "el de abajo",
  left: "el izquierdo",
  right: "el derecho",
};
