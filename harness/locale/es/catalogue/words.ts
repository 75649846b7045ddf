import { POSSIBLE_CAUSES } from "../../../finding/diagnosis.ts";
import type { Catalogue, ReportWords } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn, roughTime, roughTimes } from "../../../report/catalogue/quantities.ts";

const { counted, number, rounded } = quantitiesIn("es");

export const verdicts: Catalogue["verdicts"] = {
  AC: "aceptada",
  WA: "respuesta equivocada",
  PE: "sin respuesta legible",
  RTE: "error de ejecución",
  TLE: "límite de tiempo superado",
  MLE: "límite de memoria superado",
  OLE: "límite de salida superado",
  CE: "error de compilación",
  JE: "error nuestro",
  SK: "omitido",
};

export const levels: Catalogue["levels"] = {
  A: {
    title: "espacios de nombres y un grupo de control",
    lacks:
      "los programas comparten el núcleo y los procesadores con todo el resto de esta máquina. Pueden usar un error del núcleo, retrasar lo que se ejecuta al lado y contarse algo unos a otros",
  },
  B: {
    title: "espacios de nombres",
    lacks:
      "la memoria se limita por proceso, y no en total, sin contar la que el núcleo guarda en sockets y tablas de páginas. El tiempo de CPU y la memoria de los procesos hijos a los que el programa no espera no se miden. Los programas pueden contarse algo unos a otros",
  },
  C: {
    title: "un usuario para cada ejecución",
    lacks:
      "los programas pueden usar la red, leer los archivos que puede leer cualquier usuario de esta máquina y llenar el disco. La memoria se limita por proceso, y no en total, sin contar la que el núcleo guarda para él. El tiempo de CPU y la memoria de los procesos hijos a los que el programa no espera no se miden",
  },
  J: {
    title: "un job de Windows",
    lacks:
      "los programas pueden leer y cambiar todos los archivos de este usuario, llenar el disco y usar la red. El tiempo en que otros programas ocuparon los procesadores no se mide",
  },
  D: {
    title: "solo límites",
    lacks:
      "los programas pueden leer y cambiar todos los archivos de este usuario, usar la red y dejar procesos en ejecución. La memoria se limita por proceso, y no en total, sin contar la que el núcleo guarda para él. Su pico no se mide",
  },
};

