import { Semaphore } from "async-mutex";
import type { Locale } from "../base/locale.ts";
import type { Case } from "../case/any-case.ts";
import { misfitFor } from "../grade/task/task.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import type { Submission } from "../submission/submission.ts";
import { type Ask, askGroup, type ProgramAttempt, type RememberingLab, withProgram } from "./attempts.ts";
import { type CaseGroup, groupCases, partOf, publishedGroups } from "./case-group.ts";
import { coverageOf } from "./coverage.ts";
import { failuresOf } from "./failures.ts";
import { type BundledRow, verifiedItems } from "./items.ts";
import { limitsOf, withMargin } from "./limits.ts";
import {
  enoughGroups,
  familiesOf,
  ideasAlike,
  isStillborn,
  type MatrixRow,
  publishedAlone,
  verifiedCases,
  verifiedMutant,
} from "./matrix.ts";
import type { Programs } from "./programs.ts";
import { type Proof, prove } from "./proof.ts";
import { languageOf, timesOf } from "./times.ts";
import { examineValidators } from "./validators.ts";
import type { VerifiedProblem } from "./verification.ts";
import { VERIFY_WORDS } from "./words.ts";

export interface VerifyLab extends RememberingLab {
  readonly programs: Programs;
  /** Runs the bundled wrong programs, too, and analyses the cases as items of a test. */
  readonly items: boolean;
  readonly jobs: number;
  readonly locale: Locale;
  /** Gets the name of each program that has finished its cases, and the number of programs left. */
  readonly onProgram: (name: string, left: number) => void;
}

/**
 * Verifies the cases of one problem.
 *
 * @param cases at least one case, all of the same problem, which is that of the lab's programs
 */
export async function verifyProblem(cases: readonly Case[], lab: VerifyLab): Promise<VerifiedProblem> {
  const { problem } = cases[0]!;
  const { locale } = lab;
  const proofs = await prove(cases, lab);
  // The reference has given the answers that cases do not state.
  const groups = groupCases(
    proofs.map(({ asked }) => asked),
    locale,
  );
  const proven = provenGroups(groups, proofs);
  const tried = await tryPrograms(groups, proven, lab);
  const { right, tooSlow } = tried;
  const rows = tried.rows.filter((row) => !isStillborn(row));

  const mutants = rows.map((row) => verifiedMutant(row, locale));
  const times = timesOf(proofs, right, { tooSlow, reference: VERIFY_WORDS[locale].reference });
  const published = publishedGroups(problem, groups, locale);
  const publicNames = groups.filter(({ visibility }) => visibility === "public").map(({ name }) => name);
  const coverage = coverageOf(problem, groups, locale);
  const reports = proofs.map(({ asked, answer }) => examineValidators(asked, answer, locale));
  const verified = {
    problem,
    cases: verifiedCases(groups, mutants),
    right: rightPrograms(right),
    mutants,
    families: familiesOf(mutants, { publicNames, publishedNames: published.names }),
    enough: enoughGroups(groups, mutants),
    ...(published.names.length > 0 && { published: publishedAlone(published, mutants, coverage) }),
    alike: ideasAlike(mutants),
    coverage,
    limits: limitsOf(times),
    validators: {
      answers: reports.reduce((sum, { answers }) => sum + answers, 0),
      defects: reports.flatMap(({ defects }) => defects),
    },
  };
  // Of what was stopped, some programs were not put to all cases.
  const isAnalysed = lab.items && !lab.signal?.aborted;
  return {
    ...verified,
    ...(isAnalysed && { items: verifiedItems(proven, { bundled: tried.wrong, mutants: rows, locale }) }),
    failures: failuresOf({ verified, proofs, right, rows, times, locale }),
  };
}

/** Drops cases on which the reference is not accepted: verdicts on them say nothing about a mutant. */
function provenGroups(groups: readonly CaseGroup[], proofs: readonly Proof[]): CaseGroup[] {
  const proven = new Set(proofs.filter(({ attempt }) => attempt.verdict === "AC").map(({ asked }) => asked));
  return groups
    .map((group) => ({ ...group, cases: group.cases.filter((asked) => proven.has(asked)) }))
    .filter(({ cases }) => cases.length > 0);
}

interface Tried {
  readonly right: readonly ProgramAttempt[];
  readonly tooSlow: readonly ProgramAttempt[];
  readonly wrong: readonly BundledRow[];
  readonly rows: readonly MatrixRow[];
}

/**
 * Runs right programs on their part of the cases, slow ones on the smallest case that they are too slow for,
 * and wrong ones and mutants on proven cases.
 */
async function tryPrograms(
  groups: readonly CaseGroup[],
  proven: readonly CaseGroup[],
  lab: VerifyLab,
): Promise<Tried> {
  const cases = groups.flatMap((group) => group.cases);
  const { programs } = lab;
  const wrong = lab.items ? programs.wrong : [];
  const places = new Semaphore(lab.jobs);
  let left = programs.right.length + programs.tooSlow.length + wrong.length + programs.mutants.length;
  const each = <T>(submission: Submission, use: (ask: Ask) => Promise<T>) =>
    places.runExclusive(async () => {
      const result = await withProgram(submission, lab, use);
      lab.onProgram(submission.name, --left);
      return result;
    });
  const attemptsOf = (submission: Submission, asked: readonly Case[]) =>
    each(submission, (ask) =>
      Promise.all(asked.map(async (one) => ({ submission, asked: one, attempt: await ask(one) }))),
    );
  const rowOf = <Program extends { readonly submission: Submission }>(program: Program) =>
    each(program.submission, async (ask) => {
      const results = await Promise.all(
        proven.map(async (group) => [group.name, await askGroup(group, ask)] as const),
      );
      return { ...program, results: new Map(results) };
    });
  const [right, tooSlow, ofWrong, rows] = await Promise.all([
    Promise.all(programs.right.map((submission, turn) => attemptsOf(submission, partOf(groups, turn)))),
    Promise.all(programs.tooSlow.map((submission) => attemptsOf(submission, slowCase(submission, cases)))),
    Promise.all(wrong.map((submission) => rowOf({ submission }))),
    Promise.all(programs.mutants.map(rowOf)),
  ]);
  return { right: right.flat(), tooSlow: tooSlow.flat(), wrong: ofWrong, rows };
}

/**
 * Finds the smallest case for which a program states that it is too slow, with time to show how slow it is.
 */
function slowCase({ manifest }: Submission, cases: readonly Case[]): Case[] {
  const slow = cases.find(
    (asked) => expectedVerdict(manifest, asked.name) === "TLE" && !misfitFor(asked, manifest),
  );
  return slow ? [withMargin(slow)] : [];
}

function rightPrograms(attempts: readonly ProgramAttempt[]): VerifiedProblem["right"] {
  const submissions = new Set(attempts.map(({ submission }) => submission));
  return Array.from(submissions, (submission) => {
    const own = attempts.filter((attempt) => attempt.submission === submission);
    const accepted = own.filter(({ attempt }) => attempt.verdict === "AC").length;
    const judged = own.filter(({ attempt }) => attempt.verdict !== "SK").length;
    return { name: submission.name, ...languageOf(submission), cases: judged, accepted };
  });
}
