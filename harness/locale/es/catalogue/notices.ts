import { type ArchiveFault, type Omission, OWN_FOLDER } from "../../../finding/notice.ts";
import { declarationOf, inSentences, type NoticeSentences } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import { IDEAS } from "./ideas.ts";
import { readIn } from "./readings.ts";
import { wayIn } from "./ways.ts";

const { counted, percent } = quantitiesIn("es");

export const notices: NoticeSentences = {
  "scripts-aside": ({ files }) =>
    `estos archivos parecen dibujar o probar lo que el programa encuentra, y no se evaluaron: ${files.join(", ")}. Si uno de ellos es el programa, indícalo en submission.yaml (main: ...)`,
  "other-languages": ({ files }) =>
    `estos archivos están en lenguajes que Cavalo no conoce, y no se evaluaron: ${files.join(", ")}. Si uno de ellos es el programa, un manifiesto del docente puede decir cómo se compila y se ejecuta (build: ..., run: ...)`,
  "other-mains": ({ taken, isNewest, isMarked, by, trials, others }) =>
    `${taken} se tomó como programa principal, ${trials ? `porque en pruebas con ${counted(trials.cases, "caso pequeño", "casos pequeños")} acierta ${trials.right}` : isNewest ? "porque es el más nuevo" : isMarked ? "porque dice que lo es" : by === undefined ? "por su nombre" : `porque es el de ${by}`}. No se evaluaron archivos que quizás sean otros programas: ${others.join(", ")}. Si el correcto es uno de ellos, indícalo en submission.yaml (main: ...)`,
  "copies-aside": ({ files }) =>
    `estos archivos definen lo mismo que otros del programa, que por eso se compiló sin ellos; no se evaluaron: ${files.join(", ")}. Si el correcto es uno de ellos, quita el otro`,
  "not-in-project": ({ project, files }) =>
    `${project} no incluye estos archivos, y por eso el programa se compiló sin ellos; no se evaluaron: ${files.join(", ")}. Si no es el proyecto de este programa, quítalo`,
  "other-versions": ({ graded, isTie, isAbout, others }) => {
    const newest = `el ${isTie ? "último por nombre de los más nuevos" : "más nuevo"}${isAbout ? " de los que parecen tratar de este problema" : ""}`;
    const reason = isAbout === "only" ? "el único que parece tratar de este problema" : newest;
    return `hay más de un programa. Se tomó ${programIn(graded)}, ${reason}, y no ${others.map(programIn).join(", ")}`;
  },
  "newer-is-late": ({ graded, late }) =>
    `se evaluó la entrega de ${graded}, porque la más nueva, de ${late}, está atrasada. Otra elección es late: { counts: newest } o { counts: best } en grading.yaml`,
  "name-like-another": ({ others }) =>
    `el nombre se parece al de otro estudiante: ${others.join(", ")}. Revisa que cada uno reciba la nota correcta`,
  "answers-written": ({ file, from, to, written, answers, right, wrong, hidden }) =>
    `${written} de las ${answers} respuestas públicas que no son números comunes están en ${file}, ${from === to ? `línea ${from}` : `líneas ${from}-${to}`}. El programa acierta ${right === 1 ? "el caso público" : `los ${right} casos públicos`} y falla ${wrong} de ${counted(hidden, "oculto", "ocultos")}. Mira si calcula las respuestas`,
  "counting-share": ({ idea, share }) =>
    `todas las respuestas equivocadas son como si ${IDEAS[idea]}. Como ese es el único error, una respuesta equivocada vale ${percent(share)} de sus puntos`,
  "keys-ignored": ({ keys }) =>
    `estas claves de submission.yaml se ignoraron, porque solo el docente puede usarlas: ${keys.join(", ")}`,
  "source-renamed": ({ file, as }) => `${file} recibió el nombre ${as}, que pide el compilador o intérprete`,
  "include-misspelled": ({ file, included, header }) =>
    `${file} incluye ${included}, pero el archivo es ${header}. Se compiló como si los dos nombres fueran iguales. En Windows y macOS lo son, en Linux no`,
  "heard-by-evidence": ({ case: asked, line, quote: said, right, cases }) =>
    `la respuesta se entendió con las palabras del propio programa: el número en líneas como la línea ${line} de ${asked}, que es correcto en ${right} de ${cases} casos. Esa línea es: ${said}`,
  "also-found": ({ case: asked, file, line, column, quote: said }) =>
    `las comprobaciones del compilador (-fsanitize) también señalan ${file}, línea ${line}, columna ${column}, en ${asked}: ${said}. Con ellas el programa hace lo mismo, así que esa no parece ser la causa`,
  "own-way": ({ way, onlyOpen, madeUp }) =>
    inSentences([
      `el programa espera la entrada de un modo distinto del que pidel enunciado: ${wayIn(way)}`,
      "esto se acepta",
      onlyOpen && "de ese modo no se entera de qué recorridos deben ser cerrados",
      madeUp &&
        "pide un valor cuyo sentido no se conoce: el que recibe es inventado, y otro puede servir mejor",
      "`cavalo check --keep` escribe ese modo en submission.yaml",
    ]),
  "clues-given-up": () =>
    "una parte de lo que se entregó o se imprimió tarda demasiado en leerse. Quedó afuera lo que quizás diga sobre cómo darle la entrada al programa y sobre errores",
  "no-way-found": ({ ways }) =>
    `en ningún caso se reconoció una respuesta, y ${counted(ways, "suposición", "suposiciones")} de cómo quiere el programa la entrada no ${ways === 1 ? "ayudó" : "ayudaron"}. Si no lee la entrada como pidel enunciado, di en submission.yaml cómo la lee`,
  "read-by-convention": ({ right, cases, ...finding }) =>
    `los recorridos se leyeron ${readIn(finding)}: así ${right} de ${cases} son correctos`,
  "left-out": ({ file, reason, others }) =>
    inSentences([
      `${file} quedó afuera, porque ${OMITTED[reason]}`,
      others > 0
        ? `${counted(others, "elemento más también quedó", "elementos más también quedaron")} afuera`
        : undefined,
    ]),
  "read-out": ({ what, file, as, leftOut }) => {
    const sources = as.join(", ");
    const lines =
      leftOut && `Estas líneas, que solo ejecuta un notebook, quedaron afuera: ${leftOut.join(" · ")}`;
    if (what === "notebook")
      return inSentences([`las celdas de código de ${file} se leyeron como ${sources}`, lines]);
    const text = what === "document" ? file : `texto en línea ${file}`;
    return `el programa se sacó ${what === "document" ? "de" : "del"} ${text}, como ${sources}: entrega el propio archivo fuente`;
  },
  "text-aside": ({ file }) =>
    `${file} también tiene un programa, y no se evaluó, porque hay archivos fuente en la entrega`,
  "archive-left-out": ({ file, fault }) => `${file} quedó afuera, porque ${CLOSED[fault]}`,

  "two-readings": ({ case: asked, taken, other }) =>
    inSentences([
      `la salida tiene más de una respuesta posible, y nada muestra cuál vale. En ${asked}, la línea ${other.line} dice: ${other.quote}`,
      taken && `La línea ${taken.line} dice: ${taken.quote}`,
    ]),
  "machines-lost": ({ machines }) =>
    `${machines} máquinas se cayeron mientras ejecutaban este programa. Evalúalo de nuevo, o mira lo que hace`,
  "heard-alone": ({ writtenMib }) =>
    `las salidas que se pueden leer tienen ${writtenMib} MiB en total, demasiado para leer una a la luz de las otras. Cada una se leyó sola: revisa las que no se aceptaron`,
  "number-for-none": ({ number }) =>
    `en todo caso sin camino el programa responde ${number}. Si eso quiere decir "imposible", escribe \`impossible: [${number}]\` en answer, en submission.yaml`,
  "two-conventions": ({ right, cases, onTrials, ...finding }) =>
    `o los recorridos empiezan en casillas equivocadas, o las casillas se escriben de otro modo. Con ${declarationOf(finding)}, ${right} de ${onTrials ? counted(cases, "caso pequeño elegido para esto", "casos pequeños elegidos para esto") : counted(cases, "recorrido", "recorridos")} ${right === 1 ? "sería correcto" : "serían correctos"}. Si esa es la intención, escríbelo en answer, en submission.yaml`,
  "fixed-found": ({ fixed, cases }) =>
    `las pruebas del programa no mostraron que se le pueda pedir otra cosa que \`fixed: ${fixed}\`. Si no se puede, escribe esto en su manifiesto: ${counted(cases, "caso no se ejecutará", "casos no se ejecutarán")}`,
  "read-out-wrong": ({ file }) =>
    `el programa se sacó de ${file}, y ninguna de sus respuestas es correcta: quizás no esté entero ahí. Solo el docente puede decidir la nota`,
  "never-asked": ({ ways, quote }) =>
    `en todos los casos el programa se quejó de los argumentos o de un archivo (${quote}), y una búsqueda con ${counted(ways, "suposición", "suposiciones")} de cómo darle la entrada no trajo pruebas. Solo el docente puede decidir la nota: di en un manifiesto cómo recibe la entrada`,
  "not-judged": ({ cases, points }) =>
    `${counted(cases, "caso no se evaluó", "casos no se evaluaron")} (${counted(points, "punto", "puntos")}). Solo el docente puede decidir la nota`,
};

