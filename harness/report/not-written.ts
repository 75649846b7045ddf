import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { countedInEach, inEach, placed, type Sentence, say } from "../base/sentence.ts";
import { few } from "../base/text.ts";
import { SUBMISSIONS_FOLDER } from "./json.ts";
import { PAGE_FOLDERS } from "./record/file-names.ts";

/** Files of a report that are about one student each. */
const OF_STUDENTS = [...PAGE_FOLDERS, SUBMISSIONS_FOLDER].map((folder) => `${folder}/`);

/**
 * Says which files of a report could not be written.
 *
 * @param failed the errors by the paths of the files
 * @throws an error that is no failure of the machine, as it is
 */
export function cannotWrite(folder: string, failed: ReadonlyMap<string, unknown>): ExpectedError {
  const byCode = new Map<string, string[]>();
  const sentences: Sentence[] = [];
  for (const [name, error] of failed) {
    const code = systemErrorCode(error);
    if (code !== undefined) byCode.set(code, [...(byCode.get(code) ?? []), name]);
    else if (error instanceof ExpectedError) sentences.push(...error.sentences);
    else throw error;
  }
  const causes = Array.from(byCode, ([code, names]) => sentenceFor(folder, code, names));
  return new ExpectedError([...causes, ...sentences], { cause: [...failed.values()][0] });
}

function sentenceFor(folder: string, code: string, names: readonly string[]): Sentence {
  const [only, ...more] = names;
  const place = path.resolve(folder, more.length === 0 ? only! : "");
  const others = names.filter((name) => !OF_STUDENTS.some((each) => name.startsWith(each)));
  const students = names.length - others.length;
  const list = inEach((locale) =>
    [...few(others), ...(students > 0 ? [filesOfStudents(students)[locale]] : [])].join(", "),
  );
  const named = inEach((locale) => (more.length === 0 ? "" : `: ${list[locale]}`));
  return placed(displayPath(place), say`cannot be written (${code})${named}`);
}

const filesOfStudents = (count: number) => countedInEach(count, "file of a student", "files of students");
