import type { Sentence } from "../base/sentence.ts";
import type { Case } from "../case/any-case.ts";
import type { Size } from "../case/knight.ts";
import { builderIn, prepare } from "../grade/program.ts";
import type { Task } from "../grade/task.ts";
import { notRun, runOnce, type TaskRun } from "../grade/task-run.ts";
import type { Clues } from "../problem/clues.ts";
import { problemOf } from "../problem/index.ts";
import type { Adopting } from "../problem/problem.ts";
import type { Way, Ways } from "../problem/way.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Lab } from "../run/lab.ts";
import { readHeaders } from "../submission/find/sources.ts";
import { readTree } from "../submission/find/tree.ts";
import type { Source } from "../submission/language/language.ts";
import type { Submission } from "../submission/submission.ts";
import { allowanceOf } from "./allowance.ts";
import { chosenStart } from "./chosen-start.ts";
import { cluesIn, distinct } from "./clues.ts";
import { readCode } from "./literals.ts";
import { sleeps, withoutPauses } from "./pauses.ts";
import type { Printed } from "./printed-prompts.ts";
import { programsIn } from "./programs.ts";
import { isConvincing, isGoodGuess, isMostlyRight, isSettled, strengthOf } from "./proof.ts";
import { missingLibraryIn, reasonFor } from "./reason.ts";
import { type Result, share, sideOfList, tryManifest } from "./result.ts";
import { isHeard, isRight, isTooSlow, type Subject } from "./try.ts";
import { walk } from "./walk.ts";
import { waysToAsk } from "./ways.ts";
import { withProgram } from "./with-program.ts";

export type Adoption =
  | (Result & { readonly kind: "adopted" })
  /** The reason has no full stop. */
  | {
      readonly kind: "given-up";
      readonly reason: Sentence;
      /** All manifests that were tried, in order. */
      readonly results: readonly Result[];
      /** The best manifest that was tried and brought an answer. Nothing proves it. */
      readonly likeliest?: Result;
    };

/** Nobody waits for the end of a grading, so much may be tried. */
const PATIENT = { ways: 100, cpuMs: 300_000, wallMs: 600_000 };

/**
 * Finds a manifest for a program: reads clues in its sources and tries on small cases the ways of asking that
 * they suggest. The manifest with the most right answers is kept.
 *
 * @param submission a program without a manifest
 */
export async function adopt(submission: Submission, lab: Lab): Promise<Adoption> {
  const programs = await programsIn(submission);
  const givenUp: Extract<Adoption, { kind: "given-up" }>[] = [];
  for (const program of programs) {
    const adoption = await adoptOne(program, lab);
    if (adoption.kind === "adopted") return adoption;
    givenUp.push(adoption);
  }
  const likeliest = givenUp.find((each) => each.likeliest)?.likeliest;
  const results = givenUp.flatMap((each) => each.results);
  const reason =
    submission.kind.kind === "unclear" ? inEachLanguage(submission.kind.finding) : givenUp[0]!.reason;
  return { kind: "given-up", reason, results, ...(likeliest && { likeliest }) };
}

/** Finds a manifest for a hand-in that holds one program. */
function adoptOne(submission: Submission, lab: Lab): Promise<Adoption> {
  return lab.scratch.within((folder) => {
    const builder = builderIn(folder, submission, lab);
    const program = {
      async run(task: Task): Promise<TaskRun> {
        const prepared = await prepare(builder, task);
        // A trial is no verdict, so no run is repeated to be fair.
        return "verdict" in prepared
          ? notRun(prepared)
          : lab.slots.shared(() => runOnce(prepared, task, lab));
      },
    };
    return adoptProgram(submission, { program, allowance: allowanceOf(PATIENT), mayEdit: true });
  });
}

export interface Attempted extends Subject {
  /** Allows manifests that edit the sources. */
  readonly mayEdit: boolean;
}

/** Finds a manifest for a program as far as it may be run. */
export async function adoptProgram(
  submission: Submission,
  { mayEdit, ...subject }: Attempted,
): Promise<Adoption> {
  const { kind, problem } = submission;
  if (kind.kind === "unclear") return givenUp(inEachLanguage(kind.finding));
  if (kind.kind === "commands") throw new Error("the program already has a manifest");
  const { adopting } = problemOf(problem);
  if (!adopting) return givenUp(unadoptable(problem));

  const headers = await readHeaders(await readTree(submission.folder));
  const read = cluesIn(firstOf([...kind.program.sources, ...headers]).map(readCode));
  const clues = mayEdit ? read : { ...read, startConstants: [], pauses: [] };
  const { likely, guessed, open } = waysFor(problem, clues, await heardPrompts(clues, { adopting, subject }));
  const search = { adopting, clues, subject };
  const results = await tryAll(likely, search);
  const isOver = () => results.some((result) => isMostlyRight(result) || isNeverRun(result));
  if (clues.pauses.length > 0 && results.some(sleeps) && !isOver())
    results.push(...(await tryAll(withoutPauses(likely, clues.pauses), search)));
  const sizes = printedSides(results);
  if (sizes.length > 0 && !isOver())
    results.push(...(await tryAll(likely, { ...search, clues: { ...clues, sizes } })));
  if (!isOver()) results.push(...(await tryGuesses(guessed, search)));
  if (!isOver()) results.push(...(await tryAll(open, search)));
  const best = bestOf(results);
  if (best && isConvincing(best)) return { kind: "adopted", ...withProgram(best, submission, kind) };
  const likeliest = best?.tries.some(isHeard) && withProgram(best, submission, kind);
  return { ...givenUp(reasonFor(results, clues)), results, ...(likeliest && { likeliest }) };
}

