import { posix } from "node:path";
import { clueOr } from "../base/reading-time.ts";
import { type Sentence, say } from "../base/sentence.ts";
import { problemOf } from "../problem/index.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import { runsByItself } from "../submission/find/shape/main-file.ts";
import { readHeaders } from "../submission/find/tree/sources.ts";
import { readTree } from "../submission/find/tree/tree.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Source } from "../submission/language/language.ts";
import type { Submission } from "../submission/submission.ts";
import { reasonFor } from "./attempt/reason.ts";
import { type Result, share } from "./attempt/result.ts";
import { isHeard, isRight, type Subject } from "./attempt/try.ts";
import { cluesIn } from "./source/clues.ts";
import { readCode } from "./source/literals.ts";
import { type Trials, tryStrategies } from "./strategies.ts";
import { waysHeard } from "./strategy/heard-ways.ts";
import { ownInputsIn } from "./strategy/own-inputs.ts";
import { isConvincing, isMostlyRight, strengthOf } from "./strategy/proof.ts";
import { nothingDecides, rivalFileOf } from "./strategy/rival-files.ts";
import { withKind } from "./strategy/with-kind.ts";
import { withProgram } from "./strategy/with-program.ts";

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

export interface Attempted extends Subject {
  /** Allows manifests that edit the sources, and more time for slow programs: nobody waits for the end of a grading. */
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

  const tree = await readTree(submission.folder);
  const headers = await readHeaders(tree);
  const inputs = adopting.formOf ? await ownInputsIn(tree, adopting.formOf) : [];
  const read = clueOr(cluesIn([], inputs), () =>
    cluesIn(firstOf([...ownSources(kind), ...headers]).map(readCode), inputs),
  );
  const clues = mayEdit ? read : { ...read, startConstants: [], pauses: [] };
  const trials: Trials = {
    problem,
    ways: await waysHeard(problem, clues, subject),
    search: { adopting, clues, subject },
    mayEdit,
    results: [],
    failedGuesses: [],
  };
  await tryStrategies(trials);
  const { results, failedGuesses, search } = trials;
  const convincing = results.filter(isConvincing);
  // A program that can be told its start is not one that chooses it.
  const startTold = convincing.filter(({ manifest }) => manifest.fixed?.start === undefined);
  const best = bestOf(startTold) ?? bestOf(convincing) ?? bestOf(results);
  const rival = best && isConvincing(best) ? await rivalFileOf(best, clues, subject) : undefined;
  if (best && isConvincing(best) && rival === undefined)
    return { kind: "adopted", ...withProgram(await withKind(best, search), submission, kind) };
  const likeliest = best?.tries.some(isHeard) && withProgram(best, submission, kind);
  const tried = [...results, ...failedGuesses];
  const reason =
    rival === undefined
      ? reasonFor(results, { traces: clues.traces, tried })
      : nothingDecides(best!.manifest.answer!.file!, rival);
  return { ...givenUp(reason), results: tried, ...(likeliest && { likeliest }) };
}

type BuiltKind = Extract<Submission["kind"], { kind: "program" }>;

/** Bytes of sources that are read: nothing else goes on meanwhile, and nobody writes so much for this. */
const MOST_READ_BYTES = 512 * 1024;

/** The sources of a program, without other programs beside it that none of its own sources names. */
function ownSources({ language, program: { main, sources } }: BuiltKind): readonly Source[] {
  const { includesHeaders } = LANGUAGES[language];
  const isOther = (source: Source) => source !== main && runsByItself(LANGUAGES[language], source);
  const own = sources.filter((source) => !isOther(source));
  const words = new Set(own.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const nameOf = ({ path }: Source) => posix.basename(path, posix.extname(path));
  // In C and C++ only one of them can have a main function.
  const isNamed = (source: Source) => !includesHeaders && words.has(nameOf(source));
  return sources.filter((source) => !isOther(source) || isNamed(source));
}

/** Takes the first sources, as many as are read. */
function firstOf(sources: readonly Source[]): Source[] {
  let bytes = 0;
  return sources.filter(({ text }) => {
    bytes += text.length;
    return bytes <= MOST_READ_BYTES;
  });
}

function givenUp(reason: Sentence): Extract<Adoption, { kind: "given-up" }> {
  return { kind: "given-up", reason, results: [] };
}

function unadoptable(problem: Submission["problem"]): Sentence {
  return say`programs for ${problem} cannot be adopted`;
}

/**
 * Prefers right answers, then answers that show that the program was understood, then any answers, then the better search.
 * Among equals the earlier way wins, because it is likelier.
 */
function bestOf(results: readonly Result[]): Result | undefined {
  return results.toSorted(
    (a, b) =>
      rightnessOf(b) - rightnessOf(a) ||
      strengthOf(b) - strengthOf(a) ||
      share(b, isHeard) - share(a, isHeard) ||
      Number(isRightOnHarder(b)) - Number(isRightOnHarder(a)),
  )[0];
}

function isRightOnHarder({ harder }: Result): boolean {
  return harder !== undefined && isRight(harder);
}

/** Computes the share of right answers. A program that draws its start finds more tours or fewer by luck. */
function rightnessOf(result: Result): number {
  const isDrawn = result.manifest.fixed?.start === "random";
  return isDrawn && isMostlyRight(result) ? 1 : share(result, isRight);
}
