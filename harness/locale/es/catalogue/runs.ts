import type { Finding } from "../../../finding/index.ts";
import { inSentences, type RunSentences } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import type { Deniable } from "../../../run/outcome.ts";

const { bytes, counted, number, seconds } = quantitiesIn("es");

export const runs: RunSentences = {
  "exit-code": (exit) => exited("el programa", exit),
  refused: ({ what, most }) => inSentences(["el programa dice que se le negó algo", REFUSALS[what](most)]),
  "exit-code-forgiven": (exit) => exited("la respuesta se juzgó, pero el programa", exit),
  signal: (end) => signalled("el programa", end),
  "signal-forgiven": (end) => signalled("la respuesta está completa y vale, pero después el programa", end),
  "arguments-too-long": ({ limitBytes, together }) =>
    `los argumentos son más largos de lo que permite el sistema (${bytes(limitBytes)} ${together ? "en total" : "cada uno"}). Lee el tablero de la entrada estándar o del archivo`,
  "input-too-large": ({ limitBytes }) =>
    `submission.yaml pide más entrada de la que recibe un programa (${bytes(limitBytes)}). Usa cada marcador una sola vez`,
  "cpu-limit": (limit) =>
    `el programa todavía estaba calculando después de ${seconds(limit.limitMs)} de CPU${told(limit)}`,
  "wall-limit": ({ idle, cpuMs, starvedMs, onStderr, ...limit }) =>
    inSentences([
      `el programa todavía estaba en ejecución después de ${seconds(limit.limitMs)} de reloj${told(limit)}`,
      cpuMs !== undefined && `había usado ${seconds(cpuMs)} de CPU`,
      idle && "calculó poco, y dormía o esperaba algo",
      starvedMs !== undefined &&
        `otros ${seconds(starvedMs)}, en los que los procesadores estaban con otros programas, no contaron`,
      onStderr !== undefined && `en la salida de errores imprimió: ${onStderr}`,
    ]),
  "waits-for-input": () =>
    "el programa leyó toda la entrada, se quedó esperando más y no había impreso una respuesta. No viene nada más",
  "not-run-too-slow": ({ timeOuts }) =>
    `no se ejecutó: el programa superó el tiempo en al menos ${timeOuts} casos anteriores y en el último`,
  "memory-limit": ({ limitBytes }) =>
    `el programa necesitó más memoria que el límite de ${bytes(limitBytes)}`,
  "output-limit": ({ limitBytes }) =>
    `el programa imprimió o escribió más que el límite de ${bytes(limitBytes)}`,
  "file-size-limit": ({ limitBytes }) =>
    `el programa escribió un archivo mayor que el límite de ${bytes(limitBytes)}`,
  "space-limit": ({ limitBytes }) =>
    `los archivos del programa ocuparon más que el límite de ${bytes(limitBytes)}`,
  unstable: ({ besideMs, aloneMs, ...limit }) =>
    `el programa usó ${seconds(besideMs)} de CPU, más que el límite de ${limitOfTime(limit)}. Ejecutado otra vez, sin otro programa al lado, usó ${seconds(aloneMs)}, y eso es lo que vale`,
};

type TimeLimit = Pick<Finding<"cpu-limit">, "limitMs" | "timeFactor">;

/** Ends a sentence that names the time of a limit. */
function told(limit: TimeLimit): string {
  return limit.timeFactor === undefined ? ", que es el límite" : `: el límite es de ${limitOfTime(limit)}`;
}

/** The limit of the case, with the factor that the machine needs. */
function limitOfTime({ limitMs, timeFactor = 1 }: TimeLimit): string {
  const own = seconds(Math.round(limitMs / timeFactor));
  return timeFactor === 1
    ? own
    : `${own}, multiplicado por ${number(timeFactor)} porque la máquina que lo ejecutó es lenta`;
}

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) => `el límite es de ${counted(most, "proceso o hilo", "procesos e hilos")} a la vez`,
  "open-files": (most) => `el límite es de ${counted(most, "archivo abierto", "archivos abiertos")} a la vez`,
  space: (most) => `el límite es de ${bytes(most)} de archivos`,
  writing: (most) => `un programa solo puede escribir en su carpeta de trabajo, ${bytes(most)} como máximo`,
  network: () => "un programa no puede usar la red",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "accedió a memoria que no es suya",
  SIGABRT: "el programa o su entorno de ejecución llamó a abort()",
  SIGFPE: "probablemente una división por cero",
  SIGILL: "una instrucción no válida",
  SIGBUS: "accedió a memoria que no existe",
  SIGTRAP: "llegó a una trampa del compilador, por ejemplo donde falta un return",
  SIGPIPE: "escribió en una tubería que ya nadie lee",
  SIGSYS: "hizo una llamada al sistema que aquí no se permite",
  SIGKILL: "algo lo mató: el propio programa, otro o el sistema",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function signalled(subject: string, { signal, quote, refusal }: Omit<Finding<"signal">, "kind">): string {
  return inSentences([
    `${subject} terminó por la señal ${signal}${meaning(signal)}`,
    said(quote),
    limitOf(refusal),
  ]);
}

function exited(subject: string, { code, quote, refusal }: Omit<Finding<"exit-code">, "kind">): string {
  return inSentences([`${subject} terminó con el código de salida ${code}`, said(quote), limitOf(refusal)]);
}

/** Quotes what a program or a compiler printed. */
export function said(quote: string | undefined): string | undefined {
  return quote === undefined ? undefined : `mensaje: ${quote}`;
}

/** The limit that explains a program's own error message. */
function limitOf(refusal: Finding<"exit-code">["refusal"]): string | undefined {
  return refusal && REFUSALS[refusal.what](refusal.most);
}
