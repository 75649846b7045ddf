import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PROBLEM_NAMES, type ProblemName } from "../case/case.ts";
import { collect, ExpectedError } from "../errors.ts";
import { PLACEHOLDERS } from "../problem/asked.ts";
import { unknownPlaceholders } from "../recipe.ts";
import { byText } from "../text.ts";
import { displayPath, readYamlFile, type YamlFile } from "../yaml-file.ts";
import { detectProgram } from "./detect.ts";
import { type Manifest, manifestSchema } from "./manifest.ts";
import { isSearched, languageOf } from "./sources.ts";
import type { Submission } from "./submission.ts";

const MANIFEST = "submission.yaml";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/**
 * The submissions in a folder: the folder itself if it holds a manifest or sources, or else those in the folders below.
 * Ordered by name.
 *
 * @param problem the problem of those that do not name one and do not stand below a folder named after one; where it is
 *   given, submissions for another problem are left out
 * @throws ExpectedError with every mistake of every manifest, or if there is none at all
 */
export function discoverSubmissions(root: string, problem: ProblemName | undefined): Submission[] {
  const folder = path.resolve(root);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ExpectedError(`${displayPath(folder)}: there is no such folder`);
  }
  const folders = submissionFolders(folder);
  if (folders.length === 0) throw new ExpectedError(`${displayPath(folder)}: no submission is there`);
  const submissions = collect(folders, (each) => readSubmission(each, folder, problem));
  return submissions
    .filter((submission) => problem === undefined || submission.problem === problem)
    .sort((a, b) => byText(a.name, b.name));
}

function submissionFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isSubmission = entries.some(
    (entry) =>
      (entry.isFile() && (entry.name === MANIFEST || languageOf(entry.name) !== undefined)) ||
      (entry.isDirectory() && SOURCE_FOLDERS.has(entry.name)),
  );
  if (isSubmission) return [folder];
  return entries
    .filter((entry) => entry.isDirectory() && isSearched(entry.name))
    .flatMap((entry) => submissionFolders(path.join(folder, entry.name)));
}

function readSubmission(folder: string, root: string, wanted: ProblemName | undefined): Submission {
  const manifestFile = path.join(folder, MANIFEST);
  const file = existsSync(manifestFile) ? readYamlFile(manifestFile, manifestSchema) : undefined;
  const manifest: Manifest = file?.value ?? {};
  const problem = manifest.problem ?? problemOfFolder(folder) ?? wanted;
  if (problem === undefined) {
    throw new ExpectedError(
      `${displayPath(folder)}: which problem does it solve? Say --problem ${PROBLEM_NAMES.join(" or --problem ")}`,
    );
  }
  if (file) refuseImpossibleInput(file, problem);
  // A folder that is graded by itself is called by its own name.
  const name = path.relative(root, folder) || path.basename(folder);
  return {
    name: name.split(path.sep).join("/"),
    folder,
    problem,
    manifest,
    kind: detectProgram(folder, manifest),
  };
}

/** The nearest folder above that is named after a problem. */
function problemOfFolder(folder: string): ProblemName | undefined {
  const parts = folder.split(path.sep).reverse();
  return parts.map((part) => PROBLEM_NAMES.find((name) => name === part)).find((name) => name !== undefined);
}

/** What the schema cannot say. */
function refuseImpossibleInput(file: YamlFile<Manifest>, problem: ProblemName): void {
  const { input = {} } = file.value;
  const outside = Object.keys(input.files ?? {})
    .filter((name) => path.isAbsolute(name) || path.normalize(name).startsWith(".."))
    .map((name) => file.mistake(["input", "files", name], `"${name}" is not below the working directory`));
  const unknown = unknownPlaceholders(input, problem).map(({ name, at }) =>
    file.mistake(
      ["input", ...at],
      `unknown placeholder {${name}}; those of ${problem} are {${PLACEHOLDERS[problem].join("} {")}}`,
    ),
  );
  const mistakes = [...outside, ...unknown];
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
}
