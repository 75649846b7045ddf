import type { Sentence } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task.ts";
import type { Clues } from "../problem/clues.ts";
import { problemOf } from "../problem/index.ts";
import type { Adopting } from "../problem/problem.ts";
import type { Way } from "../problem/way.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Lab } from "../run/lab.ts";
import { readHeaders } from "../submission/find/sources.ts";
import { readTree } from "../submission/find/tree.ts";
import type { Submission } from "../submission/submission.ts";
import { cluesIn } from "./clues.ts";
import { readCode } from "./literals.ts";
import { reasonFor } from "./reason.ts";
import { beginsAsAsked, type Result, share, tryManifest } from "./result.ts";
import { createSubject, isHeard, isRight, type Subject } from "./try.ts";
import { waysToAsk } from "./ways.ts";

export type Adoption =
  | (Result & { readonly kind: "adopted" })
  /** The reason has no full stop. */
  | {
      readonly kind: "given-up";
      readonly reason: Sentence;
      /** The best manifest that was tried and brought an answer. Nothing proves it. */
      readonly likeliest?: Result;
    };

/**
 * Finds a manifest for a program: reads clues in its sources and tries on small cases the ways of asking that
 * they suggest. The manifest with the most right answers is kept.
 *
 * @param submission a program without a manifest
 */
export async function adopt(submission: Submission, lab: Lab): Promise<Adoption> {
  const { kind } = submission;
  if (kind.kind === "unclear") return { kind: "given-up", reason: inEachLanguage(kind.finding) };
  if (kind.kind === "commands") throw new Error("the program already has a manifest");
  const { adopting } = problemOf(submission.problem);
  if (!adopting) return { kind: "given-up", reason: unadoptable(submission.problem) };
  return lab.scratch.within(async (folder) => {
    const subject = createSubject(submission, folder, lab);
    const built = await subject.buildFor({}, taskFor(adopting.cases[0]!, {}));
    if (built.kind !== "ready") return { kind: "given-up", reason: inEachLanguage(built.finding) };

    const headers = await readHeaders(await readTree(submission.folder));
    const clues = cluesIn([...kind.program.sources, ...headers].map(readCode));
    const { likely, guessed, open } = waysToAsk(submission.problem, clues);
    const search = { adopting, clues, subject };
    const results = await tryAll(likely, search);
    const sizes = printedSides(results);
    if (sizes.length > 0 && !results.some(isMostlyRight))
      results.push(...(await tryAll(likely, { ...search, clues: { ...clues, sizes } })));
    // Guesses have no clue behind them, so they count only if they make most cases right.
    if (!results.some(isMostlyRight)) results.push(...(await tryAll(guessed, search)).filter(isMostlyRight));
    if (!results.some(isMostlyRight)) results.push(...(await tryAll(open, search)));
    const best = bestOf(results);
    if (!best || !isConvincing(best)) {
      const likeliest = best?.tries.some(isHeard) && withProgram(best, submission.problem, kind);
      return { kind: "given-up", reason: reasonFor(results, clues), ...(likeliest && { likeliest }) };
    }
    return { kind: "adopted", ...withProgram(best, submission.problem, kind) };
  });
}

function unadoptable(problem: Submission["problem"]): Sentence {
  return {
    en: `programs for ${problem} cannot be adopted`,
    "pt-BR": `programas de ${problem} não podem ser adotados`,
  };
}

function mainIs(file: string): Sentence {
  return { en: `its main program is ${file}`, "pt-BR": `o programa principal é ${file}` };
}

function notUtf8(file: string): Sentence {
  return { en: `${file} is not UTF-8`, "pt-BR": `${file} não está em UTF-8` };
}

interface Search {
  readonly adopting: Adopting<Case>;
  readonly clues: Clues;
  readonly subject: Subject;
}

/** Tries ways in turn. Stops at the first that makes all cases right. */
async function tryAll(ways: readonly Way[], { adopting, clues, subject }: Search): Promise<Result[]> {
  const results: Result[] = [];
  for (const candidate of ways.flatMap((way) => adopting.candidates(way, clues))) {
    const result = await tryManifest(candidate, subject);
    results.push(result);
    if (result.tries.length > 1 && share(result, isRight) === 1) break;
  }
  return results;
}

/** Finds the sides of square boards that were printed in place of the board that was asked for. */
function printedSides(results: readonly Result[]): number[] {
  const sides = results.flatMap(({ tries }) =>
    tries.flatMap(({ ruling: { finding } }) => {
      const shape = finding?.kind === "unreadable-answer" ? finding.shape?.found : undefined;
      return shape && shape.rows === shape.columns ? [shape.rows] : [];
    }),
  );
  return Array.from(new Set(sides));
}

function isMostlyRight(result: Result): boolean {
  return share(result, isRight) > 0.5;
}

/** Prefers right answers, then any answers. Among equals the earlier way wins, because it is likelier. */
function bestOf(results: readonly Result[]): Result | undefined {
  return results.toSorted(
    (a, b) => share(b, isRight) - share(a, isRight) || share(b, isHeard) - share(a, isHeard),
  )[0];
}

/**
 * Tests if a program was understood. The same output for every case could be an error message, so it counts
 * only if the program chose the start of its tours itself. If no answer is right, its tours must at least begin
 * where they were asked to.
 */
function isConvincing(result: Result): boolean {
  const heard = result.tries.filter(isHeard);
  if (heard.length > 1 && result.manifest.fixed?.start !== undefined) return true;
  const outputs = new Set(heard.map(({ outcome }) => String((outcome.answerFile ?? outcome.stdout).bytes)));
  return outputs.size > 1 && (result.tries.some(isRight) || beginsAsAsked(result));
}

/** Adds the problem, the language and the encoding to a manifest. */
function withProgram(
  { manifest, evidence, tries }: Result,
  problem: Submission["problem"],
  { language, program }: Extract<Submission["kind"], { kind: "program" }>,
): Result {
  const foreign = program.sources.find(({ utf8 }) => !utf8);
  return {
    manifest: { problem, language, ...(foreign && { encoding: "latin1" }), ...manifest },
    evidence: [
      {
        at: ["problem"],
        because: { en: "the problem that it was tried on", "pt-BR": "o problema com que foi testado" },
      },
      { at: ["language"], because: mainIs(excerpt(program.main.path)) },
      ...(foreign ? [{ at: ["encoding"], because: notUtf8(excerpt(foreign.path)) }] : []),
      ...evidence,
    ],
    tries,
  };
}
