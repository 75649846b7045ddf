import type { Texts } from "../../language.ts";

export const attack = (): Texts => ({
  "the canary was seen": "se vio el canario",
  "ms of CPU time": "ms de CPU",
  "MiB of memory": "MiB de memoria",
  "only {0} of {1} {2} were measured": "solo se midieron {0} de {1} {2}",
  "a report would say {0}": "un informe diría {0}",
  "ended by {0}{1}": "terminó por {0}{1}",
  "leaves a link to a private file as its answer": "deja como respuesta un enlace a un archivo privado",
  "leaves a hard link to a private file as its answer":
    "deja como respuesta un enlace duro a un archivo privado",
  "programs can read every file of this user": "los programas pueden leer todos los archivos de este usuario",
  "leaves a link to a private folder where its answer should be":
    "deja un enlace a una carpeta privada en el lugar de su respuesta",
  "leaves a pipe that would keep its reader waiting": "deja una tubería que haría esperar a quien la lea",
  "leaves an endless device": "deja un dispositivo sin fin",
  "leaves a folder": "deja una carpeta",
  "leaves a file of 10 GB that takes no space": "deja un archivo de 10 GB que no ocupa espacio",
  "removes the permissions of its answer and its folder":
    "quita los permisos de su respuesta y de su carpeta",
  "never decides": "nunca decide",
  "writes a message without an end": "escribe un mensaje sin fin",
  "is killed by a signal before it decides": "muere por una señal antes de decidir",
  "leaves a link to a private file as its message": "deja como mensaje un enlace a un archivo privado",
  "leaves a pipe that would keep the reader of its message waiting":
    "deja una tubería que haría esperar a quien lea su mensaje",
  "removes the folder for its messages": "quita la carpeta de sus mensajes",
  "compilers can read every file of this user":
    "los compiladores pueden leer todos los archivos de este usuario",
  "build commands can use the network and leave files where every user may write":
    "los comandos de compilación pueden usar la red y dejar archivos donde cualquier usuario puede escribir",
  "build commands can do all that this user can":
    "los comandos de compilación pueden hacer todo lo que puede este usuario",
  "includes a private file while it is compiled": "incluye un archivo privado mientras se compila",
  "includes a private file through the assembler": "incluye un archivo privado por medio del ensamblador",
  "includes an endless device": "incluye un dispositivo sin fin",
  "includes the terminal, so the compiler waits for input":
    "incluye la terminal, y el compilador espera la entrada",
  "expands a macro without end": "expande una macro sin fin",
  "instantiates templates without end": "instancia plantillas sin fin",
  "compiles to a program file of 8 GB": "compila a un archivo de programa de 8 GB",
  "reads private files, connects, leaves files and leaves a process while it is built":
    "mientras se compila, lee archivos privados, se conecta, deja archivos y deja un proceso",
  "builds folders that are too deep for a path":
    "al compilar crea carpetas demasiado profundas para una ruta",
  "builds files whose names are not text": "al compilar crea archivos cuyos nombres no son texto",
  "builds a link to a private folder, to trick what changes permissions below it":
    "al compilar crea un enlace a una carpeta privada, para engañar a quien cambia los permisos debajo de él",
  "builds files without end, each below the size limit":
    "al compilar crea archivos sin fin, cada uno por debajo del límite de tamaño",
  "removes the permissions of what it builds": "quita los permisos de lo que compila",
  "makes {0} read private files, connect, leave files and leave a process while it builds":
    "hace que {0} lea archivos privados, se conecte, deje archivos y deje un proceso al compilar",
  "a process with a session of its own stays": "un proceso con sesión propia queda",
  "leaves a process in the background": "deja un proceso en segundo plano",
  "leaves a grandchild without a parent": "deja un proceso nieto sin padre",
  "leaves a process with a session of its own": "deja un proceso con sesión propia",
  "leaves a process that is its parent's child": "deja un proceso que es hijo de su propio padre",
  "leaves a process that ignores the end of its terminal": "deja un proceso que ignora el fin de su terminal",
  "leaves a daemon without descriptors that ignores every signal":
    "deja un demonio sin descriptores que ignora todas las señales",
  "leaves a process that holds its output open": "deja un proceso que mantiene abierta su salida",
  "leaves a process of a virtual machine": "deja un proceso de una máquina virtual",
  "leaves a detached process": "deja un proceso desligado",
  "it could stop the machine, because processes are not counted here":
    "podría detener la máquina, porque aquí no se cuentan los procesos",
  waits: "espera",
  "computes without end": "calcula sin fin",
  "computes without end and ignores all signals": "calcula sin fin e ignora todas las señales",
  "computes in threads and in its shutdown hook": "calcula en hilos y en su rutina de cierre",
  "closes its output and stays": "cierra su salida y sigue",
  "starts processes that start processes": "inicia procesos que inician procesos",
  "starts threads until it is refused": "inicia hilos hasta que se le niegan",
  "each file is limited, but not all files together": "cada archivo está limitado, pero no todos juntos",
  "it would fill the disk, because each file is limited, but not all files together":
    "llenaría el disco, porque cada archivo está limitado, pero no todos juntos",
  "fills every place that it can write to with files":
    "llena de archivos cada lugar en el que puede escribir",
  "fills the disk by the files that it was given": "llena el disco por los archivos que recibió",
  "fills the disk by more files than are open at once":
    "llena el disco con más archivos de los que están abiertos a la vez",
  "writes one file of 10 GB": "escribe un archivo de 10 GB",
  "makes empty files without end": "crea archivos vacíos sin fin",
  "it makes as many empty files in memory as the memory limit allows. They disappear with the run":
    "crea en memoria tantos archivos vacíos como permite el límite de memoria. Desaparecen con la ejecución",
  "it makes as many empty files in memory as the CPU limit allows. They disappear with the run":
    "crea en memoria tantos archivos vacíos como permite el límite de CPU. Desaparecen con la ejecución",
  "it makes as many empty files as the CPU limit allows. They disappear with the run":
    "crea tantos archivos vacíos como permite el límite de CPU. Desaparecen con la ejecución",
  "prints without end": "imprime sin fin",
  "prints to standard error without end": "imprime en la salida de errores sin fin",
  "prints a million short lines, which is allowed here":
    "imprime un millón de líneas cortas, lo que aquí está permitido",
  "system calls are not filtered": "las llamadas al sistema no se filtran",
  "programs can read every process of this user":
    "los programas pueden leer todos los procesos de este usuario",
  "programs started by root are root": "los programas que inicia root son root",
  "traces the process that started it": "rastrea el proceso que lo inició",
  "traces the harness": "rastrea el evaluador",
  "reads the harness's memory by a system call": "lee la memoria del evaluador con una llamada al sistema",
  "writes into the memory of what started it by a system call":
    "escribe en la memoria de quien lo inició con una llamada al sistema",
  "takes a descriptor of what started it": "toma un descriptor de quien lo inició",
  "opens a keyring": "abre un llavero del núcleo",
  "leaves a key": "deja una clave",
  "makes system calls that no filter sees (io_uring)":
    "hace llamadas al sistema que ningún filtro ve (io_uring)",
  "handles page faults itself": "atiende él mismo los fallos de página",
  "reads the counters of the processor": "lee los contadores del procesador",
  "loads a map into the kernel": "carga un mapa en el núcleo",
  "makes a user namespace": "crea un espacio de nombres de usuario",
  "makes a user namespace with a child": "crea un espacio de nombres de usuario con un hijo",
  "takes of the events that all programs of the machine share":
    "gasta de los eventos que comparten todos los programas de la máquina",
  "takes of the watches that all programs of this user share":
    "gasta de los observadores que comparten todos los programas de este usuario",
  "locks the system's files for other programs": "bloquea los archivos del sistema para otros programas",
  "asks to be told when others use the system's programs":
    "pide que se le avise cuando otros usan los programas del sistema",
  "asks to be told when others open a file": "pide que se le avise cuando otros abren un archivo",
  "takes of the pipes that all programs of this user share":
    "gasta de las tuberías que comparten todos los programas de este usuario",
  "asks which of the system's files others have read": "pregunta qué archivos del sistema leyeron otros",
  "opens a socket to the host of a virtual machine":
    "abre un socket hacia el anfitrión de una máquina virtual",
  "opens a socket to the kernel": "abre un socket hacia el núcleo",
  "opens a raw socket": "abre un socket en bruto",
  "makes a 32-bit system call, which a filter may miss":
    "hace una llamada al sistema de 32 bits, que un filtro puede no ver",
  "raises its limits and its priority": "aumenta sus límites y su prioridad",
  "looks for privileges and for ways to gain them": "busca privilegios y maneras de obtenerlos",
  "programs can gain the rights of setuid programs":
    "los programas pueden obtener los derechos de los programas setuid",
  "it would kill every process of this user": "mataría todos los procesos de este usuario",
  "the CPU time of children that nobody waits for is not measured. Each of them has the CPU limit, and all of them the limit on the clock":
    "el tiempo de CPU de los hijos a los que nadie espera no se mide. Cada uno tiene el límite de CPU, y todos juntos el límite del reloj",
  "memory of children that nobody waits for is not seen; each has the limit":
    "la memoria de los hijos a los que nadie espera no se ve; cada uno tiene el límite",
  crashes: "falla",
  "takes more memory than it may": "toma más memoria de la que puede",
  "computes longer than it may": "calcula más tiempo del que puede",
  "writes into the memory of what times it, then {0}":
    "escribe en la memoria de quien lo cronometra y después {0}",
  "looks for open descriptors that it should not have": "busca descriptores abiertos que no debería tener",
  "writes false measurements to every descriptor": "escribe mediciones falsas en todos los descriptores",
  "writes an exit code of 0 to every descriptor, then crashes":
    "escribe el código de salida 0 en todos los descriptores y después falla",
  "writes the file with its measurements": "escribe el archivo con sus mediciones",
  "has a library of its own loaded into what measures it":
    "hace cargar una biblioteca propia en quien lo mide",
  "computes in children that have its own memory": "calcula en hijos que tienen su memoria",
  "ends its first thread and computes in others": "termina su primer hilo y calcula en otros",
  "lets a child compute and does not wait for it": "deja que un hijo calcule y no lo espera",
  "lets a child take memory and does not wait for it": "deja que un hijo tome memoria y no lo espera",
  "kills every process that it can": "mata todos los procesos que puede",
  "stops and kills the process that started it": "detiene y mata el proceso que lo inició",
  "stops and kills the process that started it, with an answer file":
    "detiene y mata el proceso que lo inició, con un archivo de respuesta",
  "freezes the timer that should end it, and waits":
    "congela el temporizador que debería terminarlo, y espera",
  "kills its own process group and those of its parents":
    "mata su propio grupo de procesos y los de sus padres",
  "sends a signal to the harness": "envía una señal al evaluador",
  "programs can send signals to every process of this user":
    "los programas pueden enviar señales a todos los procesos de este usuario",
  "freezes its own process group": "congela su propio grupo de procesos",
  "memory is limited for each process, not for all together":
    "la memoria está limitada por proceso, no para todos juntos",
  "the shared memory of a virtual machine is limited only by the machine":
    "solo la máquina limita la memoria compartida de una máquina virtual",
  "the memory that the kernel keeps for a program is limited only by the number of files":
    "solo el número de archivos limita la memoria que el núcleo guarda para un programa",
  "the memory in which the kernel keeps where memory is has only the limit of the CPU time":
    "la memoria en la que el núcleo guarda dónde está la memoria solo tiene el límite del tiempo de CPU",
  "it would stay until the machine restarts": "quedaría hasta que la máquina se reinicie",
  "keeps memory in sockets with large buffers": "guarda memoria en sockets con búferes grandes",
  "keeps memory in sockets that are on their way to somebody":
    "guarda memoria en sockets que van de camino a alguien",
  "keeps memory in messages that nobody reads": "guarda memoria en mensajes que nadie lee",
  "keeps memory in large pipes": "guarda memoria en tuberías grandes",
  "keeps memory in timers without end": "guarda memoria en temporizadores sin fin",
  "keeps memory in connections that nobody accepts": "guarda memoria en conexiones que nadie acepta",
  "keeps memory in many files without a name": "guarda memoria en muchos archivos sin nombre",
  "keeps memory in System V segments": "guarda memoria en segmentos System V",
  "keeps memory in System V queues": "guarda memoria en colas System V",
  "keeps large pages of memory in pipes": "guarda páginas grandes de memoria en tuberías",
  "takes memory until it is refused": "toma memoria hasta que se le niega",
  "takes memory beside the heap until it is refused": "toma memoria fuera del heap hasta que se le niega",
  "takes shared memory until it is refused": "toma memoria compartida hasta que se le niega",
  "takes 512 MiB of shared memory": "toma 512 MiB de memoria compartida",
  "writes a large file in memory": "escribe un archivo grande en la memoria",
  "keeps memory in the tables of the memory that it reads":
    "guarda memoria en las tablas de la memoria que lee",
  "starts many processes that all use their memory limit":
    "inicia muchos procesos, y todos usan su límite de memoria",
  "programs can use the network": "los programas pueden usar la red",
  "connects to a server of this machine": "se conecta a un servidor de esta máquina",
  "sends a datagram to a server of this machine": "envía un datagrama a un servidor de esta máquina",
  "connects to a socket without a file": "se conecta a un socket sin archivo",
  "connects to a socket by its file": "se conecta a un socket por su archivo",
  "prints commands for terminals": "imprime órdenes para terminales",
  "prints NUL and other control characters": "imprime NUL y otros caracteres de control",
  "prints characters that turn or hide text": "imprime caracteres que invierten u ocultan texto",
  "prints half characters and bytes that are not text": "imprime medios caracteres y bytes que no son texto",
  "prints scripts": "imprime scripts",
  "prints the end of an XML section": "imprime el fin de una sección XML",
  "prints spreadsheet formulas": "imprime fórmulas de hoja de cálculo",
  "prints commands of build services": "imprime órdenes de servicios de integración",
  "programs can read the files that every user may read":
    "los programas pueden leer los archivos que puede leer cualquier usuario",
  "programs can see all processes": "los programas pueden ver todos los procesos",
  "programs can see the command lines of all processes":
    "los programas pueden ver las líneas de comando de todos los procesos",
  "reads a private file of the grader and the password file of the machine":
    "lee un archivo privado del evaluador y el archivo de contraseñas de la máquina",
  "reads a private file of the grader": "lee un archivo privado del evaluador",
  "reads another student's program": "lee el programa de otro estudiante",
  "reads a report of earlier gradings": "lee un informe de evaluaciones anteriores",
  "reads the cases with their answers": "lee los casos con sus respuestas",
  "reads the reference solver": "lee el programa de referencia",
  "looks for names in the folders around it": "busca nombres en las carpetas de alrededor",
  "walks through all folders but the system's": "recorre todas las carpetas que no son del sistema",
  "looks for the harness in all of /proc and /etc": "busca el evaluador en todo /proc y /etc",
  "looks for the harness among the processes": "busca el evaluador entre los procesos",
  "finds its measurements and files through command lines":
    "encuentra sus mediciones y archivos por las líneas de comando",
  "reads the harness's environment in /proc/*/environ": "lee el entorno del evaluador en /proc/*/environ",
  "reads the open files of the harness through /proc/*/fd":
    "lee los archivos abiertos del evaluador por /proc/*/fd",
  "reads the harness's memory in /proc/*/mem": "lee la memoria del evaluador en /proc/*/mem",
  "reads a private file through /proc/*/root and /proc/*/cwd":
    "lee un archivo privado por /proc/*/root y /proc/*/cwd",
  "makes ghc read private files, connect, leave files and leave a process by a splice":
    "hace que ghc lea archivos privados, se conecte, deje archivos y deje un proceso con un splice",
  "names a shell as its preprocessor, which does the same":
    "indica un shell como preprocesador, que hace lo mismo",
  "makes go ask Mercurial, which runs commands of the folder in the home that all programs share":
    "hace que go consulte a Mercurial, que ejecuta órdenes de la carpeta en la carpeta personal que comparten todos los programas",
  "has files with the names of modules that the compiler imports":
    "tiene archivos con los nombres de módulos que importa el compilador",
  "has settings that read a private file and write elsewhere":
    "tiene una configuración que lee un archivo privado y escribe en otro lugar",
  "assembles to 16 GB": "ocupa 16 GB al ensamblarse",
  "all programs have the same files": "todos los programas tienen los mismos archivos",
  "programs can use the network of this machine": "los programas pueden usar la red de esta máquina",
  "programs that run at the same time share the memory of the system's files, and the counts of the machine":
    "los programas que se ejecutan a la vez comparten la memoria de los archivos del sistema y los conteos de la máquina",
  "programs have the devices of the machine, such as /dev/null, and everybody may set their times to now":
    "los programas tienen los dispositivos de la máquina, como /dev/null, y cualquiera puede poner sus fechas en ahora",
  "a lock of a part of the system's files": "un bloqueo de una parte de un archivo del sistema",
  "a lock of an open file of the system's": "un bloqueo de un archivo abierto del sistema",
  "the times of devices": "las fechas de los dispositivos",
  "a file in a folder for all": "un archivo en una carpeta de todos",
  "a socket without a file": "un socket sin archivo",
  "waiting at a word of the system's files": "una espera en una palabra de un archivo del sistema",
  "the number of files that are open on the machine": "el número de archivos abiertos en la máquina",
  "tells another run something by {0}": "cuenta algo a otra ejecución por {0}",
  "leaves the time at which it read one of the system's files":
    "deja la hora a la que leyó uno de los archivos del sistema",
  "programs can change every file of this user":
    "los programas pueden cambiar todos los archivos de este usuario",
  "changes and removes another student's program": "cambia y borra el programa de otro estudiante",
  "changes and removes reports, cases and private files":
    "cambia y borra informes, casos y archivos privados",
  "leaves files in shared folders": "deja archivos en carpetas compartidas",
  "programs can leave files where every user may write":
    "los programas pueden dejar archivos donde cualquier usuario puede escribir",
  "programs can leave files where this user may write":
    "los programas pueden dejar archivos donde puede escribir este usuario",
  "opens the kernel's settings, disks and accounts for writing":
    "abre para escritura la configuración del núcleo, los discos y las cuentas",
  "leaves a System V memory segment that outlives it":
    "deja un segmento de memoria System V que le sobrevive",
  "System V shared memory stays until the machine restarts":
    "la memoria compartida System V queda hasta que la máquina se reinicia",
  "leaves a process with an abstract socket": "deja un proceso con un socket abstracto",
  "removes the permissions of its working directory": "quita los permisos de su carpeta de trabajo",
  "makes folders that are too deep for a path": "crea carpetas demasiado profundas para una ruta",
  "makes files whose names are newlines, escapes, dashes or not text":
    "crea archivos cuyos nombres son saltos de línea, escapes, guiones o no son texto",
  "not tried": "no se probó",
  "its compiler or interpreter is not available at this level":
    "su compilador o intérprete no está disponible en este nivel",
  "its folder {0} could not be removed": "no se pudo borrar su carpeta {0}",
  "the next run was different": "la ejecución siguiente fue distinta",
  "the harness itself failed: {0}": "el propio evaluador falló: {0}",
  "the machine is too busy for two runs at the same time":
    "la máquina está demasiado ocupada para dos ejecuciones a la vez",
  TCP: "TCP",
  "a socket file": "un archivo de socket",
  "an abstract socket": "un socket abstracto",
  UDP: "UDP",
  "a server was reached by {0}": "se llegó a un servidor por {0}",
  "process {0} ({1})": "proceso {0} ({1})",
  "file {0}": "archivo {0}",
  "control group {0}": "grupo de control {0}",
  "System V segment {0}": "segmento System V {0}",
  "{0} more": "{0} más",
  "socket {0}": "socket {0}",
  "the process that stands for the harness was killed": "se mató el proceso que hace el papel del evaluador",
  "the canaries were changed: {0}": "se cambiaron los canarios: {0}",
});
