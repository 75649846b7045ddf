import type { Texts } from "../../language.ts";

export const adopt = (): Texts => ({
  "programs for {0} cannot be adopted": "los programas de {0} no se pueden adoptar",
  ", with {0} s of CPU time": ", con {0} s de CPU",
  "its source files have a word that may be about a window ({0}), and nothing that it printed was read as an answer":
    "el código tiene una palabra que puede ser de una ventana ({0}), y nada de lo que imprimió se leyó como respuesta",
  "its source files have a word that may be about single keys ({0}), and no keys that were typed brought an answer":
    "el código tiene una palabra que puede ser de teclas sueltas ({0}), y ninguna tecla pulsada trajo una respuesta",
  "other kind|other kinds": "otro tipo|otros tipos",
  "{0}. A search through {1} of input brought no proof":
    "{0}. Una búsqueda por {1} de entrada no trajo pruebas",
  "{0}. It was asked so: {1}": "{0}. Se llamó así: {1}",
  "no main program was found in its source files": "no se encontró ningún programa principal en el código",
  "no way of asking could be tried in the time of the search":
    "ningún modo de pedir se pudo probar en el tiempo de la búsqueda",
  "run|runs": "ejecución|ejecuciones",
  "the answer that was read is the same in {0}, so it does not prove that the program was understood":
    "la respuesta leída es la misma en {0}, así que no prueba que el programa se haya entendido",
  "in {0} of {1} what was read as a tour begins elsewhere than asked, so nothing proves that the program was understood":
    "en {0} de {1}, lo que se leyó como recorrido no empieza donde se pidió, así que nada prueba que el programa se haya entendido",
  "the answers that were read do not prove that the program was understood":
    "las respuestas leídas no prueban que el programa se haya entendido",
  "read as boards of this size, the answers of {0} can be read, whatever size was asked for in this way":
    "leídas como tableros de este tamaño, las respuestas de {0} se pueden leer, sea cual sea el tamaño que se pidió de este modo",
  "by the contract": "por el contrato",
  "without input": "sin entrada",
  "nothing was given here": "aquí no se dio nada",
  "the answer was looked for in this file": "la respuesta se buscó en este archivo",
  "not run": "no se ejecutó",
  "Written by cavalo adopt": "Escrito por cavalo adopt",
  "look at the program: it asks for a value whose meaning is not known. The one given is made up, and another may suit it better":
    "mira el programa: pide un valor cuyo sentido no se conoce. El que recibe es inventado, y otro puede servir mejor",
  "tried without the pause in {0}": "probado sin la pausa de {0}",
  "the program calls the square its start that has the last of the numbers":
    "el programa llama inicio a la casilla que tiene el último de los números",
  "the square that was asked for as the start has the last of the numbers":
    "la casilla que se pidió como inicio tiene el último de los números",
  "typed at once, the second line was not read. Here each line is typed when the program waits for it":
    "escrita junto con la primera, la segunda línea no se leyó. Aquí cada línea se escribe cuando el programa la espera",
  "the program may look for a terminal here, and without one it ended in the same manner whatever it was given":
    "aquí el programa quizás busque una terminal, y sin terminal terminó del mismo modo con cualquier entrada",
  "nothing was printed on standard output, and what was printed here could be read":
    "no se imprimió nada en la salida estándar, y lo que se imprimió aquí se pudo leer",
  "read so, what was read as a tour begins on the same square of boards of different sizes":
    "leído así, lo que se leyó como recorrido empieza en la misma casilla de tableros de distintos tamaños",
  "{0} there": "{0} ahí",
  "{0} on {1}{2}": "{0} en {1}{2}",
  ", and others with the same input took too long": ", y otras con la misma entrada tardaron demasiado",
  "each run printed several tours, and they begin on different squares":
    "cada ejecución imprimió varios recorridos, y empiezan en casillas distintas",
  "{0} there, whatever start was asked for in this way":
    "{0} ahí, sea cual sea el inicio que se pidió de este modo",
  "in {0} what was read as a tour begins": "en {0}, lo que se leyó como recorrido empieza",
  "it writes one answer into {0} and another one into {1}, and nothing says which of the files is meant":
    "escribe una respuesta en {0} y otra en {1}, y nada dice cuál de los archivos vale",
  "tried at a terminal: an error of the program spoke of one":
    "probado en una terminal: un error del programa habló de una",
  "asked so, it is right in as many small cases as by another way that was found, and it is told which tours must be closed":
    "llamado así, acierta tantos casos pequeños como de otro modo que se encontró, y se entera de qué recorridos deben ser cerrados",
  "the problem that it was tried on": "el problema con el que se probó",
  "look at the program: trials did not show that it can be asked for anything but what is above. If it cannot, remove this line":
    "mira el programa: las pruebas no mostraron que se le pueda pedir otra cosa que lo de arriba. Si no se puede, borra esta línea",
  "the main program that was tried is {0}": "el programa principal que se probó es {0}",
  "{0} is not UTF-8": "{0} no está en UTF-8",
});
