import type { Texts } from "../../language.ts";

export const submission = (): Texts => ({
  '. Paths begin at the folder of the program: "{0}"':
    '. Las rutas empiezan en la carpeta del programa: "{0}"',
  '"{0}" is not a readable file of the submission{1}': '"{0}" no es un archivo legible del programa{1}',
  "is not found": "no aparece",
  "is found {0} times": "aparece {0} veces",
  '"{0}" {1} in {2}. It must appear there exactly once':
    '"{0}" {1} en {2}. Debe aparecer ahí exactamente una vez',
  "there are several programs. Give the folder of one": "hay varios programas. Indica la carpeta de uno",
  "this is an archive. Unpack it and give the folder":
    "esto es un archivo comprimido. Descomprímelo e indica la carpeta",
  "this is a file. Give the folder that contains it": "esto es un archivo. Indica la carpeta que lo contiene",
  "which problem does this program solve? Use --problem {0}":
    "¿qué problema resuelve este programa? Usa --problem {0}",
  "there are source files here ({0}) and programs in {1}. If this is a class, move the source files into a folder of their own. If it is one program, write a {2} with main: FILE":
    "aquí hay archivos fuente ({0}) y hay programas en {1}. Si esto es una clase, mueve los archivos fuente a una carpeta propia. Si es un solo programa, escribe un {2} con main: ARCHIVO",
  "this file has more than {0} KiB": "este archivo tiene más de {0} KiB",
  "a program for {0} has nothing that can be fixed: remove this key":
    "un programa de {0} no tiene nada que se pueda fijar: quita esta clave",
  '"{0}" is not a file below the working directory':
    '"{0}" no es un archivo que esté dentro de la carpeta de trabajo',
  '"{0}" cannot be both a file and a folder': '"{0}" no puede ser a la vez un archivo y una carpeta',
  '"{0}" is not a valid name of an environment variable':
    '"{0}" no es un nombre válido de variable de entorno',
  "this text cannot contain the character NUL": "este texto no puede contener el carácter NUL",
  "there are more than {0} placeholders": "hay más de {0} marcadores",
  ". Write the program's own braces with spaces: { {0} }":
    ". Escribe las llaves del propio programa con espacios: { {0} }",
  "unknown placeholder {{0}}. The placeholders of {1} are {{2}}{3}":
    "marcador desconocido {{0}}. Los marcadores de {1} son {{2}}{3}",
  "{answerPath} needs the name of the answer file (answer: file: ...)":
    "{answerPath} necesita el nombre del archivo de la respuesta (answer: file: ...)",
  "no program was found": "no se encontró ningún programa",
  "{0}: there is no file here such as .java, .py or .c. Give the folder of a program, or one that holds a folder for each student":
    "{0}: aquí no hay un archivo como .java, .py o .c. Indica la carpeta de un programa, o una que tenga una carpeta por estudiante",
  "but {0} is an archive. Unpack it": "pero {0} es un archivo comprimido. Descomprímelo",
  "but {0} may be one. Remove .txt from its name": "pero {0} puede serlo. Quita .txt de su nombre",
  "and {0} is none. A program is a file such as .java, .py or .c":
    "y {0} no lo es. Un programa es un archivo como .java, .py o .c",
  "there are several programs in {0}. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections":
    "hay varios programas en {0}. Si estas carpetas son secciones con una carpeta por estudiante, agrega --sections. Si son estudiantes con varios programas, agrega --no-sections",
  "is this a class or one program? There is {0} here, and there are programs in {1}. If it is a class, move {2} away. If it is one program, write a {3} with main: FILE":
    "¿esto es una clase o un solo programa? Aquí está {0}, y hay programas en {1}. Si es una clase, quita {2} de aquí. Si es un solo programa, escribe un {3} con main: ARCHIVO",
});
