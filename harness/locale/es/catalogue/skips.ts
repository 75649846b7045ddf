import { MACHINE_FAULTS } from "../../../base/machine-fault.ts";
import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { inSentences, type SkipSentences } from "../../../report/catalogue/catalogue.ts";
import { lineNamed } from "../../../report/catalogue/line-named.ts";
import { isLeast, quantitiesIn, versionOf } from "../../../report/catalogue/quantities.ts";
import type { LimitName } from "../../../run/outcome.ts";
import { glossOf } from "./glosses.ts";
import { CLOSED } from "./notices.ts";
import { said } from "./runs.ts";

const lineIn = lineNamed("línea", "celda");

const { bytes, counted, seconds } = quantitiesIn("es");

const moves = (count: number) => counted(count, "movimiento", "movimientos");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "que no se puede llegar a la salida" : moves(answer);

export const skips: SkipSentences = {
  "not-compiled": (finding) => {
    if (finding.quote === undefined) return "el compilador falló sin imprimir nada";
    const compiler = finding.compiler === undefined ? "" : ` con ${finding.compiler}`;
    return `el programa no compila${compiler}: ${complaint(finding)}`;
  },
  "not-utf8": ({ file, line }) =>
    `el programa no compila: la línea ${line} de ${file} no está en UTF-8. Guarda el archivo como UTF-8`,
  "no-program": ({ file }) =>
    `la compilación terminó sin errores, pero ${file} no es un programa que se pueda ejecutar. Revisa que haya un programa principal`,
  "compiler-crashed": ({ signal, quote }) =>
    inSentences([`el compilador terminó por la señal ${signal}`, said(quote)]),
  "compiler-over-limit": ({ limit, most }) => `el compilador superó el límite de ${LIMITS[limit](most)}`,

  "no-source": ({ language, instead, files, notSearched }) =>
    inSentences([
      instead
        ? INSTEAD[instead.what](instead.file)
        : `no se encontró ningún archivo fuente en ${language ?? "un lenguaje conocido"}${files ? `: solo hay ${files.join(", ")}` : ""}`,
      notSearched && `carpetas en las que no se buscó: ${notSearched.join(", ")}`,
    ]),
  "archive-closed": ({ file, fault }) =>
    `el programa está en ${file}, que no se descomprimió, porque ${CLOSED[fault]}`,
  "not-read-out": ({ file, why, kernel }) =>
    `${file} ${NOT_READ[why]}${kernel === undefined ? "" : ` (${kernel})`}. Entrega el propio archivo fuente`,
  "not-compiled-as-read": ({ file, ...refusal }) =>
    inSentences([
      `el programa se sacó de ${file}, y como se leyó no compila${refusal.quote === undefined ? "" : ` (${complaint(refusal)})`}`,
      "entrega el propio archivo fuente",
    ]),
  "several-languages": ({ languages, names }) =>
    `hay archivos fuente en ${languages.join(" y ")}. Indica cuál lenguaje vale en submission.yaml (language: ${names.join(" o ")})`,
  "several-mains": ({ files }) =>
    `no está claro qué archivo tiene el programa principal: ${files.join(", ")}. Indica cuál en submission.yaml (main: ...)`,
  "several-copies": ({ files }) =>
    `no está claro cuáles de estos archivos forman parte del programa, porque definen las mismas cosas: ${files.join(", ")}. Quita los que no`,
  "no-main": ({ files }) =>
    `no se encontró ningún programa principal en ${files.join(", ")}. Si uno de ellos lo tiene, indícalo en submission.yaml (main: ...)`,
  "main-missing": ({ file, isOther }) =>
    `el archivo principal "${file}" ${isOther ? "no es un archivo fuente de un lenguaje conocido, o del que se eligió" : "no existe"}`,
  "manifest-broken": ({ mistake, others }) =>
    inSentences([
      `no se pudo leer el manifiesto: ${mistake.es}`,
      others > 0 ? `hay ${counted(others, "error más", "errores más")}` : undefined,
    ]),
  "other-problem": ({ problem }) => `el programa es para otro problema: ${problem}`,
  "name-not-text": () =>
    "el nombre de la carpeta, o de un archivo de ella, no es texto en UTF-8 y por eso no se puede leer. Cambia ese nombre",
  "files-unreadable": ({ code }) => `no se pudieron leer los archivos (${code})`,
  "sources-too-large": ({ mostBytes, mostFiles }) =>
    `hay más de ${counted(mostFiles, "archivo fuente", "archivos fuente")} o más de ${bytes(mostBytes)} en archivos fuente. Quita lo que no forma parte del programa`,
  "reading-too-long": ({ what }) =>
    what === "sources"
      ? "leer los archivos fuente tarda demasiado. Quita lo que no forma parte del programa"
      : "leer lo que imprimió el programa tarda demasiado. Imprime la respuesta y nada más",
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `la carpeta tiene más de ${bytes(mostBytes)} o más de ${counted(mostEntries, "archivo o carpeta", "archivos y carpetas")}. Quita lo que no forma parte del programa`,

  "size-fixed": ({ rows, columns, presumed }) =>
    presumed
      ? `las pruebas del programa no mostraron que se le pueda pedir otro tablero que el de ${rows} x ${columns}`
      : `el programa solo funciona con tableros de ${rows} x ${columns}`,
  "tour-fixed": ({ tour: kind, presumed }) =>
    presumed
      ? `las pruebas del programa no mostraron que se le puedan pedir recorridos ${kind === "closed" ? "abiertos" : "cerrados"}`
      : `el programa solo hace recorridos ${kind === "closed" ? "cerrados" : "abiertos"}`,
  "start-fixed": ({ start, presumed }) =>
    presumed
      ? `las pruebas del programa no mostraron que se le pueda pedir un recorrido desde otra casilla que ${squareName(start)}`
      : `el programa solo hace recorridos desde ${squareName(start)}`,
  "start-random": ({ presumed }) =>
    presumed
      ? "las pruebas del programa no mostraron que se le pueda decir el inicio, que puede cambiar con la ejecución o con el tablero"
      : "según su manifiesto, el programa elige él mismo el inicio de los recorridos",

  "toolchain-missing": ({ tools }) => `no se encontró en esta máquina: ${tools.map(missingTool).join(", ")}`,
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    const least = `${isLeast(version) ? "al menos " : ""}${versionOf(language, version)}`;
    return `el programa necesita ${least}, que no se encontró en esta máquina${complaints}`;
  },
  "library-missing": ({ library, quote: words }) =>
    `el programa necesita ${library}, que el compilador o el intérprete no encontró en esta máquina${words === undefined ? "" : ` (${words})`}`,
  "notebook-needed": ({ place }) =>
    inSentences([
      place
        ? `solo un notebook ejecuta ${lineIn(place)}: ${place.code}`
        : "solo un notebook ejecuta el programa",
      EXPORT,
    ]),
  "display-missing": ({ quote: words }) =>
    `el programa dibuja en una ventana o en una página web, y aquí los programas no tienen pantalla${words === undefined ? "" : ` (${words})`}`,
  "not-square": ({ rows, columns }) =>
    `el programa recibe un solo número para los dos lados del tablero, pero este tablero es de ${rows} x ${columns}`,
  "no-terminal": () =>
    "el programa necesita una terminal, pero aquí no se puede crear una. El comando script crea terminales (apt install bsdutils)",
  "proof-not-needed": () => "ninguna nota depende de este caso, por eso no se probó",
  stopped: () => "la evaluación se interrumpió",

  "not-started": ({ what, reason, machine }) =>
    `no se pudo iniciar el ${STARTED[what]}: ${machine ? MACHINE_FAULTS[machine].es : reason}`,
  unmeasured: ({ busy }) =>
    busy
      ? `la máquina estaba demasiado ocupada: otros programas tuvieron los procesadores durante ${seconds(busy.starvedMs)} de los ${seconds(busy.wallMs)} de esta ejecución. Evalúa de nuevo`
      : "las mediciones de esta ejecución se perdieron",
  "own-fault": ({ quote, machine }) =>
    machine ? MACHINE_FAULTS[machine].es : `algo salió mal en Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `el caso ${asked} está mal, o lo está la referencia`,
  "certificate-incomplete": () => "el certificado no tiene una fila de etiquetas para cada fila del tablero",
  "certificate-label": ({ at, flaw }) => `la etiqueta de ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `el certificado prueba ${least(found)}, y no ${least(expected)}`,
};

