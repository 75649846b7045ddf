import { readFileSync } from "node:fs";
import path from "node:path";
import { pathBelow } from "../base/files.ts";
import { type Edition, PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { caseFingerprint } from "../grade/task/keys.ts";
import { ASSET_FILES } from "../report/html/assets.ts";
import { HELPER } from "../run/isolation/job/job.ts";
import type { Limits } from "../run/outcome.ts";
import { PAGE_FILES } from "./browser-page.ts";
import { caseFiles } from "./case-files.ts";
import { type Files, filesIn } from "./files.ts";

export interface EditionRequest {
  readonly for: Edition["for"];
  /** Cases that the reference proved. */
  readonly cases: readonly Case[];
  /** Gives other limits; the cases' own if left out. */
  readonly limitsOf?: (limits: Limits) => Limits;
}

/** Files of every edition, and folders of them. */
const FILES = [
  "LICENSE",
  "dist/harness/cli/main.js",
  "dist/harness/grade/task/judge-worker.js",
  ...ASSET_FILES,
];
const FOLDERS = ["dist/bundle"];

/** Files and folders for students besides: what a page in a browser is made with, what runs programs on Windows, and programs to start from. */
const FOR_STUDENTS = {
  files: [...PAGE_FILES, pathBelow(PACKAGE_FOLDER, HELPER)],
  folders: ["harness/new/templates/program"],
};
const FOR_OTHERS = { files: [], folders: [] };

/** Keys of our `package.json` that an edition keeps: it needs no other package. */
const KEPT_KEYS = ["name", "version", "description", "license", "type", "engines", "bin"];

/** Makes the files of a package that holds these cases, and neither the reference nor programs of ours. */
export function editionFiles({ for: readers, cases, limitsOf }: EditionRequest): Files {
  const edition: Edition = {
    for: readers,
    proven: cases.map((asked) => caseFingerprint(asked)),
  };
  const { files, folders } = readers === "students" ? FOR_STUDENTS : FOR_OTHERS;
  const whole = JSON.parse(read("package.json").toString());
  const kept = Object.fromEntries(KEPT_KEYS.map((key) => [key, whole[key]]));
  return new Map([
    ["package.json", Buffer.from(`${JSON.stringify({ ...kept, edition }, null, 2)}\n`)],
    ...[...FILES, ...files].map((name): [string, Buffer] => [name, read(name)]),
    ...[...FOLDERS, ...folders].flatMap((name) => filesIn(path.join(PACKAGE_FOLDER, name), name)),
    ...caseFiles(cases, limitsOf),
  ]);
}

function read(name: string): Buffer {
  return readFileSync(path.join(PACKAGE_FOLDER, name));
}
