import { expect, test } from "vitest";
import { PROBLEM_NAMES } from "../case/names.ts";
import { detectProgram } from "../submission/find/detect.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { folderWith } from "../testing/folders.ts";
import { newProgram } from "./program.ts";

const all = PROBLEM_NAMES.flatMap((problem) => LANGUAGE_NAMES.map((language) => ({ problem, language })));

test.each(all)("a new $language program for $problem is one of that language", ({ problem, language }) => {
  for (const locale of ["en", "pt-BR"] as const) {
    const files = newProgram({ language, problem, locale });
    expect(detectProgram(folderWith(Object.fromEntries(files)), {})).toMatchObject({
      kind: "program",
      language,
    });
    expect([...files.values()].join()).not.toContain("{{");
  }
});
