import type { Attack } from "../attack.ts";

const KINDS: readonly (readonly [kind: string, tries: string])[] = [
  ["escapes", "prints what terminals obey"],
  ["nul", "prints NUL and other control characters"],
  ["bidi", "prints what turns or hides text"],
  ["surrogates", "prints halves of characters and bytes that are no text"],
  ["html", "prints scripts"],
  ["xml", "prints what ends a section of XML"],
  ["csv", "prints formulas"],
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
