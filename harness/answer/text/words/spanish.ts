import type { Words } from "./words.ts";

export const SPANISH: Words = {
  move: "movimiento, jugada, lance, salto, brinco, paso",
  moves: "movimientos, jugadas, lances, saltos, brincos",
  steps: "pasos",
  measure:
    "distancia, menor camino, mejor camino, camino mas*, camino mini*, ruta mas*, ruta mini*, longitud del camino, largo del camino, tamano del camino",
  answer: "resultado, respuesta, solucion",
  result: "salida, minimo, total, costo, coste, profundidad, nivel",
  says: "fue, son, tiene, es, de",
  least: "menor, minimo, minimos, minima, minimas, mas corto, mas corta",
  way: "camino, caminos, ruta, distancia",
  place: "fila, columna, renglon",
  numbered: "caso, prueba, tablero, intento, n, tiempo",
  square: "casilla, casillas, celda, celdas, nodo, nodos, fila, filas, columna, columnas, estado, estados",
  tried: "visitad*, explorad*, probad*, intentad*",
  possible: "posibles",
  trouble: "error, uso, aviso, excepcion",
  failed: "fallo, fracaso, fallido",
  file: "archivo, fichero, abrir, leer, memoria, invalid*, parametro*",
  goal: "solucion, soluciones, salida, camino, caminos, ruta, rutas, paseo, recorrido, recorridos, tour, trayecto, destino",
  whole: "complet*, enter*, valid*",
  closed: "cerrad*, ciclic*",
  open: "abiert*",
  without: "sin, ningun, ninguna",
  never: "no, nunca",
  on: "en, de, del",
  compared: "otro, otra, otros, otras, alternativ*, menos, todavia, aun, imprim*, escrib*",
  condition: "si, caso",
  about:
    "aproximadamente, cerca de, alrededor de, a lo sumo, como maximo, como mucho, al menos, por lo menos, entre",
  perhaps: "quiza*, probablemente, posiblemente, tal vez",
  gaveUp: "desist*, me rindo, me rendi, abandon*",
  ownTrouble:
    "limite, agotado, me rindo, abandon*, desist*, demasiado, debe, invalid*, intente, intenta, archivo, fichero",
  command:
    "ingrese, ingresa, introduzca, introduce, escriba, escribe, teclee, elija, elige, seleccione, selecciona, indique",
  question: "opcion, nombre, archivo, fichero, cual, elija",
  label:
    "tamano, dimens*, fila, filas, renglon, columna, columnas, caso, casos, tiempo, casilla, casillas, celda, celdas, caracter*, nodo, nodos, cantidad, cuanto, cuantos, cuanta, cuantas, total, hallad*, encontr*, exist*, posible, visit*, explor*",
};
