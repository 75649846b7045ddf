import type { Texts } from "../../language.ts";

export const base = (): Texts => ({
  "this line is not in UTF-8. Save the file as UTF-8":
    "esta línea no está en UTF-8. Guarda el archivo en UTF-8",
  "cannot be read ({0})": "no se puede leer ({0})",
  "this command may not open so many files at once (EMFILE). Raise its limit: ulimit -n 1024":
    "este comando no puede abrir tantos archivos a la vez (EMFILE). Aumenta su límite: ulimit -n 1024",
  "too many files are open on this machine (ENFILE). End other programs":
    "hay demasiados archivos abiertos en esta máquina (ENFILE). Cierra otros programas",
  "no more processes can be started (EAGAIN). End other programs, use a smaller --jobs, or raise the limit: ulimit -u":
    "no se pueden iniciar más procesos (EAGAIN). Cierra otros programas, usa un --jobs menor o aumenta el límite: ulimit -u",
  "the machine has no memory left (ENOMEM). End other programs, or use a smaller --jobs":
    "a la máquina no le queda memoria (ENOMEM). Cierra otros programas o usa un --jobs menor",
  "the disk is full (ENOSPC). Make room, or set TMPDIR to a folder on another disk":
    "el disco está lleno (ENOSPC). Libera espacio o define TMPDIR con una carpeta de otro disco",
  "your share of the disk is used up (EDQUOT). Make room, or set TMPDIR to a folder on another disk":
    "tu cuota del disco se agotó (EDQUOT). Libera espacio o define TMPDIR con una carpeta de otro disco",
  "the disk can only be read (EROFS). Set TMPDIR to a folder on another disk":
    "el disco solo permite leer (EROFS). Define TMPDIR con una carpeta de otro disco",
  "a program cannot be started while its file is being written (ETXTBSY). Type the command again":
    "un programa no se puede iniciar mientras se escribe su archivo (ETXTBSY). Escribe el comando de nuevo",
  "there is no /proc here, and Cavalo needs it: mount -t proc proc /proc":
    "aquí no hay /proc, y Cavalo lo necesita: mount -t proc proc /proc",
  '{0} needs the key "{1}"': 'falta la clave "{1}" en {0}',
  "{0} must be a day of the calendar, as 2026-12-01, not {1}":
    "{0} debe ser un día del calendario, como 2026-12-01, y no {1}",
  "{0} must be one of {1}": "{0} debe ser uno de estos: {1}",
  "{0} needs a known kind, because the kind decides which keys are allowed":
    '{0} necesita un "kind" conocido, porque este decide qué claves se permiten',
  "this file": "este archivo",
  'unknown key "{0}". Did you mean "{1}"?': 'clave desconocida "{0}". ¿Quisiste decir "{1}"?',
  'unknown key "{0}". The keys allowed here are {1}':
    'clave desconocida "{0}". Las claves permitidas aquí son {1}',
  "a list": "una lista",
  "true or false": "true o false",
  "a whole number": "un número entero",
  "a number": "un número",
  "a mapping of keys to values": "un mapa de claves y valores",
  "a text": "un texto",
  "there are more than {0} aliases (*name)": "hay más de {0} referencias (*nombre)",
  "the values are nested too deep": "los valores están anidados a demasiada profundidad",
  "there are more mistakes": "hay más errores",
  "a value contains itself": "un valor se contiene a sí mismo",
  "row {0}, column {1}": "fila {0}, columna {1}",
  "this key appears twice": "esta clave aparece dos veces",
  "the YAML is not valid ({0})": "el YAML no es válido ({0})",
  "this line is indented with a tab. YAML needs spaces":
    "esta línea tiene una tabulación como sangría. YAML necesita espacios",
  "quote text that begins with {0}": "pon entre comillas un texto que empieza con {0}",
  'quote text with a colon: key: "one: two"': 'pon entre comillas un texto con dos puntos: clave: "uno: dos"',
  "the next line is indented too far": "la línea siguiente tiene demasiada sangría",
  "this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column":
    "esta línea no tiene la sangría de las otras de su bloque. Las claves de un mapa y las líneas de un texto empiezan en la misma columna",
  "a key needs a colon and a space after it: key: value":
    "una clave necesita dos puntos y un espacio después: clave: valor",
});
