import type { AuthorFault, AuthorProgramKind, Unit } from "../../../finding/custom.ts";
import { type CustomSentences, inSentences } from "../catalogue.ts";

const ONE: Readonly<Record<Unit, string>> = {
  numbers: "number",
  values: "value",
  lines: "line",
  squares: "square",
};

const PROGRAMS: Readonly<Record<AuthorProgramKind, string>> = {
  checker: "the checker of this problem",
  validator: "the input validator of this problem",
  reference: "the reference of this problem",
};

const FAULTS: Readonly<Record<AuthorFault, string>> = {
  "not-built": "cannot be built",
  failed: "gave no result",
  "exit-code": "ended with an exit code that says nothing",
  signal: "crashed",
  time: "took too much time",
  memory: "took too much memory",
  output: "printed or wrote too much",
};

const counted = (count: number, unit: Unit) => `${count} ${count === 1 ? ONE[unit] : unit}`;

export const customSentences: CustomSentences = {
  "other-value": ({ expected, found, unit, position, line, isLast, asked }) => {
    const one = (of: Unit) => (isLast ? `the last ${ONE[of]}` : `${ONE[of]} ${position}`);
    const which = unit && position !== undefined ? one(unit) : "the answer";
    const where = line === undefined ? "" : `, in line ${line} of the output,`;
    return inSentences([
      `${which}${where} is ${found}, but it should be ${expected}`,
      asked && `line ${asked.line} of the input is: ${asked.quote}`,
    ]);
  },
  "other-count": ({ unit, expected, found, line }) => {
    const where = line === undefined ? "the answer" : `line ${line} of the output`;
    return `${where} has ${counted(found, unit)}, but it should have ${expected}`;
  },
  "checker-rejects": ({ quote }) =>
    quote === undefined
      ? "the checker of this problem does not accept the answer"
      : `the answer is wrong: ${quote}`,
  "author-program": ({ program, fault, detail }) =>
    inSentences([
      `${PROGRAMS[program]} ${FAULTS[fault]}${detail === undefined ? "" : `: ${detail}`}`,
      "this costs nobody points",
    ]),
  "input-rejected": ({ quote }) =>
    `the input validator of this problem rejects the input of this case${quote === undefined ? "" : `: ${quote}`}`,
  "value-missing": ({ name }) => `the manifest asks for {${name}}, which this case has no value for`,
  "answer-stated": () => "the right answer is as the case states it. No reference was run",
};