/** Tries guesses, and again with the sizes of boards that they brought. Returns those that count. */
async function tryGuesses(guessed: readonly Way[], search: Search): Promise<Result[]> {
  const results = await tryAll(guessed, search);
  const good = results.filter(isGoodGuess);
  const sizes = printedSides(results);
  if (good.length > 0 || sizes.length === 0) return good;
  return (await tryAll(guessed, { ...search, clues: { ...search.clues, sizes } })).filter(isGoodGuess);
}

/** Bytes of sources that are read: nothing else goes on meanwhile, and nobody writes so much for this. */
const MOST_READ_BYTES = 512 * 1024;

/** Takes the first sources, as many as are read. */
function firstOf(sources: readonly Source[]): Source[] {
  let bytes = 0;
  return sources.filter(({ text }) => {
    bytes += text.length;
    return bytes <= MOST_READ_BYTES;
  });
}

/** Finds the prompts of a program that reads what is typed. */
function heardPrompts({ traces }: Clues, { adopting, subject }: Pick<Search, "adopting" | "subject">) {
  return traces.input === undefined || traces.singleKeys !== undefined
    ? { questions: [], choices: [] }
    : walk(adopting.cases[0]!, subject);
}

/** Lists the ways that the prompts of a running program suggest, then those that its sources suggest. */
function waysFor(problem: Submission["problem"], clues: Clues, { questions, choices }: Printed): Ways {
  const read = waysToAsk(problem, clues);
  if (questions.length === 0) return read;
  // A place in the sources says more than the output.
  const placed = questions.map((heard) => {
    const written = clues.questions.find(({ text }) => text.trim() === heard.text.trim());
    return written ? { ...heard, text: written.text, at: written.at } : heard;
  });
  const shown = { ...clues, questions: placed, choices: choices.length > 0 ? choices : clues.choices };
  const heard = waysToAsk(problem, shown);
  const together = (name: keyof Ways) =>
    distinct([...heard[name], ...read[name]], ({ evidence: _, ...way }) => JSON.stringify(way));
  return { likely: together("likely"), guessed: together("guessed"), open: together("open") };
}

function givenUp(reason: Sentence): Extract<Adoption, { kind: "given-up" }> {
  return { kind: "given-up", reason, results: [] };
}

function unadoptable(problem: Submission["problem"]): Sentence {
  return {
    en: `programs for ${problem} cannot be adopted`,
    "pt-BR": `programas de ${problem} não podem ser adotados`,
  };
}

interface Search {
  readonly adopting: Adopting<Case>;
  readonly clues: Clues;
  readonly subject: Subject;
}

/** Tries ways in turn. Stops at the first that is proven, or if the program cannot be run at all. */
async function tryAll(ways: readonly Way[], { adopting, clues, subject }: Search): Promise<Result[]> {
  const results: Result[] = [];
  for (const candidate of ways.flatMap((way) => adopting.candidates(way, clues))) {
    if (!subject.allowance.begin()) break;
    const tried = await tryManifest(candidate, subject);
    const result = await chosenStart(tried, { reads: clues.traces.input !== undefined, subject });
    results.push(result);
    if (isNeverRun(result)) break;
    // Another choice of a menu may be another way to search.
    const mayBeQuicker = clues.choices.length > 1 && result.tries.some(isTooSlow);
    if (isSettled(result) && !mayBeQuicker) break;
  }
  return results;
}

/** Tests if no other input could change that the program was not run, or that it misses a library. */
function isNeverRun({ manifest, tries }: Result): boolean {
  return (
    manifest.driver === undefined &&
    tries.some(({ outcome }) => !outcome || missingLibraryIn(outcome) !== undefined)
  );
}

/** Finds the sides of square boards that were printed in place of the board that was asked for. */
function printedSides(results: readonly Result[]): number[] {
  const sides = results.flatMap(({ tries }) =>
    tries.map((each) => {
      const { finding } = each.ruling;
      const shape = finding?.kind === "unreadable-answer" ? finding.shape?.found : undefined;
      return (shape && sideOfBoards(shape)) ?? sideOfList(each);
    }),
  );
  return Array.from(new Set(sides.filter((side) => side !== undefined)));
}

/** Least side of a board that is printed on one line. */
const LEAST_ON_LINE = 5;

/** Finds the side of square boards in a block of rows: below each other, or each on a line. */
function sideOfBoards({ rows, columns }: Size): number | undefined {
  if (rows % columns === 0) return columns;
  const side = Math.sqrt(columns);
  return Number.isInteger(side) && side >= LEAST_ON_LINE ? side : undefined;
}

/**
 * Prefers right answers, then answers that show that the program was understood, then any answers. Among equals the
 * earlier way wins, because it is likelier.
 */
function bestOf(results: readonly Result[]): Result | undefined {
  return results.toSorted(
    (a, b) =>
      share(b, isRight) - share(a, isRight) ||
      strengthOf(b) - strengthOf(a) ||
      share(b, isHeard) - share(a, isHeard),
  )[0];
}
