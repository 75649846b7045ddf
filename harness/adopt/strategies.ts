import { clueOr } from "../base/reading-time.ts";
import type { ProblemName } from "../case/names.ts";
import { type Invocation, type Invocations, isOfContract } from "../problem/input/invocation.ts";
import type { Result } from "./attempt/result.ts";
import { sleeps, withoutPauses } from "./source/pauses.ts";
import { tryOtherCorners } from "./strategy/corners.ts";
import { typedInTurn } from "./strategy/in-turn.ts";
import { readFromErrors } from "./strategy/on-errors.ts";
import { printedSides } from "./strategy/printed-sides.ts";
import { waysPrinted } from "./strategy/printed-usage.ts";
import { isConvincing, isMostlyRight } from "./strategy/proof.ts";
import {
  isNeverRun,
  isOnlySlow,
  mayBeTold,
  type Search,
  tryAll,
  tryGuesses,
  tryWithPatience,
} from "./strategy/search.ts";
import { typedByKeys } from "./strategy/wants-terminal.ts";

/** All that is known of a program while ways of asking it are tried. */
export interface Trials {
  readonly problem: ProblemName;
  readonly ways: Invocations;
  readonly search: Search;
  /** More time may be spent on slow programs. */
  readonly mayEdit: boolean;
  /** Manifests that were tried, in order. */
  readonly results: Result[];
  /** Guesses that brought too little to count. */
  readonly failedGuesses: Result[];
}

/** An idea how a program may be asked, or read. */
interface Strategy {
  /** Tests if the idea may help; without it, it may wherever nothing is decided. */
  readonly applies?: (trials: Trials, isDecided: boolean) => boolean;
  readonly results: (trials: Trials) => Promise<readonly Result[]>;
  /** Tests if a result of this idea decides, beside those that decide whatever the idea. */
  readonly decides?: (result: Result) => boolean;
}

const trying = (
  waysOf: (trials: Trials) => readonly Invocation[] | Promise<readonly Invocation[]>,
): Strategy => ({
  results: async (trials) => tryAll(await waysOf(trials), trials.search),
});

/** Tries the likely ways on boards of other sides. */
const withSides = (sidesOf: (trials: Trials) => readonly number[]): Strategy => ({
  async results(trials) {
    const { ways, search } = trials;
    const sizes = sidesOf(trials);
    return sizes.length === 0 ? [] : tryAll(ways.likely, { ...search, clues: { ...search.clues, sizes } });
  },
});

const isNotConvinced = ({ results }: Trials, isDecided: boolean) => !isDecided && !results.some(isConvincing);

/** The ideas in the order of their trial: what the sources or the program itself say comes before what is only guessed. */
const STRATEGIES: Readonly<Record<string, Strategy>> = {
  // First, so that it is preferred to all others that explain as much. Apart, so that it changes no other trial.
  contract: trying(({ ways }) => ways.likely.filter(isOfContract)),
  sources: {
    ...trying(({ ways }) => ways.likely.filter((way) => !isOfContract(way))),
    applies: ({ results }) => !results.some(isNeverRun),
  },
  "without pauses": {
    ...trying(({ ways, search }) => withoutPauses(ways.likely, search.clues.pauses)),
    applies: ({ search, results }, isDecided) =>
      !isDecided && search.clues.pauses.length > 0 && results.some(sleeps),
  },
  usage: trying(({ problem, ways, search, results }) =>
    clueOr([], () => waysPrinted(problem, search.clues, { results, known: ways.likely })),
  ),
  "key by key": trying(({ ways, results }) => typedByKeys(ways.likely, results)),
  "line by line": trying(({ ways, results, search }) => typedInTurn(ways.likely, results, search.subject)),
  "standard error": trying(({ ways, results }) => clueOr([], () => readFromErrors(ways.likely, results))),
  "printed sizes": withSides(({ results }) => clueOr([], () => printedSides(results))),
  "other corners": {
    results: ({ results, search }) => tryOtherCorners(results, search.subject),
    decides: isConvincing,
  },
  "largest sizes": {
    ...withSides(({ search: { clues } }) => clues.bounds.filter((side) => !clues.sizes.includes(side))),
    applies: isNotConvinced,
  },
  guesses: {
    async results({ ways, search, failedGuesses }) {
      const { good, failed } = await tryGuesses(ways.guessed, search);
      failedGuesses.push(...failed);
      return good;
    },
  },
  "open input": {
    ...trying(({ ways }) => ways.open),
    applies: (trials, isDecided) => isNotConvinced(trials, isDecided) || trials.results.some(failsAtTimes),
  },
  patience: {
    results: ({ ways, search }) => tryWithPatience(ways.likely, search),
    applies: ({ mayEdit, results }) => mayEdit && results.every(isOnlySlow),
  },
};

/** Tests if a program is right in some runs and fails in others: it may give up when its input ends, if it has not found a tour by then. */
function failsAtTimes(result: Result): boolean {
  return isConvincing(result) && result.tries.some(({ ruling }) => ruling.verdict === "RTE");
}

/** Tries one idea after the other, and collects what they bring in `results` and `failedGuesses`. */
export async function tryStrategies(trials: Trials): Promise<void> {
  const { search, results } = trials;
  const isLast = (result: Result) =>
    isNeverRun(result) || (isMostlyRight(result) && !mayBeTold(result, search.clues));
  let isDecided = false;
  for (const { applies, results: brought, decides } of Object.values(STRATEGIES)) {
    if (applies ? !applies(trials, isDecided) : isDecided) continue;
    const more = await brought(trials);
    results.push(...more);
    isDecided ||= more.some((result) => isLast(result) || decides?.(result) === true);
  }
}
