import { plainOutput, sentencesIn } from "../../answer/text/output.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import type { Result } from "../attempt/result.ts";
import { areFromSeveral, beginsElsewhere, startOf } from "../attempt/tours.ts";
import { isRight, rejudged, type Try } from "../attempt/try.ts";

/** Number of lines at each end of an output in which a start is looked for. */
const MOST_LINES = 100;
/** A square behind a word for the start, on one line: "Starting position: 4, 4". */
const NAMED_START =
  /\b(?:start\w*|inici\w*|partida|depart|origem|origen)\b[^\d]{0,40}\b(\d{1,3})\s{0,3}[,; -]\s{0,3}(\d{1,3})\b/;

/**
 * Adds to a manifest that tours are printed from the last square, if they end, as they were read, where they begin: the program
 * calls the last square its start each time, or was asked for it as the start, for one and another. Undefined if nothing
 * shows that.
 */
export function withDirection(result: Result): Result | undefined {
  const { manifest, evidence, tries } = result;
  if (manifest.answer?.backwards !== undefined) return undefined;
  const turned = { ...manifest, answer: { ...manifest.answer, backwards: true } };
  const begun = tries.filter(startOf);
  if (begun.length === 0) return undefined;
  const ends = rejudged(begun, turned);
  const isNamed = ends.every((end, at) => names(end, end) && !names(end, begun[at]!));
  const isAsked = begun.every(beginsElsewhere) && areFromSeveral(ends.filter(isRight));
  if (!isNamed && !isAsked) return undefined;
  const because = isNamed ? NAMED : ASKED;
  return {
    ...result,
    manifest: turned,
    evidence: [...evidence, { at: ["answer", "backwards"], because }],
    tries: rejudged(tries, turned),
  };
}

const NAMED: Sentence = say`the program calls the square its start that has the last of the numbers`;

const ASKED: Sentence = say`the square that was asked for as the start has the last of the numbers`;

/** Tests if a program called the first square of a reading its start, whichever way it writes a square. */
function names({ outcome }: Try, read: Try): boolean {
  const start = startOf(read);
  const named = sentencesIn(plainOutput(outcome!.stdout.bytes), MOST_LINES).flatMap(
    ({ text }) => NAMED_START.exec(text) ?? [],
  );
  const [first, second] = named.slice(-2).map(Number);
  if (!start || first === undefined || second === undefined) return false;
  return [0, 1].some((base) =>
    [
      [first - base, second - base],
      [second - base, first - base],
    ].some((pair) => String(pair) === String(start)),
  );
}