function programIn(folder: string): string {
  return folder === OWN_FOLDER ? "el de la propia carpeta de la entrega" : folder;
}

const OMITTED: Readonly<Record<Omission, string>> = {
  link: "es un enlace",
  "not-a-file": "no es un archivo ni una carpeta",
  unreadable: "no se puede leer",
  "too-large": "es demasiado grande",
  "too-deep": "está en demasiadas carpetas, una dentro de otra",
  "too-many": "hay demasiados archivos",
  "path-too-long": "la ruta es demasiado larga",
  changed: "cambió mientras se copiaba",
  "path-outside": "la ruta sale del archivo comprimido",
  "same-name": "vale un elemento posterior con el mismo nombre",
  "file-and-folder": "un archivo y una carpeta del archivo comprimido tienen el mismo nombre",
};

export const CLOSED: Readonly<Record<ArchiveFault, string>> = {
  encrypted: "pide una contraseña",
  damaged: "está dañado",
  "unknown-format": "no es un archivo zip, tar, gz, bz2, xz, zst, rar ni 7z",
  "unknown-method": "se comprimió con un método que Cavalo no conoce. Comprímelo como un zip común",
  "too-large": "contiene demasiado",
  "too-deep": "está dentro de demasiados archivos comprimidos",
  "no-unpacker": "necesita el paquete 7z-wasm. Escribe npm install 7z-wasm en la carpeta de Cavalo",
};
