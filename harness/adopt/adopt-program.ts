import { posix } from "node:path";
import { clueOr } from "../base/reading-time.ts";
import type { Sentence } from "../base/sentence.ts";
import { problemOf } from "../problem/index.ts";
import { isOfContract } from "../problem/way.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import { runsByItself } from "../submission/find/main-file.ts";
import { readHeaders } from "../submission/find/sources.ts";
import { readTree } from "../submission/find/tree.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Source } from "../submission/language/language.ts";
import type { Submission } from "../submission/submission.ts";
import { cluesIn } from "./clues.ts";
import { tryOtherCorners } from "./corners.ts";
import { waysHeard } from "./heard-ways.ts";
import { typedInTurn } from "./in-turn.ts";
import { readCode } from "./literals.ts";
import { readFromErrors } from "./on-errors.ts";
import { ownInputsIn } from "./own-inputs.ts";
import { sleeps, withoutPauses } from "./pauses.ts";
import { printedSides } from "./printed-sides.ts";
import { waysPrinted } from "./printed-usage.ts";
import { isConvincing, isMostlyRight, strengthOf } from "./proof.ts";
import { reasonFor } from "./reason.ts";
import { type Result, share } from "./result.ts";
import { nothingDecides, rivalFileOf } from "./rival-files.ts";
import { isNeverRun, isOnlySlow, mayBeTold, tryAll, tryGuesses, tryWithPatience } from "./search.ts";
import { isHeard, isRight, type Subject } from "./try.ts";
import { typedByKeys } from "./wants-terminal.ts";
import { withKind } from "./with-kind.ts";
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
  const { likely, guessed, open } = await waysHeard(problem, clues, subject);
  const search = { adopting, clues, subject };
  const told = (isWanted: boolean) => likely.filter((way) => isOfContract(way) === isWanted);
  // First, so that no other way is taken that explains no more, and apart, so that it changes no other trial.
  const results = await tryAll(told(true), search);
  if (!results.some(isNeverRun)) results.push(...(await tryAll(told(false), search)));
  let isFound = false;
  const isLast = (result: Result) => isMostlyRight(result) && !mayBeTold(result, clues);
  const isOver = () => isFound || results.some((result) => isLast(result) || isNeverRun(result));
  if (clues.pauses.length > 0 && results.some(sleeps) && !isOver())
    results.push(...(await tryAll(withoutPauses(likely, clues.pauses), search)));
  if (!isOver())
    results.push(
      ...(await tryAll(
        clueOr([], () => waysPrinted(problem, clues, { results, known: likely })),
        search,
      )),
    );
  if (!isOver()) results.push(...(await tryAll(typedByKeys(likely, results), search)));
  if (!isOver()) results.push(...(await tryAll(await typedInTurn(likely, results, subject), search)));
  if (!isOver())
    results.push(
      ...(await tryAll(
        clueOr([], () => readFromErrors(likely, results)),
        search,
      )),
    );
  const sizes = clueOr([], () => printedSides(results));
  if (sizes.length > 0 && !isOver())
    results.push(...(await tryAll(likely, { ...search, clues: { ...clues, sizes } })));
  if (!isOver()) {
    const others = await tryOtherCorners(results, subject);
    isFound = others.some(isConvincing);
    results.push(...others);
  }
  const bounds = clues.bounds.filter((side) => !clues.sizes.includes(side));
  if (bounds.length > 0 && !isOver() && !results.some(isConvincing)) {
    results.push(...(await tryAll(likely, { ...search, clues: { ...clues, sizes: bounds } })));
  }
  const guesses = isOver() ? NO_GUESSES : await tryGuesses(guessed, search);
  results.push(...guesses.good);
  const isNotFound = !isOver() && !results.some(isConvincing);
  if (isNotFound || results.some(failsAtTimes)) results.push(...(await tryAll(open, search)));
  if (mayEdit && results.every(isOnlySlow)) results.push(...(await tryWithPatience(likely, search)));
  const convincing = results.filter(isConvincing);
  // A program that can be told its start is not one that chooses it.
  const startTold = convincing.filter(({ manifest }) => manifest.fixed?.start === undefined);
  const best = bestOf(startTold) ?? bestOf(convincing) ?? bestOf(results);
  const rival = best && isConvincing(best) ? await rivalFileOf(best, clues, subject) : undefined;
  if (best && isConvincing(best) && rival === undefined)
    return { kind: "adopted", ...withProgram(await withKind(best, search), submission, kind) };
  const likeliest = best?.tries.some(isHeard) && withProgram(best, submission, kind);
  const tried = [...results, ...guesses.failed];
  const reason =
    rival === undefined
      ? reasonFor(results, { traces: clues.traces, tried })
      : nothingDecides(best!.manifest.answer!.file!, rival);
  return { ...givenUp(reason), results: tried, ...(likeliest && { likeliest }) };
}

/** Tests if a program is right in some runs and fails in others: it may give up when its input ends, if it has not found a tour by then. */
function failsAtTimes(result: Result): boolean {
  return isConvincing(result) && result.tries.some(({ ruling }) => ruling.verdict === "RTE");
}

const NO_GUESSES = { good: [], failed: [] };

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
  return {
    en: `programs for ${problem} cannot be adopted`,
    "pt-BR": `programas de ${problem} não podem ser adotados`,
  };
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
