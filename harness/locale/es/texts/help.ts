import type { Texts } from "../../language.ts";

export const help = (): Texts => ({
  "list the cases, with points and visibility; in a class with the groups and weights of grading.yaml":
    "lista los casos, con puntos y visibilidad; en una clase, con los grupos y pesos de grading.yaml",
  "print the list as JSON": "muestra la lista en JSON",
  "check whether a case set is right, and which wrong programs it accepts":
    "revisa si un conjunto de casos es correcto y qué programas equivocados acepta",
  "also tell what each case says of wrong programs, as a question of a test does":
    "dice también lo que cada caso muestra de los programas equivocados, como una pregunta de examen",
  "print how many points typical mistakes get, as a Markdown table":
    "muestra cuántos puntos obtienen los errores típicos, en una tabla Markdown",
  "make the missing board files, each from the seed in its case":
    "crea los archivos de tablero que faltan, cada uno con la semilla de su caso",
  "only compare every board file with its seed, byte for byte":
    "solo compara cada archivo de tablero con su semilla, byte por byte",
  "replace the boards of the cases by your own (caso100.txt ...), if they match the cases":
    "reemplaza los tableros de los casos por los tuyos (caso100.txt ...), si corresponden a los casos",
  "the folder of the boards": "la carpeta de los tableros",
  "find the first seed whose board has the answer that a case states":
    "busca la primera semilla cuyo tablero tiene la respuesta que declara un caso",
  "the case file": "el archivo del caso",
  "of so many such seeds, take the one whose board gives the fewest known wrong ideas the right answer":
    "de tantas semillas así, toma la del tablero en el que menos ideas equivocadas conocidas aciertan",
  "the folder of the class or of its report, as --out": "la carpeta de la clase o de su informe, como --out",
  "the name of the student, as vinicius if only one is called so":
    "el nombre del estudiante, como vinicius si solo uno se llama así",
  "write and print the report of a class again, without grading":
    "escribe y muestra de nuevo el informe de una clase, sin evaluar",
  "list all cases, or show the input of one, the results of a student, or all about one of them":
    "lista todos los casos, o muestra la entrada de uno, los resultados de un estudiante, o todo sobre uno de ellos",
  "the name of the student, as vinicius if only one is called so, or of a case":
    "el nombre del estudiante, como vinicius si solo uno se llama así, o de un caso",
  "the name of a case": "el nombre de un caso",
  "copy the student's program, unpacked as it is graded, into this new folder":
    "copia el programa del estudiante, descomprimido como se evalúa, en esta carpeta nueva",
  "print only the input of the case, to run the program by hand":
    "muestra solo la entrada del caso, para ejecutar el programa a mano",
  "write what is shown of the case into this file": "escribe en este archivo lo que se muestra del caso",
  "print a board that no case has, as C../.../..S":
    "muestra un tablero que ningún caso tiene, como C../.../..S",
  "list all ways to read the output of the case, and why each counts or does not":
    "lista todas las lecturas posibles de la salida del caso, y por qué cada una vale o no",
  "show what the last grading changed, or what changed since the class was closed":
    "muestra lo que cambió la última evaluación, o lo que cambió desde que se cerró la clase",
  "the folder of another report or class to compare with":
    "la carpeta de otro informe o de otra clase con la que comparar",
  "print the result as JSON": "muestra el resultado en JSON",
  "show which programs of a class are alike, side by side, for you to look at":
    "muestra qué programas de una clase se parecen, lado a lado, para que los mires",
  "the folder or the archive of submissions, or the folder of a class (default: the class here)":
    "la carpeta o el archivo comprimido de entregas, o la carpeta de una clase (por defecto: la clase que está aquí)",
  "look at a class before it is graded": "mira una clase antes de evaluarla",
  "show how a class is read, and whose each hand-in is by which evidence. Nothing is graded":
    "muestra cómo se lee una clase, y de quién es cada entrega y por qué. No se evalúa nada",
  "the folder of a class, or the folder or the archive of its hand-ins (default: the class here)":
    "la carpeta de una clase, o la carpeta o el archivo comprimido de sus entregas (por defecto: la clase que está aquí)",
  "show when a student was graded, and with which results":
    "muestra cuándo se evaluó a un estudiante, y con qué resultados",
  "give a student a grade and a sentence, or all with one cause; without a name, list what is left to settle":
    "da una nota y una frase a un estudiante, o a todos los de una causa; sin nombre, lista lo que falta resolver",
  "the name or the key of the student": "el nombre o la clave del estudiante",
  "the final grade, on the scale of the class": "la nota final, en la escala de la clase",
  "a sentence that the student reads": "una frase que lee el estudiante",
  "all with this cause, in place of a student; a grade goes to those only you can settle":
    "todos los de esta causa, en vez de un estudiante; la nota va a los que solo tú puedes resolver",
  "let the points count as they were judged": "deja valer los puntos como se evaluaron",
  "the file with the main program, for the next grading":
    "el archivo con el programa principal, para la próxima evaluación",
  "take the reading that was offered, from the next grading on":
    "acepta la lectura que se ofreció, a partir de la próxima evaluación",
  "take the last decision about the student back": "deshace la última decisión sobre el estudiante",
  "keep the results as they were sent out, so that later changes are shown against them":
    "guarda los resultados como se publicaron, para mostrar después lo que cambió",
  "remove a student from a class for good, with all outputs and the history":
    "quita a un estudiante de la clase para siempre, con todas las salidas y el historial",
  "settle a class in the browser: one student after the other, the source beside the result":
    "resuelve una clase en el navegador: un estudiante después del otro, el código junto al resultado",
  "your name, as it is kept with what you decide (default: that of your user)":
    "tu nombre, como se guarda con lo que decides (por defecto: el de tu usuario)",
  "your part of a class that several settle, as 1/3": "tu parte de una clase que resuelven varios, como 1/3",
  "how parts are made: by the first letter of names, by group, or at random":
    "cómo se hacen las partes: por la primera letra de los nombres, por grupo o al azar",
  "show pseudonyms until the class is closed": "muestra seudónimos hasta que se cierre la clase",
  "make a problem of your own from that of another judge":
    "crea un problema propio a partir del de otro juez",
  "take over a Kattis problem package, and try its programs":
    "toma un paquete de problema de Kattis y prueba sus programas",
  "the folder of the package": "la carpeta del paquete",
  "the new folder (default: the name of the package, here)":
    "la carpeta nueva (por defecto: el nombre del paquete, aquí)",
  "write a problem of your own for another judge": "escribe un problema propio para otro juez",
  "write a Kattis problem package": "escribe un paquete de problema de Kattis",
  "the name of the problem": "el nombre del problema",
  "the new folder (default: the name of the problem without hyphens, here)":
    "la carpeta nueva (por defecto: el nombre del problema sin guiones, aquí)",
  "the version of the format: BAPCtools reads the newer, problemtools the older":
    "la versión del formato: BAPCtools lee la más nueva, problemtools la más antigua",
  "grade folders or archives of submissions, or a class":
    "evalúa carpetas o archivos comprimidos de entregas, o una clase",
  "folders or archives of submissions, or the folder of a class (default: the bundled ones)":
    "carpetas o archivos comprimidos de entregas, o la carpeta de una clase (por defecto: las que vienen con Cavalo)",
  "print every finding in full, too": "muestra además cada problema por entero",
  "your own manifests, one for each submission: <name>.yaml or <name>/submission.yaml":
    "tus propios manifiestos, uno por entrega: <nombre>.yaml o <nombre>/submission.yaml",
  "run them even if they cannot be contained": "ejecuta los programas aunque no se puedan contener",
  "run anew what is known: everything, a student, or a student and a case":
    "ejecuta de nuevo lo que ya se sabe: todo, un estudiante, o un estudiante y un caso",
  "let a former result count if it is higher": "deja valer un resultado anterior si es mayor",
  "only show what would be run, and about how long it would take":
    "solo muestra lo que se ejecutaría y cuánto tardaría más o menos",
  "check your own program with the public cases before you hand it in, by the rules of the grading":
    "revisa tu propio programa con los casos públicos antes de entregarlo, con las reglas de la evaluación",
  "the folder of your program, or its main file": "la carpeta de tu programa, o su archivo principal",
  "only this case. Several are added up": "solo este caso. Varios se suman",
  "run the cases first that failed last time": "ejecuta primero los casos que fallaron la última vez",
  "check again whenever a file is saved": "revisa de nuevo cada vez que se guarda un archivo",
  "show the page of the program in the browser": "muestra la página del programa en el navegador",
  "write into submission.yaml how the program wants its input, if that was found":
    "escribe en submission.yaml cómo quiere el programa su entrada, si se averiguó",
  "Grades coursework on knights on boards: the lost knight and the knight's tour.":
    "Evalúa trabajos sobre caballos en tableros: el caballo perdido y el recorrido del caballo.",
  "show what this machine can grade, how well it contains programs, and what is missing":
    "muestra lo que esta máquina puede evaluar, qué tan bien contiene los programas y lo que falta",
  "run hostile programs against this machine instead: all, or those with this text in their name":
    "en cambio, ejecuta programas hostiles contra esta máquina: todos, o los que tienen este texto en el nombre",
  "the level to attack (default: the best one)": "el nivel que se ataca (por defecto: el mejor)",
  "a grader for {0}": "un evaluador para {0}",
  "pack Cavalo with cases, to hand it on": "empaqueta Cavalo con casos, para pasarlo a otros",
  "a package that students install, with the public cases and without any solution":
    "un paquete que instalan los estudiantes, con los casos públicos y sin ninguna solución",
  "a folder with a page that checks programs on the public cases, with nothing to install":
    "una carpeta con una página que revisa programas con los casos públicos, sin instalar nada",
  "the file or folder to write (default: in this folder, named after its readers)":
    "el archivo o la carpeta que se escribe (por defecto: en esta carpeta, con el nombre de quien la usa)",
  "find out how to run unknown programs, and write their manifests":
    "averigua cómo ejecutar programas desconocidos y escribe sus manifiestos",
  "the folder of a program, or those of a class: turma/*":
    "la carpeta de un programa, o las de una clase: clase/*",
  "the folder for the manifests of a class (default: manifests)":
    "la carpeta para los manifiestos de una clase (por defecto: manifests)",
  "overwrite an existing submission.yaml": "reemplaza un submission.yaml que ya existe",
  "write a program, a case, a class or a course to start from":
    "escribe un programa, un caso, una clase o un curso para empezar",
  "write a program that reads its input and does not answer yet":
    "escribe un programa que lee su entrada y todavía no responde",
  "the programming language": "el lenguaje de programación",
  "the folder of the program": "la carpeta del programa",
  "write a case to be changed": "escribe un caso para modificarlo",
  "the case file, with .yaml": "el archivo del caso, con .yaml",
  "make the folder of a class: hand-ins, scheme of grades, gradebook. It asks for what is not given":
    "crea la carpeta de una clase: entregas, reglas de las notas, planilla. Pregunta lo que no se da",
  "the folder to make": "la carpeta que se crea",
  "the archive or the folder of all hand-ins, as the platform gives it":
    "el archivo comprimido o la carpeta de todas las entregas, como la da la plataforma",
  "Moodle's grading worksheet, or the gradebook of Canvas":
    "la planilla de calificaciones de Moodle, o el libro de calificaciones de Canvas",
  "a CSV file with the columns key, name, e-mail, group, extension":
    "un archivo CSV con las columnas clave, nombre, correo, grupo, prórroga",
  "write a repository that students start from, with CI that checks every push":
    "escribe un repositorio del que parten los estudiantes, con CI que revisa cada push",
  "the new folder": "la carpeta nueva",
  "judge submissions on this machine for gradings on others, until it is stopped":
    "juzga entregas en esta máquina para evaluaciones de otras, hasta que se detenga",
  "as many as processors and memory allow": "tantos como permiten los procesadores y la memoria",
  "the time after which another worker takes over from a silent one":
    "el tiempo después del cual otro worker toma el lugar de uno que no responde",
  "show the workers, what waits and what runs, and how long it will take":
    "muestra los workers, lo que espera, lo que se ejecuta y cuánto tardará",
  "with --for-students: a zip for Windows with Node in it, where nothing is to be installed":
    "con --for-students: un zip para Windows que incluye Node, sin nada que instalar",
});
