import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { LEAST_NODE, PACKAGE_FOLDER } from "../base/package.ts";
import type { CodedProblem } from "../case/names.ts";
import { filled, templateIn, templatesFor } from "./fill.ts";

/** A repository that students start from. */
export interface NewCourse {
  readonly title: string;
  readonly problem: CodedProblem;
  readonly locale: Locale;
  /** The package for students with the cases of the course. */
  readonly packed: Buffer;
}

/** Places in the repository, by template. */
const FILES = {
  "cavalo.yaml": "cavalo.yaml",
  "github.yml": ".github/workflows/cavalo.yml",
  "pages.yml": ".github/workflows/page.yml",
  "gitlab.yml": ".gitlab-ci.yml",
  "devcontainer.json": ".devcontainer/devcontainer.json",
  "tasks.json": ".vscode/tasks.json",
} as const;

/** Folder of what CI and students install, and of the action that installs it. */
const CAVALO_FOLDER = ".cavalo";

/** Files of our action, which takes the packed file that lies beside them. */
const ACTION_FILES = ["action.yml", "contain.sh", "install.sh", "run.sh"];

/** Name of the packed file, which has no version: a newer one takes its place. */
const PACKED_FILE = "cavalo.tgz";

/**
 * Makes the files of a course's repository, by path: what students install, its settings, CI that checks every push, a page
 * that checks programs in a browser, a container for development, and tasks for an editor.
 */
export function newCourse({ title, problem, locale, packed }: NewCourse): Map<string, string | Buffer> {
  const values = {
    ...{ title, problem, language: locale, node: LEAST_NODE, pyodide: pyodideVersion() },
    packed: `./${CAVALO_FOLDER}/${PACKED_FILE}`,
  };
  const folder = templatesFor("course");
  return new Map<string, string | Buffer>([
    ["README.md", filled(templateIn(locale, "course", "README.md"), values)],
    ...Object.entries(FILES).map(
      ([template, file]) => [file, filled(path.join(folder, template), values)] as const,
    ),
    ...ACTION_FILES.map(
      (name) =>
        [`${CAVALO_FOLDER}/${name}`, readFileSync(path.join(PACKAGE_FOLDER, "action", name))] as const,
    ),
    [`${CAVALO_FOLDER}/${PACKED_FILE}`, packed],
  ]);
}

/** The version that our pages are tested with of the package that runs Python in them. */
function pyodideVersion(): string {
  const { peerDependencies } = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, "package.json"), "utf8"));
  return peerDependencies.pyodide.replace("^", "");
}