const EXPORT = "exporta el código a un archivo .py común, sin lo que solo existe en notebooks";

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  test: (file) => `no hay un archivo fuente además de los de pruebas, como ${file}`,
  empty: (file) => `el archivo fuente ${file} está vacío`,
  large: (file) => `el archivo fuente ${file} es demasiado grande para leerlo`,
  archive: (file) => `no hay un archivo fuente, pero ${file} es un archivo comprimido. Descomprímelo`,
  text: (file) => `no hay un archivo fuente, pero ${file} puede serlo. Quita .txt de su nombre`,
  notebook: (file) => inSentences([`no hay un archivo fuente, pero ${file} es un notebook`, EXPORT]),
  document: (file) =>
    `no hay un archivo fuente, pero ${file} es un documento. Entrega el propio archivo fuente`,
  compiled: (file) => `no hay un archivo fuente, pero ${file} está compilado. Entrega su archivo fuente`,
  portugol: (file) =>
    `${file} está en Portugol, que solo VisuAlg y Portugol Studio ejecutan: aquí no se puede ejecutar`,
  "other-language": (file) =>
    `no hay un archivo fuente en un lenguaje conocido, y ${file} es de otro lenguaje`,
};

const NOT_READ: Readonly<Record<Finding<"not-read-out">["why"], string>> = {
  damaged: "está dañado, y no se pudo sacar de él un programa",
  "too-large": "es demasiado grande para sacar de él un programa",
  "too-long": "tarda demasiado en leerse",
  "no-code": "no tiene ninguna celda con código",
  "unknown-kernel": "está en un lenguaje que Cavalo no conoce",
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} de CPU`,
  wall: (ms) => `${seconds(ms)} de reloj`,
  memory: (most) => `${bytes(most)} de memoria`,
  output: (most) => `${bytes(most)} de mensajes`,
  "file-size": (most) => `${bytes(most)} por archivo`,
  space: (most) => `${bytes(most)} para todos los archivos`,
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "no es 0, aunque la casilla es C",
  negative: "es negativa",
  "on-blocked": "está en una casilla bloqueada",
  "zero-elsewhere": "es 0, aunque la casilla no es C",
  "unlike-neighbours": "no concuerda con las de las vecinas, que solo pueden diferir en 1",
  "none-nearer": "no es una más que la de ninguna vecina",
};

const STARTED: Readonly<Record<Finding<"not-started">["what"], string>> = {
  program: "programa",
  compiler: "compilador",
};

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${lineIn(place)}: ` : "";
  const gloss = glossOf(quote ?? "");
  const meaning = gloss === undefined ? "" : ` (${gloss})`;
  return `${where}${quote}${meaning}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const details = [
    closed === undefined ? undefined : `los usuarios de los programas no pueden leer ${closed}`,
    install,
  ].filter((detail) => detail !== undefined);
  return details.length === 0 ? command : `${command} (${details.join("; ")})`;
}
