import type { Texts } from "../../language.ts";

export const web = (): Readonly<Record<string, Texts>> => ({
  outputs: {
    try: "probar",
    cases: "casos",
    "outputs.txt": "salidas.txt",
    "README.txt": "LEEME.txt",
    "Drop this file on the page that you got the tests from.":
      "Suelta este archivo en la página de la que descargaste las pruebas.",
    "Runs your program on every case, and writes what it prints into outputs.txt.":
      "Ejecuta tu programa con todos los casos y escribe en salidas.txt lo que imprime.",
    "Type in the folder of your program:": "Escribe en la carpeta de tu programa:",
    "It runs in the current folder. The files of a case are put there, and removed at the end.":
      "Se ejecuta en la carpeta actual. Los archivos de cada caso se ponen ahí y se quitan al final.",
    "Limits of one run: seconds, and bytes of each output.":
      "Límites de cada ejecución: segundos, y bytes de cada salida.",
    "Type the command that runs your program, such as python prog.py or java Prog:":
      "Escribe el comando que ejecuta tu programa, como python prog.py o java Prog:",
    "this program was not found. Put the scripts and the cases into the folder of your program":
      "no se encontró este programa. Pon los scripts y los casos en la carpeta de tu programa",
    "the cases bring a file of this name, and you have one here. Rename or move yours":
      "los casos traen un archivo con este nombre, y aquí hay uno tuyo. Cambia el tuyo de nombre o de carpeta",
    "PowerShell does not help here, so no run has a limit of time. Ctrl+C ends a run.":
      "Aquí PowerShell no ayuda: ninguna ejecución tiene límite de tiempo. Ctrl+C termina una ejecución.",
    "Done. Drop this file on the page:": "Listo. Suelta este archivo en la página:",
  },
  page: {
    "Check your program on the public cases of this assignment, here in the browser. There is nothing to install.":
      "Revisa tu programa con los casos públicos de esta tarea, aquí en el navegador. No hay que instalar nada.",
    "Nothing leaves your machine: this page cannot send anything.":
      "Nada sale de tu máquina: esta página no puede enviar nada.",
    Language: "Idioma",
    Assignment: "Tarea",
    "Ways to check": "Formas de revisar",
    "Python or JavaScript": "Python o JavaScript",
    "Any language": "Cualquier lenguaje",
    "One output": "Una salida",
    "Get the tests, and unpack them into the folder of your program.":
      "Descarga las pruebas y descomprímelas en la carpeta de tu programa.",
    "Run {0}.bat on Windows, and {1}.sh on Linux and macOS: {2} says how. It asks for the command that runs your program, and writes all outputs into {3}.":
      "Ejecuta {0}.bat en Windows, o {1}.sh en Linux y macOS: {2} dice cómo. Pregunta el comando que ejecuta tu programa y escribe todas las salidas en {3}.",
    "Drop that file here.": "Suelta ese archivo aquí.",
    "Get the tests": "Descargar las pruebas",
    "tests.zip": "pruebas.zip",
    "Drop {0} here, or": "Suelta {0} aquí o",
    "This could not be read. Drop files, and no folders.": "No se pudo leer. Suelta archivos, no carpetas.",
    "There is no program in Python or JavaScript among these files. For other languages, take the way for any language.":
      "Entre estos archivos no hay un programa en Python ni en JavaScript. Para otros lenguajes, usa la forma para cualquier lenguaje.",
    "These files are too large for a program: at most {0} MB are read.":
      "Estos archivos son demasiado grandes para un programa: se leen {0} MB como máximo.",
    "and 1 other file": "y 1 archivo más",
    "and {0} other files": "y {0} archivos más",
    "choose a file": "elige un archivo",
    "Drop your .py or .js file here, or": "Suelta aquí tu archivo .py o .js o",
    "Or write it here": "O escríbelo aquí",
    Program: "Programa",
    "1 case": "1 caso",
    "{0} cases": "{0} casos",
    "Run it on {0}": "Ejecutar con {0}",
    Stop: "Detener",
    "Python is being loaded. That takes a while the first time.":
      "Se está cargando Python. La primera vez tarda un poco.",
    "{0} of {1} cases have been run": "Se ejecutaron {0} de {1} casos",
    "What runs your program is not beside this page, or could not be loaded. Take the way for any language.":
      "Lo que ejecuta tu programa no está junto a esta página o no se pudo cargar. Usa la forma para cualquier lenguaje.",
    Case: "Caso",
    "Input of your program": "Entrada de tu programa",
    "Save the input": "Guardar la entrada",
    "Everything that your program printed": "Todo lo que imprimió tu programa",
    "Check it": "Revisar",
    "Your outputs are being read.": "Se están leyendo tus salidas.",
    "These outputs take too long to read. Does the program print much more than its answer?":
      "Leer estas salidas tarda demasiado. ¿El programa imprime mucho más que su respuesta?",
    "This page failed, which is not the fault of your program: {0}":
      "Esta página falló, y no por culpa de tu programa: {0}",
    Result: "Resultado",
    "Your program": "Tu programa",
    "Times are shown as they were measured there, and are not judged. The grade comes from your course, which may have more cases.":
      "Los tiempos aparecen como se midieron ahí y no se evalúan. La nota viene de tu curso, que puede tener más casos.",
  },
});
