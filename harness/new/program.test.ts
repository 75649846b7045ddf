import { expect, test } from "vitest";
import { PROBLEM_NAMES } from "../case/names.ts";
import { detectProgram } from "../submission/find/shape/detect.ts";
import { readTree } from "../submission/find/tree/tree.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { folderWith } from "../testing/folders.ts";
import { newProgram } from "./program.ts";

const all = PROBLEM_NAMES.flatMap((problem) => LANGUAGE_NAMES.map((language) => ({ problem, language })));

test.each(all)(
  "a new $language program for $problem is one of that language",
  async ({ problem, language }) => {
    for (const locale of ["en", "pt-BR"] as const) {
      const files = newProgram({ language, problem, locale });
      const tree = await readTree(folderWith(Object.fromEntries(files)));
      expect(await detectProgram(tree, {})).toMatchObject({
        kind: "program",
        language,
      });
      expect([...files.values()].join()).not.toContain("{{");
    }
  },
);
