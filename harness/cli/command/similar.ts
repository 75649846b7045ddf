import path from "node:path";
import { displayPath, makePrivateFolder, writeWhole } from "../../base/files.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { caseFilesAt } from "../../case/case-folders.ts";
import type { ProblemName } from "../../case/names.ts";
import { isClassFolder } from "../../class/class-files.ts";
import { readClassFolder, readingOf } from "../../class/class-folder.ts";
import { WHOLE_CLASS_FILES } from "../../class/out/write-results.ts";
import { compareClass } from "../../class/similar/compare-class.ts";
import { similarPage } from "../../class/similar/page.tsx";
import { comparedPrograms } from "../../class/similar/programs.ts";
import type { Similarities } from "../../class/similar/similar.ts";
import { similarLines } from "../../class/similar/terminal.ts";
import type { FolderNamer } from "../../class/who/names.ts";
import { openPseudonyms } from "../../class/who/pseudonyms.ts";
import { CLASS_WORDS } from "../../class/words.ts";
import type { ResultLine } from "../../grade/store/history.ts";
import { hasStore, readStore } from "../../grade/store/store-index.ts";
import { createScratch } from "../../run/scratch/scratch.ts";
import type { Student } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classFolderHere } from "../session/class-of.ts";
import { collectFrom } from "../session/collect-hand-ins.ts";
import { givenFolders } from "../session/given-folders.ts";
import { DEFAULT_OUT } from "../session/options.ts";

interface SimilarOptions {
  readonly out: string;
  readonly problem?: ProblemName;
  readonly anonymous?: boolean;
  readonly sections?: boolean;
  readonly lang?: Locale;
}

/** Finds the programs of a class that are alike, and writes a page with their matching parts. */
export async function findSimilar([named]: [string?], options: SimilarOptions, io: Io): Promise<number> {
  const given = named ?? classFolderHere();
  const language = chooseLocale({ asked: options.lang, cases: [], environment: process.env });
  const { folder, out, problem, ...reading } = classIn(given, options);
  const naming = options.anonymous ? pseudonymsIn(out) : undefined;
  const scratch = createScratch();
  const signal = io.stopSignal();
  try {
    const request = {
      folders: [folder],
      options: { cases: BUNDLED_CASES, jobs: 1, isolation: "auto", ...(problem && { problem }) },
      caseFiles: caseFilesAt(BUNDLED_CASES),
      ...{ publicOnly: false, trusted: false, out },
      ...(options.sections !== undefined && { sections: options.sections }),
      ...reading,
      ...(naming && { nameOf: naming.nameOf }),
    } as const;
    const found = await collectFrom([folder], request, { scratch, signal, io });
    const submissions = found.map(({ submission }) => submission);
    const alike = await saying(COMPARING, io, () =>
      compare(submissions, { out, signal, realNames: naming?.realNames }),
    );
    const notCompared = submissions.filter(({ kind }) => kind.kind !== "program").length;
    const file = path.join(out, WHOLE_CLASS_FILES.similar);
    makePrivateFolder(out);
    writeWhole(file, similarPage({ found: alike, notCompared, language }));
    naming?.save();
    const lines = similarLines(alike, { language, columns: io.out.columns });
    for (const line of lines) io.out.write(`${line}\n`);
    io.out.write(`${CLASS_WORDS[language].wrote(displayPath(path.resolve(file)))}\n`);
    return EXIT_CODES.ok;
  } finally {
    await scratch.close();
  }
}

const COMPARING: Sentence = say`comparing the programs`;

/** Reads the folder of a class as `grade` does. */
function classIn(given: string, { out, problem }: SimilarOptions) {
  if (!isClassFolder(given)) return { folder: given, out, problem };
  const own = readClassFolder(given);
  return {
    folder: own.handIns,
    out: out === DEFAULT_OUT ? own.report : out,
    problem: problem ?? own.scheme.value.problem,
    ...readingOf(own),
  };
}

/** Names that are pseudonyms, and the students behind them. */
function pseudonymsIn(out: string) {
  const { nameOf, save } = openPseudonyms(out);
  const realNames = new Map<string, Student>();
  const naming: FolderNamer = (students) =>
    students.map((student) => {
      const name = nameOf(student);
      realNames.set(name, student);
      return name;
    });
  return { nameOf: naming, realNames, save };
}

interface Comparing {
  readonly out: string;
  readonly signal: AbortSignal;
  readonly realNames: ReadonlyMap<string, Student> | undefined;
}

/** Compares the programs of each problem with one another. */
function compare(
  submissions: readonly Submission[],
  { out, signal, realNames }: Comparing,
): Promise<Similarities> {
  const problems = Array.from(new Set(submissions.map((each) => each.problem)));
  return compareClass(
    problems.map((problem) => ({
      programs: comparedPrograms(
        submissions.filter((each) => each.problem === problem),
        realNames,
      ),
      results: resultsIn(out, problem),
      given: givenFolders(problem),
    })),
    signal,
  );
}

/** Reads what is known of a class that was graded; nothing of another one. */
function resultsIn(out: string, problem: ProblemName): ResultLine[] {
  if (!hasStore(out)) return [];
  return readStore(out).history.state.results.filter(({ record }) => record.problem === problem);
}
