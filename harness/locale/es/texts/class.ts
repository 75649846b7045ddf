import type { Texts } from "../../language.ts";

export const classTexts = (): Texts => ({
  "{0}: the rubric in grading.yaml has no such item": "{0}: la rúbrica de grading.yaml no tiene este ítem",
  "{0}: from 0 to {1} points, and not {2}": "{0}: de 0 a {1} puntos, y no {2}",
  "an adjustment is from -{0} to {1} points, and not {2}": "un ajuste va de -{0} a {1} puntos, y no {2}",
  "this was taken back already": "esto ya se deshizo",
  "a text has at most {0} characters, and this one has {1}":
    "un texto tiene como máximo {0} caracteres, y este tiene {1}",
  "the text is empty": "el texto está vacío",
  "{0}: there is no result of this case": "{0}: no hay un resultado de este caso",
  "{0}:{1}: there is no such line": "{0}:{1}: no hay esta línea",
  "{0}: in {1} groups, and counted in each of them: {2}":
    "{0}: en {1} grupos, y contado en cada uno de ellos: {2}",
  "the id {0} stands in two rows": "el identificador {0} está en dos filas",
  "there are no hand-ins. Put the archive of the learning platform into this folder":
    "no hay entregas. Pon en esta carpeta el archivo comprimido de la plataforma",
  "{0} is not an id of Canvas. Export the gradebook again, and do not save it in a spreadsheet":
    "{0} no es un identificador de Canvas. Exporta el libro de calificaciones de nuevo y no lo guardes en una hoja de cálculo",
  'this is neither Moodle\'s grading worksheet nor a gradebook of Canvas. The rows of the first begin with "Participant 101" in the language of the site, and they have times; the columns of the second begin with Student, ID. These columns were found: {0}':
    'esto no es la planilla de calificaciones de Moodle ni un libro de calificaciones de Canvas. Las filas de la primera empiezan con "Participante101" en el idioma del sitio y tienen fechas; las columnas del segundo empiezan con Student, ID. Se encontraron estas columnas: {0}',
  "this assignment is graded with the words of a scale ({0}: {1}), and Cavalo gives numbers. Choose points in the settings of the assignment, and download the worksheet again":
    "esta tarea se califica con las palabras de una escala ({0}: {1}), y Cavalo da números. Elige puntos en la configuración de la tarea y descarga la planilla de nuevo",
  'the highest grade must be a number above 0, the same in all rows, and here is "{0}"':
    'la nota máxima debe ser un número mayor que 0, el mismo en todas las filas, y aquí está "{0}"',
  "{0} may be {1} or {2}. Write the highest grade into grading.yaml: scale: { most: {3} } or scale: { most: {4} }":
    "{0} puede ser {1} o {2}. Escribe la nota máxima en grading.yaml: scale: { most: {3} } o scale: { most: {4} }",
  "{0} has another decimal sign than the numbers before it":
    "{0} tiene otro separador decimal que los números anteriores",
  "which column has the grades? Write its title into grading.yaml (assignment: ...): {0}":
    "¿qué columna tiene las notas? Escribe su título en grading.yaml (assignment: ...): {0}",
  "{0} is neither a number of days nor a time such as 2026-10-01 23:59":
    "{0} no es un número de días ni una hora como 2026-10-01 23:59",
  "{0} is not a time such as 2026-10-01 23:59": "{0} no es una hora como 2026-10-01 23:59",
  "{0} is {1}? Write {2}": "¿{0} es {1}? Escribe {2}",
  "nobody in the class has the key {0}": "nadie de la clase tiene la clave {0}",
  "several people of the class have {0} as an id. Write the key in grades.csv":
    "varias personas de la clase tienen {0} como identificador. Escribe la clave de grades.csv",
  "no hand-in has the name {0}. `cavalo class check` shows all names":
    "ninguna entrega tiene el nombre {0}. `cavalo class check` muestra todos los nombres",
  "{0} has the hand-in {1} already. Write null for the one that does not count":
    "{0} ya tiene la entrega {1}. Escribe null en la que no vale",
  "{0} is not the name of a time zone, as America/Sao_Paulo":
    "{0} no es el nombre de una zona horaria, como America/Sao_Paulo",
  "there are other programs in this folder. Put this one into a folder of its own, and give that":
    "hay otros programas en esta carpeta. Pon este en una carpeta propia e indica esa carpeta",
  "this archive needs a password": "este archivo comprimido pide una contraseña",
  "this archive is damaged": "este archivo comprimido está dañado",
  "this is not a zip, tar, gz, bz2, xz, zst, rar or 7z file":
    "este no es un archivo zip, tar, gz, bz2, xz, zst, rar ni 7z",
  "this archive is packed by a method that Cavalo does not know. Pack it as an ordinary zip":
    "este archivo está comprimido con un método que Cavalo no conoce. Comprímelo como un zip común",
  "this archive contains too much": "este archivo comprimido contiene demasiado",
  "this archive needs the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo":
    "este archivo comprimido necesita el paquete 7z-wasm. Escribe npm install 7z-wasm en la carpeta de Cavalo",
  "this archive lies in too many others": "este archivo comprimido está dentro de demasiados otros",
  "what you decided about {0} fits nobody in the class any more. Decide again, or type cavalo settle --undo":
    "lo que decidiste sobre {0} ya no corresponde a nadie de la clase. Decide de nuevo, o escribe cavalo settle --undo",
  "this changes nothing, because {0} is still to settle. Type cavalo settle with a grade":
    "esto no cambia nada, porque {0} todavía espera tu decisión. Escribe cavalo settle con una nota",
  "this changes nothing, because {0} has handed nothing in. Type cavalo settle with a grade":
    "esto no cambia nada, porque {0} no entregó nada. Escribe cavalo settle con una nota",
  "this changes nothing, because you gave {0} a grade by cavalo settle. Give the right one there":
    "esto no cambia nada, porque le diste una nota a {0} con cavalo settle. Da ahí la nota correcta",
  "an entry before this one has the {0} {1} already": "{0}: {1} ya está en una entrada anterior a esta",
  "{0} points are more than the item can earn (most: {1})":
    "{0} puntos son más de los que puede valer el ítem (máximo: {1})",
  "these items are worth {0} points together, and the highest grade is {1}":
    "estos ítems valen juntos {0} puntos, y la nota máxima es {1}",
  "the encoding of the gradebook does not have all of these letters. Save gradebook.csv in UTF-8":
    "la codificación de la planilla no tiene todas estas letras. Guarda gradebook.csv en UTF-8",
  "no case has the name {0}": "ningún caso tiene el nombre {0}",
  "the highest grade of the gradebook is {0}. Remove this key, or change the platform":
    "la nota máxima de la planilla es {0}. Quita esta clave o cambia la plataforma",
  "this time has no time zone, but {0} has one. Add the line timeZone: America/Sao_Paulo, with the zone of the course":
    "esta hora no tiene zona horaria, pero {0} tiene una. Agrega la línea timeZone: America/Sao_Paulo, con la zona del curso",
  "{0}: nothing is decided that could be taken back": "{0}: no hay ninguna decisión que deshacer",
  "{0}: nobody in the class has this key or name": "{0}: nadie de la clase tiene esta clave o este nombre",
  "{0} has more decimals than the grades of the class, {1} (scale in grading.yaml)":
    "{0} tiene más decimales que las notas de la clase, {1} (scale en grading.yaml)",
  "the highest grade is {0}, and not {1}": "la nota máxima es {0}, y no {1}",
  "{0}: nobody is to settle with this cause. There are {1}":
    "{0}: no hay nadie por resolver con esta causa. Hay {1}",
  "{0} has a grade already, and there is nothing to confirm":
    "{0} ya tiene una nota, y no hay nada que confirmar",
  "no program was judged": "no se evaluó ningún programa",
  "{0} of {1} cases were not judged": "{0} de {1} casos no se evaluaron",
  "{0}: {1}, so there are no points to confirm. Give a grade":
    "{0}: {1}, así que no hay puntos que confirmar. Da una nota",
  "several hand-ins could be meant": "puede tratarse de varias entregas",
  "there is no hand-in to which this could apply": "no hay una entrega a la que esto se pueda aplicar",
  "{0}: {1}. Write a manifest": "{0}: {1}. Escribe un manifiesto",
  "this file is not in UTF-8, UTF-16 or Windows-1252. Save it as CSV in UTF-8":
    "este archivo no está en UTF-8, UTF-16 ni Windows-1252. Guárdalo como CSV en UTF-8",
  "this file is empty": "este archivo está vacío",
  "a quote is missing or misplaced": "falta una comilla, o está fuera de lugar",
  "by an id, {0} of the gradebook is {1} of the roster. Correct one of the files":
    "según un identificador, {0} de la planilla es {1} de la lista. Corrige uno de los archivos",
  "several people have these names, and no id tells which is which in the gradebook: {0}. Add a column with their ids":
    "varias personas tienen estos nombres, y ningún identificador dice quién es quién en la planilla: {0}. Agrega una columna con los identificadores",
  "{0}: several students fit. Name one of these, or the key in brackets: {1}":
    "{0}: corresponde a varios estudiantes. Indica uno de estos, o la clave entre paréntesis: {1}",
  "the first line must name the columns: key, name, e-mail, group, extension":
    "la primera línea debe dar los nombres de las columnas: clave, nombre, correo, grupo, prórroga",
  "this person has no key": "esta persona no tiene clave",
  "the key {0} stands in line {1} already": "la clave {0} ya está en la línea {1}",
});
