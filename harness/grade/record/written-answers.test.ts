import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import { loadCases } from "../../problem/load.ts";
import { knownAnswers } from "../../report/record/known-answers.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import type { Submission } from "../../submission/submission.ts";
import { askedRecord } from "./asked-record.ts";
import { writtenAnswers } from "./written-answers.ts";

const programWith = (language: LanguageName, text: string): Submission => {
  const main = { path: "main", text, utf8: true };
  const kind = { kind: "program", language, program: { sources: [main], main } } as const;
  return { name: "ana", folder: "", problem: "lost-knight", manifest: {}, kind };
};
const answering = (...answers: (number | string)[]) => answers.map((answer) => ({ answer }) as Case);

test.each<[LanguageName, string]>([
  ["python", 'x = {100: 68,\n  150: 64} # 233\n"""\n108 moves"""\nv156 = 0x186\n'],
  ["java", 'int[] x = { 68,\n 64 }; /* 233\n*/ String s = "108"; int v156 = 0x186;'],
  ["c", "long x[] = {\n68L, 64u, // 233\n108 }; /* 186"],
])("answers are found in the code and the texts of %s, and not in its comments", (language, text) => {
  const found = writtenAnswers(programWith(language, text), answering(68, 64, 108, 156, 186, 233, "none"));
  expect(found.flatMap(({ numbers }) => numbers.map(({ number }) => number))).toEqual([68, 64, 108]);
  const lines = text.split("\n");
  for (const { number, lines: at } of found.flatMap(({ numbers }) => numbers))
    expect(at.map((line) => lines[line - 1])).toEqual([expect.stringContaining(`${number}`)]);
});

test("small numbers and texts that are no number are no answers to find", () => {
  const text = "moves = [8, 12, 14, 100]\n";
  expect(writtenAnswers(programWith("python", text), answering(8, 12, "14 100"))).toEqual([]);
});

test.each(["lost-knight", "knights-tour", "knight-moves"])(
  "%s: none of the bundled programs would be told of, even if it were wrong on all hidden cases",
  async (problem) => {
    const folder = path.join(PACKAGE_FOLDER, "submissions", problem);
    const submissions = await discoverSubmissions(folder, problem);
    const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", problem), problem });
    const results = cases.map(({ name, visibility }) => {
      return { case: name, verdict: visibility === "public" ? "AC" : "WA" } as const;
    });
    const known = submissions.map((each) => ({
      ...{ problem, results },
      writtenAnswers: writtenAnswers(each, cases),
    }));
    expect(known.length).toBeGreaterThan(0);
    const reference = { verdict: "AC" } as const;
    const records = cases.map((asked) => ({ ...askedRecord(asked), reference }));
    expect(known.flatMap((each) => knownAnswers(records, [each])).filter(Boolean)).toEqual([]);
  },
);
