import type { AuthorFault, AuthorProgramKind, Unit } from "../../../finding/custom.ts";
import { type CustomSentences, inSentences } from "../../../report/catalogue/catalogue.ts";

const ONE: Readonly<Record<Unit, string>> = {
  numbers: "número",
  values: "valor",
  lines: "linha",
  squares: "casa",
};

const SEVERAL: Readonly<Record<Unit, string>> = {
  numbers: "números",
  values: "valores",
  lines: "linhas",
  squares: "casas",
};

const PROGRAMS: Readonly<Record<AuthorProgramKind, string>> = {
  checker: "o verificador deste problema",
  validator: "o validador de entradas deste problema",
  reference: "a solução de referência deste problema",
};

const FAULTS: Readonly<Record<AuthorFault, string>> = {
  "not-built": "não pode ser preparado para executar",
  failed: "não deu resultado",
  "exit-code": "terminou com um código de saída que não diz nada",
  signal: "parou com um erro grave",
  time: "demorou demais",
  memory: "usou memória demais",
  output: "imprimiu ou gravou demais",
};

const counted = (count: number, unit: Unit) => `${count} ${(count === 1 ? ONE : SEVERAL)[unit]}`;

export const customSentences: CustomSentences = {
  "other-value": ({ expected, found, unit, position, line, isLast, asked }) => {
    const which = unit && position !== undefined && !isLast ? `${ONE[unit]} ${position}` : "resposta";
    const last = isLast ? "fim da " : "";
    const where = line === undefined ? "" : ` (${last}linha ${line} da saída)`;
    return inSentences([
      `${which}${where}: o programa imprimiu ${found}, mas o certo é ${expected}`,
      asked && `a linha ${asked.line} da entrada é: ${asked.quote}`,
    ]);
  },
  "other-count": ({ unit, expected, found, line }) => {
    const where = line === undefined ? "a resposta" : `a linha ${line} da saída`;
    return `${where} tem ${counted(found, unit)}, mas deveria ter ${expected}`;
  },
  "checker-rejects": ({ quote }) =>
    quote === undefined
      ? "o verificador deste problema não aceita a resposta"
      : `a resposta está errada: ${quote}`,
  "author-program": ({ program, fault, detail }) =>
    inSentences([
      `${PROGRAMS[program]} ${FAULTS[fault]}${detail === undefined ? "" : `: ${detail}`}`,
      "isto não custa pontos a ninguém",
    ]),
  "input-rejected": ({ quote }) =>
    `o validador de entradas deste problema recusa a entrada deste caso${quote === undefined ? "" : `: ${quote}`}`,
  "value-missing": ({ name }) => `o manifesto pede {${name}}, e este caso não tem esse valor`,
  "answer-stated": () => "a resposta certa é a que o caso declara. Nenhuma referência foi executada",
};
