import type { Texts } from "../../language.ts";

/** Parts of sentences, and those of several rooms. */
export const shared = (): Texts => ({
  or: "o",
  "{0} and {1}": "{0} y {1}",
  "{0} in {1}": "{0} en {1}",
  "{0} in {1}: {2}": "{0} en {1}: {2}",
  "no such folder": "esta carpeta no existe",
  "hand-in|hand-ins": "entrega|entregas",
  "section|sections": "sección|secciones",
  "case|cases": "caso|casos",
  "small case|small cases": "caso pequeño|casos pequeños",
  "file of a student|files of students": "archivo de estudiante|archivos de estudiantes",
  "with this manifest, 1 of {0} was recognised as right{1}":
    "con este manifiesto, 1 de {0} se reconoció como correcto{1}",
  "with this manifest, {0} of {1} were recognised as right{2}":
    "con este manifiesto, {0} de {1} se reconocieron como correctos{2}",
  "{0}, but not {1}": "{0}, pero no {1}",
  "read this way, 1 more of {0} is right": "leído así, 1 más de {0} es correcto",
  "read this way, {0} more of {1} are right": "leído así, {0} más de {1} son correctos",
  "is not a file but a link or something else, which is not followed. Move it away":
    "no es un archivo, sino un enlace u otra cosa, que no se sigue. Quítalo de ahí",
  "is not a folder but a link or something else, which is not followed. Move it away":
    "no es una carpeta, sino un enlace u otra cosa, que no se sigue. Quítalo de ahí",
  "{0} cannot be {1}{2}": "{0} no puede ser {1}{2}",
  "{0} must be {1}, not {2}{3}": "{0} debe ser {1}, y no {2}{3}",
  "{0} is not valid ({1}){2}": "{0} no es válido ({1}){2}",
  "is not imported: {0}": "no se importó: {0}",
  "read as a class of {0}": "leída como clase de {0}",
  "a word that may be about standard input ({0})": "una palabra que puede ser de la entrada estándar ({0})",
  "a word that may be about arguments ({0})": "una palabra que puede ser de argumentos ({0})",
  "It was given its input as the contract of its problem says.":
    "Recibió la entrada como dice el contrato del problema.",
  "It was given its input as the contract of its problem says: its source files have {0}.":
    "Recibió la entrada como dice el contrato del problema: el código tiene {0}.",
  "made from {0}": "hecho a partir de {0}",
  " (Did you mean one of {0}?)": " (¿Quisiste decir uno de estos: {0}?)",
  " (Did you mean {0}?)": " (¿Quisiste decir {0}?)",
  "unknown option '{0}'": "opción desconocida '{0}'",
  "unknown command '{0}'": "comando desconocido '{0}'",
  "the argument '{0}' is missing": "falta el argumento '{0}'",
  "the value of the option '{0}' is missing": "falta el valor de la opción '{0}'",
  "the option '{0}' is missing": "falta la opción '{0}'",
  "there are too many arguments": "hay demasiados argumentos",
  ". The allowed values are {0}": ". Los valores permitidos son {0}",
  "the value '{0}' of the option '{1}' is not valid{2}": "el valor '{0}' de la opción '{1}' no es válido{2}",
  "the value '{0}' of the argument '{1}' is not valid{2}":
    "el valor '{0}' del argumento '{1}' no es válido{2}",
});
