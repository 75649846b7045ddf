import type { AuthorFault, AuthorProgramKind, Unit } from "../../../finding/custom.ts";
import { type CustomSentences, inSentences } from "../../../report/catalogue/catalogue.ts";

const ONE: Readonly<Record<Unit, string>> = {
  numbers: "número",
  values: "valor",
  lines: "línea",
  squares: "casilla",
};

const SEVERAL: Readonly<Record<Unit, string>> = {
  numbers: "números",
  values: "valores",
  lines: "líneas",
  squares: "casillas",
};

const PROGRAMS: Readonly<Record<AuthorProgramKind, string>> = {
  checker: "el verificador de este problema",
  validator: "el validador de entradas de este problema",
  reference: "la solución de referencia de este problema",
};

const FAULTS: Readonly<Record<AuthorFault, string>> = {
  "not-built": "no se puede preparar para ejecutar",
  failed: "no dio un resultado",
  "exit-code": "terminó con un código de salida que no dice nada",
  signal: "se detuvo con un error grave",
  time: "tardó demasiado",
  memory: "usó demasiada memoria",
  output: "imprimió o escribió demasiado",
};

const counted = (count: number, unit: Unit) => `${count} ${(count === 1 ? ONE : SEVERAL)[unit]}`;

export const customSentences: CustomSentences = {
  "other-value": ({ expected, found, unit, position, line, isLast, asked }) => {
    const which = unit && position !== undefined && !isLast ? `${ONE[unit]} ${position}` : "respuesta";
    const last = isLast ? "fin de la " : "";
    const where = line === undefined ? "" : ` (${last}línea ${line} de la salida)`;
    return inSentences([
      `${which}${where}: el programa imprimió ${found}, pero lo correcto es ${expected}`,
      asked && `la línea ${asked.line} de la entrada es: ${asked.quote}`,
    ]);
  },
  "other-count": ({ unit, expected, found, line }) => {
    const where = line === undefined ? "la respuesta" : `la línea ${line} de la salida`;
    return `${where} tiene ${counted(found, unit)}, pero debería tener ${expected}`;
  },
  "checker-rejects": ({ quote }) =>
    quote === undefined
      ? "el verificador de este problema no acepta la respuesta"
      : `la respuesta está equivocada: ${quote}`,
  "author-program": ({ program, fault, detail }) =>
    inSentences([
      `${PROGRAMS[program]} ${FAULTS[fault]}${detail === undefined ? "" : `: ${detail}`}`,
      "esto no le quita puntos a nadie",
    ]),
  "input-rejected": ({ quote }) =>
    `el validador de entradas de este problema rechaza la entrada de este caso${quote === undefined ? "" : `: ${quote}`}`,
  "value-missing": ({ name }) => `el manifiesto pide {${name}}, y este caso no tiene ese valor`,
  "answer-stated": () => "la respuesta correcta es la que declara el caso. No se ejecutó ninguna referencia",
};
