import path from "node:path";
import { displayPath } from "../../base/files.ts";
import { shellWord } from "../../base/shell.ts";
import type { CodedProblem } from "../../case/names.ts";
import { newCourse } from "../../new/course.ts";
import { writeNew } from "../../new/fill.ts";
import { npmPackage } from "../../pack/archives.ts";
import { editionFiles } from "../../pack/edition.ts";
import type { Io } from "../console/console.ts";
import { casesToPack, type PackingOptions, proveHere } from "../session/cases-to-pack.ts";
import { tellWritten } from "./new.ts";

interface CourseOptions extends PackingOptions {
  readonly problem: CodedProblem;
}

/** Writes a repository that students start from, with what they install. */
export async function writeCourse([folder]: [string], options: CourseOptions, io: Io): Promise<number> {
  const cases = casesToPack(options, true);
  await proveHere(cases, options, io);
  const files = newCourse({
    title: path.basename(path.resolve(folder)),
    problem: options.problem,
    locale: io.locale,
    packed: await npmPackage(editionFiles({ for: "students", cases })),
  });
  const written = writeNew(new Map(Array.from(files, ([name, text]) => [path.resolve(folder, name), text])));
  return tellWritten(written, { next: `git init ${shellWord(displayPath(path.resolve(folder)))}`, io });
}
