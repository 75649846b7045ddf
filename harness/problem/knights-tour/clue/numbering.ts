import { indexOf, squareAt } from "../../../case/board.ts";
import { isKnightMove } from "../../../case/knight.ts";
import { toPair } from "../../../case/square-schema.ts";
import type { Clue } from "../../../finding/index.ts";
import { firstTourDefect } from "../tour.ts";
import { type Rejected, routeOf } from "./route.ts";

/** The largest numbers that eight bits hold, without a sign and with one. */
const EIGHT_BITS = [255, 127] as const;
/** Share of the numbers up to there that a board must hold. */
const MOST_OF_THEM = 0.9;

/** Recognises a board whose numbers end where eight bits end, although its tour is longer. */
export function eightBitsClue({ answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  const { steps, base } = answer;
  const printed = new Set(Array.from(steps, (step) => step + base - 1));
  const most = EIGHT_BITS.find((each) => printed.has(each) && !printed.has(each + 1));
  if (most === undefined || steps.length <= most + 1) return undefined;
  const least = most === 255 ? 0 : -128;
  if (Array.from(printed).some((number) => number < least || number > most)) return undefined;
  return printed.size >= MOST_OF_THEM * (most - least + 1) ? { kind: "eight-bit-steps", most } : undefined;
}

/** Recognises numbers that skip some, on squares that are in the order of a tour. */
export function skippedClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid") return undefined;
  const { steps, base } = answer;
  const numbers = Int32Array.from(new Set(steps)).sort();
  const at = numbers.findIndex((number, index) => index > 0 && number !== numbers[index - 1]! + 1);
  if (numbers.length < steps.length || numbers[0] !== 1 || at < 0) return undefined;
  const stepOf = new Map(Array.from(numbers, (number, index) => [number, index + 1]));
  const inOrder = steps.map((number) => stepOf.get(number)!);
  if (firstTourDefect(asked, { kind: "grid", steps: inOrder, base })) return undefined;
  const printed = (step: number) => step + base - 1;
  return { kind: "numbers-skipped", before: printed(numbers[at - 1]!), after: printed(numbers[at]!) };
}

/** Recognises a start that has not the number 1, and a tour that goes on from it all the same. */
export function unmarkedStartClue({ asked, answer }: Rejected): Clue | undefined {
  if (answer.kind !== "grid" || asked.anyStart) return undefined;
  const [first, second] = routeOf({ asked, answer });
  const start = indexOf(asked, asked.start);
  if (first !== -1 || second === undefined || second < 0 || second === start) return undefined;
  if (!isKnightMove(asked.start, squareAt(asked, second))) return undefined;
  const printed = answer.steps[start]! + answer.base - 1;
  return {
    kind: "start-not-marked",
    at: toPair(asked.start),
    second: toPair(squareAt(asked, second)),
    number: printed,
  };
}
