import { type Sentence, say } from "../../base/sentence.ts";
import type { Constant, PromptKind } from "../input/clues.ts";
import { asking, type Invocation, quoted } from "../input/invocation.ts";

/** Replaces the named numbers of the start in the source by the start of each case. */
export function byConstants(constants: readonly Constant[]): Invocation[] {
  const ofKind = (wanted: PromptKind) => constants.find(({ kind }) => kind === wanted);
  const row = ofKind("row") ?? ofKind("x");
  const column = ofKind("column") ?? ofKind("y");
  if (!row || !column) return [];
  const bases = row.value === 0 || column.value === 0 ? [0, 1] : [1, 0];
  return bases.map((base) => ({
    input: asking({}),
    driver: {
      replacements: [row, column].map(({ file, text }, index) => ({
        file,
        find: text,
        replace: text.replace(/(?<!\d)\d+$/, `{${index === 0 ? "row" : "column"}${base}}`),
      })),
    },
    evidence: [row, column].map((constant, index) => ({
      at: ["driver", "replacements", index],
      because: startSet(quoted(constant), base),
    })),
  }));
}

function startSet(constant: Sentence, base: number): Sentence {
  return say`the start, counted from ${base}, was put in the place of ${constant}`;
}
