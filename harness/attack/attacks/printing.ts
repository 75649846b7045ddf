import { type Sentence, say } from "../../base/sentence.ts";
import type { Attack } from "../attack.ts";

const KINDS: readonly (readonly [kind: string, tries: Sentence])[] = [
  ["escapes", say`prints commands for terminals`],
  ["nul", say`prints NUL and other control characters`],
  ["bidi", say`prints characters that turn or hide text`],
  ["surrogates", say`prints half characters and bytes that are not text`],
  ["html", say`prints scripts`],
  ["xml", say`prints the end of an XML section`],
  ["csv", say`prints spreadsheet formulas`],
  ["commands", say`prints commands of build services`],
];

/** Printing what whoever shows it might obey. */
export const PRINTING: readonly Attack[] = KINDS.map(
  ([kind, tries]): Attack => ({
    name: `print: ${kind}`,
    program: "print.py",
    arguments: [kind],
    tries,
    ends: ["exited"],
  }),
);
