import type { Case } from "../../case/any-case.ts";
import { dependencyIn } from "../../grade/task/missing-dependency.ts";
import type { Clues } from "../../problem/input/clues.ts";
import { type Candidate, type Invocation, isOfContract, keptOpen } from "../../problem/input/invocation.ts";
import type { Adopting } from "../../problem/problem.ts";
import { PATIENCE } from "../attempt/patience.ts";
import { type Result, tryManifest } from "../attempt/result.ts";
import { isHeard, isTooSlow, type Subject, type Try, tryThough } from "../attempt/try.ts";
import { chosenStart } from "./chosen-start.ts";
import { printedSides } from "./printed-sides.ts";
import { isConclusive, isGoodGuess } from "./proof.ts";

export interface Search {
  readonly adopting: Adopting<Case>;
  readonly clues: Clues;
  readonly subject: Subject;
}

/** Tries ways in turn. Stops at the first that is proven, or if the program cannot be run at all. */
export async function tryAll(
  ways: readonly Invocation[],
  { adopting, clues, subject }: Search,
): Promise<Result[]> {
  const results: Result[] = [];
  const flooding = new Set<string>();
  const candidatesOf = (some: readonly Invocation[]) =>
    some.flatMap((way) => adopting.candidates(way, clues).map((candidate) => ({ way, candidate })));
  const waiting = candidatesOf(ways);
  const mayWrite = waiting.some(({ way }) => way.answer?.file !== undefined);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { way, candidate } = next;
    const { input, driver } = candidate.manifest;
    const asked = JSON.stringify([input, driver]);
    if (flooding.has(asked)) continue;
    if (!subject.allowance.begin()) break;
    const isMadeUp = candidate.evidence.some((each) => each.isMadeUp);
    if (results.some(isPoorSearch) && !isMadeUp) break;
    // Each trial on a board that is too hard takes the time of many others.
    const isSlow = results.some(({ tries: [first] }) => first !== undefined && isTooSlow(first));
    const tried = await tryManifest(candidate, { ...subject, isSlow });
    // Time was up, or no case can be asked so.
    if (tried.tries.length === 0) continue;
    const chosen = await chosenStart(tried, { reads: clues.traces.input !== undefined, subject });
    // A way with something made up counts for more than the contract only if it is better there, too.
    const isCompared = (isMadeUp || isOfContract(way)) && isConclusive(chosen);
    const result = isCompared ? await withHarder(chosen, candidate, subject) : chosen;
    results.push(result);
    if (isNeverRun(result) && !(mayWrite && onlyNeedsDisplay(result))) break;
    const floods = result.tries.map(({ ruling }) => ruling.verdict === "OLE");
    // A program that complains without end does so whatever board is expected of it.
    if (floods.every(Boolean)) flooding.add(asked);
    // It may only miss what its input does not hold any more.
    if (floods[0] && isTyped(way)) waiting.unshift(...candidatesOf(keptOpen([way])));
    // Another choice of a menu may be another way to search.
    const mayBeQuicker = isPoorSearch(result) || (clues.choices.length > 1 && result.tries.some(isTooSlow));
    if (isConclusive(result) && !mayBeQuicker && !mayBeTold(result, clues)) break;
  }
  return results;
}

/** Tests if a way types something, which may be all that the program was to read. */
function isTyped({ input = {} }: Invocation): boolean {
  return Boolean(input.stdin) && !input.staysOpen;
}

/** Tests if a program wanted to draw: it may have written its answer into a file before. */
function onlyNeedsDisplay({ tries }: Result): boolean {
  return tries.every(({ outcome }) => outcome && dependencyIn(outcome)?.kind === "display-missing");
}

/** Adds a run on a harder case: a word that was made up may choose one of several searches, and not the best. */
async function withHarder(result: Result, { harder }: Candidate, subject: Subject): Promise<Result> {
  const [run] = harder ? await tryThough(result.manifest, [harder], subject) : [];
  return run ? { ...result, harder: run } : result;
}

function isPoorSearch({ harder }: Result): boolean {
  return harder !== undefined && isTooSlow(harder);
}

/** Tests if a program was stopped in the middle of its search. */
export function isOnlySlow({ tries }: Result): boolean {
  return tries.length > 0 && tries.every((each) => isTooSlow(each) && !isHeard(each));
}

/** Runs twice for long: an endless program must not take all that may be spent. */
const PATIENT_RUNS = 2;

/** Tries again, with much more time, a program that listens to nothing and only computes. */
export async function tryWithPatience(ways: readonly Invocation[], search: Search): Promise<Result[]> {
  const { adopting, clues } = search;
  if (listens(clues)) return [];
  const longer = (asked: Case) => ({ ...asked, limits: { ...asked.limits, ...PATIENCE } });
  const patient: Adopting<Case> = {
    ...adopting,
    candidates: (...given) =>
      adopting
        .candidates(...given)
        .map((each) => ({ ...each, cases: each.cases.slice(0, PATIENT_RUNS).map(longer), easier: [] })),
  };
  return tryAll(ways, { ...search, adopting: patient });
}

/** Tests if a program that chose its start itself listens to something: it may be told its start in another way. */
export function mayBeTold({ manifest }: Result, clues: Clues): boolean {
  return listens(clues) && manifest.fixed?.start !== undefined;
}

function listens({ traces }: Clues): boolean {
  return traces.arguments !== undefined || traces.input !== undefined;
}

/** Tests if no other input could change that the program was not run, or that it misses a library before it answers. */
export function isNeverRun({ manifest, tries }: Result): boolean {
  const isHindered = (each: Try) =>
    !each.outcome || (dependencyIn(each.outcome) !== undefined && !isHeard(each));
  return manifest.driver === undefined && tries.some(isHindered);
}

/** Tries guesses. If none is good, tries them again with the sizes of boards that the program printed. */
export async function tryGuesses(
  guessed: readonly Invocation[],
  search: Search,
): Promise<{ readonly good: Result[]; readonly failed: Result[] }> {
  const results = await tryAll(guessed, search);
  const sizes = printedSides(results);
  if (!results.some(isGoodGuess) && sizes.length > 0)
    results.push(...(await tryAll(guessed, { ...search, clues: { ...search.clues, sizes } })));
  return { good: results.filter(isGoodGuess), failed: results.filter((each) => !isGoodGuess(each)) };
}