export const words: ReportWords = {
  columns: {
    submission: "programa",
    points: "puntos",
    verdicts: "veredictos",
    firstFinding: "primer problema",
  },
  building: "compilando y ejecutando",
  points: ({ earned, possible }) => `${rounded(earned)} / ${rounded(possible)}`,
  notRun: (cases) => `${counted(cases, "de ellos sin ejecutar", "de ellos sin ejecutar")}`,
  notJudged: (points) => `(${rounded(points)} sin evaluar)`,
  total: ({ earned, possible }) => `${rounded(earned)} de ${counted(possible, "punto", "puntos")}`,
  group: ({ title, earned, possible, award }) =>
    `${title}: ${rounded(earned)} de ${rounded(possible)}${award === "all" ? " (todo o nada)" : ""}`,
  failure: {
    place: "en",
    input: "entrada",
    expected: "se espera",
    printed: "impreso",
    byHand: "a mano",
  },
  readHere: "leída como respuesta",
  wrongHere: "el error está aquí",
  andOthers: (asked, others) => `${asked} y ${number(others)} más`,
  messageOf: (asked) => `este es el mensaje en ${asked}. Todos terminaron en la misma línea`,
  placeOf: (asked) => `este es el lugar en ${asked}. Los otros están equivocados del mismo modo`,
  sameAs: (asked) => `lo mismo que en ${asked}`,
  moreOfKind: "del mismo tipo",
  takenBack: (names) =>
    `Sin efecto: lo que se dijo arriba de ${names}. Todos los resultados juntos muestran otra cosa.`,
  cause: ({ kind, message }) =>
    `${POSSIBLE_CAUSES.includes(kind) ? "Causa posible" : "Causa probable"}: ${message}`,
  legend: {
    place: "mira aquí",
    step: "pasos",
    way: "uno de los caminos más cortos",
    start: "inicio",
    exit: "salida",
    blocked: "bloqueada",
    unvisited: "sin visitar",
    seam: "unión: el tablero sigue del otro lado",
  },
  unexpected: (verdict, stated) => `${verdict}, pero el manifiesto declara ${stated}`,
  notBegun: (submissions) =>
    `De ${counted(submissions, "programa", "programas")} no se juzgó nada, porque la evaluación se interrumpió.`,
  stopped: ({ kept, all }) =>
    `Interrumpido antes del final: ${number(kept)} de ${counted(all, "programa", "programas")} terminaron y están guardados. ` +
    "El mismo comando sigue con los otros. Las ejecuciones que faltan están marcadas con SK.",
  caseRejected: (asked, reason) =>
    `La referencia no se aceptó en ${asked} (${reason}). El error es nuestro, y nadie pierde puntos.`,
  skipped: (reason) => `Omitido (sin perder puntos): ${reason}.`,
  counts: ({ submissions, cases, results, failures, unclear, stated }) =>
    `${counted(submissions, "programa", "programas")}, ${counted(cases, "caso", "casos")}, ${counted(results, "resultado", "resultados")}.` +
    (stated
      ? ` ${counted(failures, "resultado no es", "resultados no son")} como declara el manifiesto.`
      : "") +
    (unclear === 0
      ? ""
      : ` ${counted(unclear, "entrega no se ejecutó", "entregas no se ejecutaron")}, porque no hay qué ejecutar o no está claro qué.`),
  timeFactor: (factor) =>
    `Los límites de tiempo se multiplicaron por ${number(factor)}, porque esta máquina es más lenta que aquella para la que se eligieron.`,
  formerTimeFactor: (former) =>
    `En la evaluación anterior, el factor de los límites de tiempo era ${number(former)}: CAVALO_TIME_FACTOR=${former} los deja como eran.`,
  isolation: (level, { title, lacks }) => `Aislamiento: nivel ${level} (${title}). Puntos débiles: ${lacks}.`,
  gradedNow: ({ graded, all }) =>
    `Evaluadas por este comando: ${number(graded)} de ${counted(all, "entrega", "entregas")}. Las otras vienen de evaluaciones anteriores.`,
  gradedAgain: (others) =>
    `Los casos o Cavalo cambiaron: ${counted(others, "otra entrega de esta clase también se evalúa", "otras entregas de esta clase también se evalúan")} de nuevo`,
  replaced: (student) =>
    `Ya se evaluó un programa más nuevo de este estudiante, y es el que cuenta. Para evaluar este: --again ${student}`,
  reportFile: (file) => `Informe: ${file}`,
  stopping: "Interrumpiendo: lo que ya terminó queda guardado. Ctrl-C de nuevo termina enseguida.",
  begun: ({ submissions, cases, takes }) => {
    const grading = `Evaluando ${counted(submissions, "programa", "programas")} con ${counted(cases, "caso", "casos")}`;
    const time = takes ? `, en unos ${roughTimes(takes, "a")}` : "";
    return `${grading}${time}: cada uno se compila, se ejecuta y se juzga, y sus puntos aparecen en cuanto termina.`;
  },
  progress: ({ done, total, name, seconds, secondsLeft }) => {
    const left = secondsLeft === undefined ? [] : [words.timeLeft(secondsLeft)];
    const now = seconds === undefined ? name : words.lasting(name, seconds);
    return [`${done} de ${counted(total, "ejecución", "ejecuciones")}`, ...left, now].join(", ");
  },
  timeLeft: (seconds) => `faltan unos ${roughTime(seconds)}`,
  lasting: (name, seconds) => (seconds < 1 ? name : `${name} desde hace ${roughTime(seconds)}`),
};
