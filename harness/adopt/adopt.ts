import { inEach, type Sentence } from "../base/sentence.ts";
import { printable } from "../base/text.ts";
import { BUNDLED_CASES } from "../case/bundled.ts";
import type { Ruling } from "../finding/ruling.ts";
import { chooseProgram } from "../grade/asking/choose-program.ts";
import { triedProgram } from "../grade/asking/input-mode.ts";
import { programsIn } from "../grade/asking/programs.ts";
import { type ProgramRuns, programRuns } from "../grade/store/program-runs.ts";
import { scaled } from "../grade/task/calibration.ts";
import { missingDependency } from "../grade/task/missing-dependency.ts";
import { isAskedIn } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Lab } from "../run/lab.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { type Adoption, adoptProgram } from "./adopt-program.ts";
import { allowanceOf } from "./attempt/allowance.ts";
import { needsPatience } from "./attempt/patience.ts";
import { WITHOUT_MAIN } from "./attempt/reason.ts";
import { isRight } from "./attempt/try.ts";

/** Nobody waits for the end of a grading, so much may be tried. */
const PATIENT = { ways: 100, cpuMs: 100_000, wallMs: 150_000 };

interface Circumstances {
  /** Factor of all time limits, on a machine that is slow. */
  readonly timeFactor?: number;
  /** Makes the runs of a program, if they are no processes of this machine. */
  readonly runsOf?: (submission: Submission) => ProgramRuns;
}

/**
 * Finds a manifest for a program: reads clues in its sources and tries on small cases the ways of asking that
 * they suggest. The manifest with the most right answers is kept.
 *
 * @param submission a program without a manifest
 */
export async function adopt(
  submission: Submission,
  lab: Lab,
  circumstances: Circumstances = {},
): Promise<Adoption> {
  const programs = await programsIn(submission);
  const givenUp: (Extract<Adoption, { kind: "given-up" }> & { readonly program: Submission })[] = [];
  const adopted: Extract<Adoption, { kind: "adopted" }>[] = [];
  const { problem } = submission;
  const cases = programs.length > 1 ? loadCases({ files: BUNDLED_CASES, problem }) : [];
  const chosen = await chooseProgram(programs, async (program, part) => {
    const adoption = await adoptOne(program, { ...circumstances, lab, part });
    if (adoption.kind === "given-up") {
      givenUp.push({ ...namedIn(adoption, program), program });
      return undefined;
    }
    adopted.push(adoption);
    const { manifest, tries } = adoption;
    return {
      adoption,
      right: tries.filter(isRight).length,
      cases: tries.length,
      isAsked: isAskedIn(cases, manifest),
      isSlow: needsPatience(adoption),
    };
  });
  // One that was understood, and of which nothing is right, is wrong and no other program.
  const taken = chosen?.adoption ?? adopted[0];
  if (taken) return taken;
  const likeliest = givenUp.find((each) => each.likeliest)?.likeliest;
  const results = givenUp.flatMap((each) => each.results);
  const { kind } = submission;
  // What does not compile may have one behind its mistake.
  const isWrong = results.some(({ tries }) => tries.some(({ ruling }) => isMistaken(ruling)));
  if (!isWrong && programs.every(lacksMain)) return { kind: "given-up", reason: WITHOUT_MAIN, results };
  // To choose one of several programs would not help if none can be built, or all fail for the same reason.
  const isChoice =
    kind.kind === "unclear" &&
    results.some(({ tries }) => tries.some(({ outcome }) => outcome)) &&
    new Set(givenUp.map((each) => each.reason.en)).size > 1;
  const reason = isChoice ? inEachLanguage(kind.finding) : reasonOfAll(givenUp);
  return { kind: "given-up", reason, results, ...(likeliest && { likeliest }) };
}

/** Most programs whose reasons are told, if they differ. */
const MOST_REASONS = 3;

/** Gives the reason that all programs of a hand-in share, or the reasons of the first ones, each with its file. */
function reasonOfAll(
  givenUp: readonly { readonly reason: Sentence; readonly program: Submission }[],
): Sentence {
  const [first] = givenUp;
  if (new Set(givenUp.map(({ reason }) => reason.en)).size < 2) return first!.reason;
  return inEach((locale) =>
    givenUp
      .slice(0, MOST_REASONS)
      .map(({ reason, program: { kind } }) =>
        kind.kind === "program" ? `${printable(kind.program.main.path)}: ${reason[locale]}` : reason[locale],
      )
      .join("; "),
  );
}

function isMistaken(ruling: Ruling): boolean {
  return ruling.verdict === "CE" && missingDependency(ruling) === undefined;
}

/** Names in each trial the program that it was made with, if the hand-in may mean several. */
function namedIn<Tried extends Pick<Extract<Adoption, { kind: "given-up" }>, "results">>(
  adoption: Tried,
  { manifest: { main } }: Submission,
): Tried {
  if (main === undefined) return adoption;
  const results = adoption.results.map((each) => ({ ...each, manifest: { main, ...each.manifest } }));
  return { ...adoption, results };
}

/** Tests if no source of a program does anything by itself. */
function lacksMain({ kind }: Submission): boolean {
  if (kind.kind !== "program") return false;
  const { onlyDefines } = LANGUAGES[kind.language];
  return onlyDefines !== undefined && kind.program.sources.every(onlyDefines);
}

/** Finds a manifest for one of the programs that a hand-in may mean, in a part of the time that one alone may take. */
function adoptOne(
  submission: Submission,
  { lab, timeFactor = 1, runsOf, part }: Circumstances & { readonly lab: Lab; readonly part: number },
): Promise<Adoption> {
  return lab.scratch.within((folder) => {
    const runs = runsOf?.(submission) ?? programRuns(submission, { folder }, lab);
    const program = triedProgram(runs, timeFactor);
    const allowance = allowanceOf(scaled(PATIENT, part * timeFactor));
    return adoptProgram(submission, { program, allowance, mayEdit: true });
  });
}
