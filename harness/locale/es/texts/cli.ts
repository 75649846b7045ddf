import type { Texts } from "../../language.ts";

export const cli = (): Texts => ({
  "several folders have the name {0}, and their manifests would be one file":
    "hay varias carpetas con el nombre {0}, y sus manifiestos serían un solo archivo",
  "No {0} was written": "No se escribió ningún {0}",
  "Nothing proves this manifest, but it ranks first among those that were tried":
    "Nada prueba este manifiesto, pero es el primero de los que se probaron",
  "This was tried. These verdicts are on guesses, not on the program":
    "Se probó esto. Estos veredictos son sobre suposiciones, no sobre el programa",
  "was written": "se escribió",
  "this file exists already. Use --force to overwrite it":
    "este archivo ya existe. Usa --force para reemplazarlo",
  "--again takes a student and a case, and no more": "--again acepta un estudiante y un caso, y nada más",
  "--again {0}: none of these submissions is of this student":
    "--again {0}: ninguna de estas entregas es de este estudiante",
  "Which problem?": "¿Qué problema? (↑/↓ y Enter)",
  "Archive or folder of all hand-ins (Enter: later)":
    "Archivo comprimido o carpeta de todas las entregas (Enter: después)",
  "Where do the grades go?": "¿Adónde van las notas? (↑/↓ y Enter)",
  "somewhere else": "otro lugar",
  "Moodle's grading worksheet (Enter: none)": "Planilla de calificaciones de Moodle (Enter: ninguna)",
  "The gradebook of Canvas (Enter: none)": "Libro de calificaciones de Canvas (Enter: ninguno)",
  "A CSV file with the students (Enter: none)": "Un archivo CSV con los estudiantes (Enter: ninguno)",
  "there is no such file": "este archivo no existe",
  "no attack has a name with {0} in it": "ningún ataque tiene {0} en el nombre",
  "this is not the folder of a class": "esta no es la carpeta de una clase",
  "examining this machine": "examinando esta máquina",
  Package: "Paquete",
  "the rules of this problem are code of Cavalo, so they cannot be exported":
    "las reglas de este problema son código de Cavalo, así que no se puede exportar",
  Problem: "Problema",
  "as expected": "como se esperaba",
  "NOT AS EXPECTED": "DISTINTO DE LO ESPERADO",
  "could not be judged here": "no se pudo juzgar aquí",
  "writing the pages": "escribiendo las páginas",
  "say which problem: --problem {0}": "di qué problema: --problem {0}",
  Written: "Escrito",
  Next: "Ahora",
  "Give one of {0}": "Indica uno de estos: {0}",
  "an assignment of a platform has one problem. Choose it with --problem":
    "una tarea de la plataforma tiene un solo problema. Elígelo con --problem",
  "Written: {0}, with {1}": "Escrito: {0}, con {1}",
  "The page runs no Python, because the package for that is missing: npm install pyodide":
    "La página no ejecuta Python, porque falta el paquete para eso: npm install pyodide",
  "open {0}, or publish the folder where your students find it":
    "abre {0}, o publica la carpeta donde tus estudiantes la encuentren",
  "is damaged. Type `cavalo report` to write it again":
    "está dañado. Escribe `cavalo report` para escribirlo de nuevo",
  "All that was decided is kept, and its files are still being written. If they are not there in a moment:":
    "Todo lo que se decidió está guardado, y los archivos todavía se están escribiendo. Si no están listos en un momento:",
  "The desk is open until you press Ctrl-C. Only this machine reaches it:":
    "La mesa está abierta hasta que pulses Ctrl-C. Solo esta máquina llega a ella:",
  "--part {0}: a part is named as 1/3, the first of three":
    "--part {0}: una parte se indica como 1/3, la primera de tres",
  "{0}: the desk is for the folder of a class, which `cavalo new class` makes":
    "{0}: la mesa es para la carpeta de una clase, que `cavalo new class` crea",
  "{0}: there are no grades here. They are given in the folder of a class, which `cavalo new class` makes":
    "{0}: aquí no hay notas. Se dan en la carpeta de una clase, que `cavalo new class` crea",
  "{0}: the last grading was not finished. Type `cavalo grade {1}`, which goes on, and settle then":
    "{0}: la última evaluación no terminó. Escribe `cavalo grade {1}`, que sigue donde se detuvo, y resuelve después",
  "{0}: this is neither a grade, such as 7.5, nor a sentence":
    "{0}: esto no es una nota, como 7,5, ni una frase",
  'say a grade, a sentence in quotes, or both: cavalo settle "Ana Souza" 7.5 "presented in class"':
    'di una nota, una frase entre comillas o las dos: cavalo settle "Ana Souza" 7,5 "presentó en clase"',
  "give a grade, or confirm the points, and not both":
    "da una nota o confirma los puntos, y no las dos cosas",
  'name one student: cavalo settle "Ana Souza" --undo':
    'indica un estudiante: cavalo settle "Ana Souza" --undo',
  Page: "Página",
  "the program is not there any more": "el programa ya no está ahí",
  "--board, row {0}, column {1}": "--board, fila {0}, columna {1}",
  "no case is called {0}. There are {1}: cavalo show lists them":
    "ningún caso se llama {0}. Hay {1}: cavalo show los muestra todos",
  "It counts, because it looks most like a whole answer":
    "Vale, porque es la que más parece una respuesta entera",
  "It counts, because its own steps prove how it is meant":
    "Vale, porque sus propios pasos prueban cómo se lee",
  "It counts, because all outputs of the program together show that its answers stand there":
    "Vale, porque todas las salidas del programa, juntas, muestran que ahí da sus respuestas",
  "It does not count, because so few squares may stand in a prompt or in a log":
    "No vale, porque tan pocas casillas pueden estar en una pregunta o en un registro",
  "It does not count, because the steps of another one prove how that is meant":
    "No vale, porque los pasos de otra lectura prueban cómo se lee esa",
  "It does not count, because all outputs of the program together show that its answers stand elsewhere":
    "No vale, porque todas las salidas del programa, juntas, muestran que da sus respuestas en otro lugar",
  "It does not count, because it looks less like a whole answer":
    "No vale, porque parece menos una respuesta entera",
  "It does not count, because a likelier format comes first":
    "No vale, porque un formato más probable viene antes",
  "It does not count, because no manifest says {0}": "No vale, porque ningún manifiesto dice {0}",
  "{0}: {1} was not put to a case of this name": "{0}: {1} no se evaluó en un caso con este nombre",
  "there is no case {0}/{1}": "no hay un caso {0}/{1}",
  "comparing the programs": "comparando los programas",
  "Waiting for a change. q ends.": "Esperando un cambio. q termina.",
  "Ready: {0} at once, isolation level {1}. Ctrl-C ends it when the running jobs are done, a second one at once":
    "Listo: {0} a la vez, nivel de aislamiento {1}. Ctrl-C lo termina cuando acaben los trabajos en curso; un segundo Ctrl-C, enseguida",
  "how many programs run at once": "cuántos programas se ejecutan a la vez",
  "This is an error in Cavalo, not in your files:": "Este es un error de Cavalo, no de tus archivos:",
  "stopped before everything was written. What was kept by then is whole":
    "detenido antes de que todo se escribiera. Lo que se guardó hasta ahí está entero",
  "print the version": "muestra la versión",
  "show the help of a command": "muestra la ayuda de un comando",
  "On Windows, Cavalo checks programs (cavalo check). This command runs on Linux and macOS: install WSL (wsl --install), and type it there.":
    "En Windows, Cavalo revisa programas (cavalo check). Este comando funciona en Linux y macOS: instala WSL (wsl --install) y escríbelo ahí.",
  "a problem with programs of its author cannot be packed":
    "un problema con programas de su autor no se puede empaquetar",
  "there is no public case": "no hay ningún caso público",
  "several classes are here. Name one with --out: {0}": "aquí hay varias clases. Indica una con --out: {0}",
  "the class is named twice, as {0} and by --out {1}":
    "la clase se indica dos veces, como {0} y con --out {1}",
  "there is no folder of a class here. Name one": "aquí no hay una carpeta de clase. Indica una",
  "{0}: this is the report of a class with the problem {1}. Use another --out for {2}":
    "{0}: este es el informe de una clase con el problema {1}. Usa otro --out para {2}",
  "{0}: the program of {1} is not there any more, and the cases have changed. Grade it from another folder, use another --out, or type `cavalo forget {2}`":
    "{0}: el programa de {1} ya no está ahí, y los casos cambiaron. Evalúalo desde otra carpeta, usa otro --out o escribe `cavalo forget {2}`",
  "this entry was left out, and belongs to no hand-in":
    "este elemento quedó afuera y no es de ninguna entrega",
  "reading the hand-ins": "leyendo las entregas",
  "A decision of `cavalo settle` that is not there any more must be given again":
    "Una decisión de `cavalo settle` que ya no está ahí se debe dar de nuevo",
  "Type the same `cavalo grade` as before: what is missing is run or judged again. {0}":
    "Escribe el mismo `cavalo grade` de antes: lo que falta se ejecuta o se juzga de nuevo. {0}",
  "What is missing is run or judged again now. {0}": "Lo que falta se ejecuta o se juzga de nuevo ahora. {0}",
  "looking for the way in which the program wants its input":
    "buscando de qué modo quiere el programa su entrada",
  "the name of the folder": "el nombre de la carpeta",
  "the cases": "los casos",
  "Problem: {0}, because of {1}. Another one: {2}": "Problema: {0}, por {1}. Otro: {2}",
  "this machine has only isolation level {0} ({1}), which does not contain programs of others (level {2}: {3}). If you trust all these programs, use --trust-submissions":
    "esta máquina solo tiene el nivel de aislamiento {0} ({1}), que no contiene programas de otras personas (nivel {2}: {3}). Si confías en todos estos programas, usa --trust-submissions",
  "isolation level {0} is not available here: {1}":
    "el nivel de aislamiento {0} no está disponible aquí: {1}",
  "{0}. `{1}` may help": "{0}. `{1}` puede ayudar",
  "No {0} was written: no other way of asking was needed":
    "No se escribió ningún {0}: no hizo falta dar la entrada de otro modo",
  "Written: {0}": "Escrito: {0}",
  "folders with several programs are sections of the class":
    "las carpetas con varios programas son secciones de la clase",
  "they are students with several programs": "son estudiantes con varios programas",
  "the folder of the report": "la carpeta del informe",
  "the folder of the class or of its report (default: the class that this folder is, lies in or holds)":
    "la carpeta de la clase o de su informe (por defecto: la clase que es esta carpeta, en la que está o que contiene)",
  "case files: a folder, or a pattern in quotes":
    "archivos de casos: una carpeta, o un patrón entre comillas",
  "the bundled ones": "los que vienen con Cavalo",
  "case files: a folder, or a pattern in quotes. Several are added up":
    "archivos de casos: una carpeta, o un patrón entre comillas. Varios se suman",
  "only this problem, and the problem of programs that do not state one":
    "solo este problema, que también vale para los programas que no dicen el suyo",
  "the problem": "el problema",
  "one per processor": "uno por procesador",
  "the Redis of the queue, redis://, rediss:// or unix: (default: {0})":
    "el Redis de la cola, redis://, rediss:// o unix: (por defecto: {0})",
  "no queue is named. Use --queue, or set {0}": "no se indicó ninguna cola. Usa --queue o define {0}",
  "ask programs only as the assignment or their manifests say":
    "da la entrada solo como dicen el enunciado o los manifiestos",
  "the lowest isolation level to accept": "el nivel de aislamiento más bajo que se acepta",
  "the best level of this machine": "el mejor nivel de esta máquina",
  "the language: {0} (default: that of the cases, or of LANG)":
    "el idioma: {0} (por defecto: el de los casos, o el de LANG)",
  "formats to write, separated by commas": "formatos que se escriben, separados por comas",
  "who reads the report: students do not see what the cases hide from them":
    "quién lee el informe: los estudiantes no ven lo que los casos les ocultan",
  "the day by which cases open for students, as 2026-12-01 (default: today)":
    "el día según el cual los casos se abren para los estudiantes, como 2026-12-01 (por defecto: hoy)",
  "show pseudonyms; pseudonyms.json in the folder of the report tells who is who":
    "muestra seudónimos; pseudonyms.json, en la carpeta del informe, dice quién es quién",
  "print the whole report as JSON": "muestra el informe entero en JSON",
  "html; json is always written": "html; json se escribe siempre",
  "the workers have {0}": "los workers tienen {0}",
  "there is no public case to check the program with":
    "no hay ningún caso público con el que revisar el programa",
  "there is no case {0}. Did you mean {1}?": "no hay un caso {0}. ¿Quisiste decir {1}?",
  "testing how programs can be isolated here": "probando cómo se pueden aislar los programas aquí",
  "measuring how fast this machine is": "midiendo la velocidad de esta máquina",
  "{0} and {1}: both submissions have the name {2}. Grade them one after the other":
    "{0} y {1}: los dos programas tienen el nombre {2}. Evalúalos uno después del otro",
  nobody: "nadie",
  "{0}: no result of such a student is kept here. There are results of {1}":
    "{0}: aquí no se guarda ningún resultado de ese estudiante. Hay resultados de {1}",
  ". It must be a day of the calendar, as 2026-12-01": ". Debe ser un día del calendario, como 2026-12-01",
  ". It must be a whole number, at least 1": ". Debe ser un número entero, 1 como mínimo",
  "--windows goes with --for-students": "--windows acompaña a --for-students",
  "fetching Node for Windows": "descargando Node para Windows",
  "give it to your students: they unpack it, and drag their folder onto cavalo.cmd":
    "dalo a tus estudiantes: lo descomprimen y arrastran su carpeta sobre cavalo.cmd",
  "WSL tells of no change on the disk of Windows (/mnt): the folder is looked at every second. It is faster in your home folder (~).":
    "WSL no avisa de los cambios en el disco de Windows (/mnt): la carpeta se mira cada segundo. En tu carpeta personal (~) es más rápido.",
});
