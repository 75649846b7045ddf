import { displayPath } from "../base/files.ts";
import { few, printable } from "../base/text.ts";
import { BUNDLED_CASES } from "../case/bundled.ts";
import { type ClassFolder, readClassFolder, readingOf } from "../class/class-folder.ts";
import type { Grade } from "../class/grades.ts";
import { checkScheme, resultsOf, type WrittenFiles, writeResults } from "../class/results.ts";
import { matchesOfAll } from "../class/who/people.ts";
import { openPseudonyms } from "../class/who/pseudonyms.ts";
import { openLines } from "../class/who/told.ts";
import { CLASS_WORDS, type ClassWords } from "../class/words.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { type GradeOptions, gradeAndPrint, type Wanted } from "./grade.ts";
import { DEFAULT_OUT } from "./options.ts";
import { contextOf } from "./session.ts";

/** Grades the class in a folder, turns points into grades, and fills in the gradebook. */
export async function gradeClass(folder: string, options: GradeOptions, io: Io): Promise<number> {
  const own = readClassFolder(folder);
  const full = withClass(options, own);
  const wanted: Wanted = {
    folders: [own.handIns],
    ...readingOf(own),
    check: (session) => {
      const untimed = checkScheme(own, session);
      const open = openLines(matchesOfAll(own.match, session.submissions), session.locale);
      // Real names would tell who is who.
      if (!full.anonymous) for (const line of open) io.err.write(`${line}\n`);
      for (const line of untimedLines(untimed, CLASS_WORDS[session.locale])) io.err.write(`${line}\n`);
    },
  };
  const { report, submissions, exitCode } = await gradeAndPrint(wanted, full, io);
  if (!report || !submissions || report.stopped) return exitCode;
  const results = resultsOf(own, report, submissions);
  const pseudonyms = full.anonymous ? openPseudonyms(full.out) : undefined;
  // A hand-in has its name already.
  const nameOf =
    pseudonyms && (({ person, submissions: [first] }: Grade) => first ?? pseudonyms.nameOf(person));
  const files = await writeResults(own, results, {
    report,
    day: contextOf(io, full).day,
    out: full.out,
    nameOf,
  });
  if (!options.json) {
    const words = CLASS_WORDS[report.language];
    const shown = (grade: Grade) => printable(nameOf?.(grade) ?? grade.person.name);
    for (const line of closingLines(results.grades, { words, shown })) io.out.write(`${line}\n`);
    for (const line of gradebookLines(files, { words, shown })) io.out.write(`${line}\n`);
    for (const line of nextLines(own, files, words)) io.out.write(`${line}\n`);
  }
  pseudonyms?.save();
  // Grades of wrong programs are no failure of the class.
  return exitCode === EXIT_CODES.failed ? EXIT_CODES.ok : exitCode;
}

/** Tells before a grading which hand-ins cannot count as late. */
function untimedLines(names: ReturnType<typeof checkScheme>, { untimed }: ClassWords): string[] {
  const kinds = ["unmarked", "marked-late"] as const;
  return kinds.flatMap((kind) => {
    const shown = names[kind].map(printable);
    if (shown.length === 0) return [];
    // Of all that are marked, somebody must decide.
    const named = kind === "unmarked" ? few(shown) : shown;
    return [untimed[kind](shown.length, named.join(", "))];
  });
}

/** Fills in what the class folder says and the command line does not. */
function withClass(options: GradeOptions, { scheme, manifests, cases, report }: ClassFolder): GradeOptions {
  const problem = options.problem ?? scheme.value.problem;
  const chosen = options.manifests ?? manifests;
  return {
    ...options,
    out: options.out === DEFAULT_OUT ? report : options.out,
    cases: options.cases === BUNDLED_CASES && cases !== undefined ? [BUNDLED_CASES, cases] : options.cases,
    ...(problem && { problem }),
    ...(chosen !== undefined && { manifests: chosen }),
  };
}

interface Telling {
  readonly words: ClassWords;
  readonly shown: (grade: Grade) => string;
}

function closingLines(grades: readonly Grade[], { words, shown }: Telling): string[] {
  const of = (kind: Grade["result"]["kind"]) => grades.filter(({ result }) => result.kind === kind);
  const [look, missing] = [of("to-look-at"), of("not-handed-in")];
  const counts = {
    graded: of("graded").length,
    untimed: grades.filter(({ result }) => result.kind === "graded" && result.untimed !== undefined).length,
    "to-look-at": look.length,
    "not-handed-in": missing.length,
  };
  return [
    "",
    words.counts(counts),
    ...(look.length > 0 ? [words.lookAt(look.map(shown).join(", "))] : []),
    ...(missing.length > 0 ? [words.missing(missing.map(shown).join(", "))] : []),
  ];
}

/** Names the students whose cells in the gradebook stay as they were. */
function gradebookLines({ gradebook }: WrittenFiles, { words, shown }: Telling): string[] {
  const { kept = [], locked = [] } = gradebook ?? {};
  return [
    ...(kept.length > 0 ? [words.kept(kept.map(shown).join(", "))] : []),
    ...(locked.length > 0 ? [words.locked(locked.map(shown).join(", "))] : []),
  ];
}

function nextLines({ gradebook }: ClassFolder, files: WrittenFiles, words: ClassWords): string[] {
  const filled = files.gradebook?.file;
  const written = [files.table, files.feedback, ...(filled === undefined ? [] : [filled])];
  const next = words.next[gradebook?.platform ?? "none"];
  return [
    ...written.map((file) => words.wrote(displayPath(file))),
    next(displayPath(filled ?? files.table), displayPath(files.feedback)),
  ];
}
