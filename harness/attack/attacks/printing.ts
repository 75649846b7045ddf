import type { Attack } from "../attack.ts";

const KINDS: readonly (readonly [kind: string, tries: string])[] = [
  ["escapes", "prints commands for terminals"],
  ["nul", "prints NUL and other control characters"],
  ["bidi", "prints characters that turn or hide text"],
  ["surrogates", "prints half characters and bytes that are not text"],
  ["html", "prints scripts"],
  ["xml", "prints the end of an XML section"],
  ["csv", "prints spreadsheet formulas"],
  ["commands", "prints commands of build services"],
];

/** Printing what whoever shows it might obey. */
export const PRINTING: readonly Attack[] = KINDS.map(
  ([kind, tries]): Attack => ({
    name: `print: ${kind}`,
    program: "print.py",
    arguments: [kind],
    tries,
    ends: ["exited"],
    quick: true,
  }),
);
