import { few, printable } from "../../base/text.ts";
import { sharedCases } from "../../class/case-groups.ts";
import { type ClassFolder, readClassFolder, readingOf } from "../../class/class-folder.ts";
import { checkScheme } from "../../class/results.ts";
import { chosenManifests } from "../../class/settle/decision.ts";
import { matchesOfAll } from "../../class/who/people.ts";
import { openLines } from "../../class/who/told.ts";
import { CLASS_WORDS, type ClassWords } from "../../class/words.ts";
import { decisionsIn } from "../../grade/store/kept-decisions.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { writeGrades } from "../session/class-grades.ts";
import { casesIn } from "../session/class-of.ts";
import { keepGradingOptions } from "../session/grading-options.ts";
import { DEFAULT_OUT } from "../session/options.ts";
import { type GradeOptions, gradeAndPrint } from "./grade.ts";

/** Grades the class in a folder, turns points into grades, and fills in the gradebook. */
export async function gradeClass(folder: string, options: GradeOptions, io: Io): Promise<number> {
  const own = readClassFolder(folder);
  const full = withClass(options, own);
  return gradeAndPrint(
    {
      folders: [own.handIns],
      ...readingOf(own),
      isWhole: true,
      chosen: chosenManifests(decisionsIn(full.out)),
      check: (session) => {
        const untimed = checkScheme(own, session);
        const shared = sharedCases(own.scheme, session.cases);
        for (const sentence of shared) io.err.write(`${sentence[session.locale]}\n`);
        const open = openLines(matchesOfAll(own.match, session.submissions), session.locale);
        // Real names would tell who is who.
        if (!full.anonymous) for (const line of open) io.err.write(`${line}\n`);
        for (const line of untimedLines(untimed, CLASS_WORDS[session.locale])) io.err.write(`${line}\n`);
      },
      finish: async ({ report, store, exitCode }) => {
        keepGradingOptions(full.out, options);
        const isWhole = await writeGrades({ own, report, store, out: full.out }, full, io);
        if (!isWhole) return EXIT_CODES.unable;
        // Grades of wrong programs are no failure of the class.
        return exitCode === EXIT_CODES.failed ? EXIT_CODES.ok : exitCode;
      },
    },
    full,
    io,
  );
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
function withClass(options: GradeOptions, own: ClassFolder): GradeOptions {
  const { scheme, manifests, report } = own;
  const problem = options.problem ?? scheme.value.problem;
  const chosen = options.manifests ?? manifests;
  return {
    ...options,
    out: options.out === DEFAULT_OUT ? report : options.out,
    cases: casesIn(own, options.cases),
    ...(problem && { problem }),
    ...(chosen !== undefined && { manifests: chosen }),
  };
}
