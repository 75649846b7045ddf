import path from "node:path";
import { clueOr } from "../../../base/reading-time.ts";
import { inUtf8, withoutMark } from "../../language/encoding.ts";
import { readIfSmall } from "../tree/sources.ts";
import { filesBelow, nameOf, readTree, type Tree } from "../tree/tree.ts";
import { cmake, gradle, jarManifest, make, maven } from "./build-tools.ts";
import { codeBlocks, devCpp, netBeansC, visualCpp, visualCSharp } from "./c-editors.ts";
import { eclipse, eclipseLaunch, intelliJ, intelliJRun, netBeans } from "./java-editors.ts";
import type { ProjectFormat, Statement } from "./project.ts";

/** The formats there are. A new one is a line here. */
const FORMATS: readonly ProjectFormat[] = [
  ...[netBeans, eclipse, eclipseLaunch, intelliJ, intelliJRun, jarManifest],
  ...[codeBlocks, devCpp, visualCpp, visualCSharp, netBeansC],
  ...[maven, gradle, cmake, make],
];

/** Folders of editors, in which nobody looks for sources. */
const EDITOR_FOLDERS = ["nbproject", ".idea"];

/** A hand-in of more projects is rather a collection. */
const MOST_PROJECTS = 40;

/** A project file, and what it says. */
export interface Project extends Statement {
  /** Its path from the hand-in's folder. */
  readonly file: string;
  /** The path of the folder that its paths are from, with a slash at the end; empty for that of the hand-in. */
  readonly folder: string;
}

/** Reads the project files of a hand-in that say anything. */
export async function projectsIn(tree: Tree): Promise<Project[]> {
  const projects: Project[] = [];
  for await (const { folder, file, format } of projectFilesBelow(tree, "")) {
    if (projects.length === MOST_PROJECTS) break;
    const bytes = readIfSmall(path.join(tree.path, folder, file));
    if (!bytes) continue;
    const said = clueOr<Statement>({}, () => format.read(inUtf8(withoutMark(bytes)).toString()));
    if (said.built || said.main !== undefined) projects.push({ ...said, folder, file: folder + file });
  }
  return projects;
}

interface ProjectFile {
  readonly folder: string;
  readonly file: string;
  readonly format: ProjectFormat;
}

async function* projectFilesBelow(tree: Tree, folder: string): AsyncGenerator<ProjectFile> {
  const files = [...tree.files];
  for (const name of tree.skipped.filter((each) => EDITOR_FOLDERS.includes(each))) {
    const own = await readTree(path.join(tree.path, name));
    if (own.error === undefined) files.push(...filesBelow(own, `${name}/`));
  }
  for (const file of files) {
    const format = FORMATS.find(({ isFile }) => isFile.test(file));
    if (format) yield { folder, file, format };
  }
  for (const each of tree.folders) yield* projectFilesBelow(each, `${folder}${nameOf(each)}/`);
}
