import path from "node:path";
import { expect } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { collectClass } from "../class/reading/collect.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { LanguageName } from "../submission/language/names.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";

const PROGRAM = 'console.log("4 movimentos");\n';
const long = "a".repeat(200);

/** The manifests with which students could bring about a failure of ours. */
const MANIFESTS = {
  "thirty-boards-as-arguments": `input: { arguments: [${Array(30).fill('"{board}"').join(", ")}] }`,
  "two-boards-in-a-variable": 'input: { environment: { BOARDS: "{board}{board}" } }',
  "nine-thousand-boards-typed": `input: { stdin: "${"{board}".repeat(9000)}" }`,
  "three-thousand-files": `input:\n  files:\n${Array.from({ length: 3000 }, (_, at) => `    f${at}: "{board}"\n`).join("")}`,
  "nul-in-an-argument": 'input: { arguments: ["a\\0b"] }',
  "nul-in-a-variable": 'input: { environment: { A: "a\\0b" } }',
  "path-beyond-all-paths": `input: { files: { "${Array(20).fill(long).join("/")}": x } }`,
  "folder-beyond-all-paths": `input: { folder: "${Array(20).fill(long).join("/")}" }`,
  "square-boards-only": 'input: { stdin: "{n}" }',
};

/** Programs that their compilers take, but make no program of, and others that stop at their names. */
const SOURCES: Readonly<Record<string, readonly [LanguageName, string, string]>> = {
  "rust-library": ["rust", "main.rs", '#![crate_type = "lib"]\npub fn main() {}\n'],
  "go-library": ["go", "main.go", "package tools\nfunc main() {}\n"],
  "haskell-module": ["haskell", "Main.hs", 'module Foo where\nmain = putStrLn "4"\n'],
  "java-class-beyond-all-names": [
    "java",
    "Main.java",
    `public class ${"A".repeat(300)} { public static void main(String[] a) {} }\n`,
  ],
};

/** Expects that no manifest, and no source in some languages, brings about a fault of ours. */
export async function expectNoFaultOfOurs(languages: readonly LanguageName[]): Promise<void> {
  const sources = await Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => {
      const isThere = languages.includes(source[0]) && (await findToolchain(LANGUAGES[source[0]])).found;
      return isThere ? [[name, source] as const] : [];
    }),
  );
  const found = sources.flat();
  const files = {
    ...Object.fromEntries(
      Object.entries(MANIFESTS).flatMap(([name, manifest]) => [
        [`${name}/main.js`, PROGRAM],
        [`${name}/submission.yaml`, `${manifest}\n`],
      ]),
    ),
    ...Object.fromEntries(found.map(([name, [, file, text]]) => [`${name}/${file}`, text])),
  };
  const problem = "lost-knight";
  const { submissions } = await collectClass(
    { root: folderWith(files), problem, manifests: { trusted: false } },
    folderWith({}),
  );
  const cases = loadCases({
    files: path.join(PACKAGE_FOLDER, "cases", problem, "{board-350,tiny-1x5}.yaml"),
    problem,
  });
  const report = await gradeAndTell({ cases, submissions, jobs: 2, isolation: await bestIsolation() });

  expect(report.submissions).toHaveLength(Object.keys(MANIFESTS).length + found.length);
  for (const { name, verdicts, toLookAt = [] } of report.submissions) {
    expect({ name, ours: verdicts.JE ?? 0 }).toEqual({ name, ours: 0 });
    expect({ name, isLookedAt: toLookAt.length > 0 }).toEqual({ name, isLookedAt: (verdicts.SK ?? 0) > 0 });
  }
}
