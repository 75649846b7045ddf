import { excerpt } from "../base/text.ts";
import type { Notice, ToLookAt } from "../finding/index.ts";
import type { Position } from "./evidence.ts";
import type { ScannedTranscript } from "./scanned-transcript.ts";

/** A number that is off by no more than this in every case is a mistake, and not another number. */
const LITTLE = 2;
const MOST_CASES = 0.75;

/**
 * Tests if the number that the words call the answer is off by the same little in nearly all cases. The right
 * number stands somewhere beside it then, as the squares of a path stand beside its moves.
 */
function isOffByLittle(numbered: readonly ScannedTranscript[], position: Position): boolean {
  const offs = numbered.map(({ worded, asked }, at) => {
    const answer = worded[0]?.answer;
    if (answer?.kind !== "moves" || position.occurrences[at]?.value === answer.moves) return 0;
    return answer.moves - Number(asked.answer);
  });
  return [-LITTLE, -1, 1, LITTLE].some(
    (little) => offs.filter((off) => off === little).length >= MOST_CASES * numbered.length,
  );
}

/** Tells the instructor of a choice that brings points which the words alone would not bring. */
export function choicesAgainstWords(numbered: readonly ScannedTranscript[], position: Position): Notice[] {
  const at = firstGain(numbered, position);
  if (at < 0) return [];
  const { line, text } = position.occurrences[at]!.line.from;
  const { right } = position;
  const cases = numbered.length;
  return [
    { kind: "heard-by-evidence", case: numbered[at]!.asked.name, line, quote: excerpt(text), right, cases },
  ];
}

/** Finds the first case in which the position is right, and the words are not. */
function firstGain(numbered: readonly ScannedTranscript[], position: Position): number {
  return numbered.findIndex(
    ({ asked, worded }, at) =>
      position.occurrences[at]?.value === asked.answer && !isRight(asked.answer, worded[0]),
  );
}

/** Gives both readings, if the doubtful one would bring more points than the words. */
export function ambiguities(numbered: readonly ScannedTranscript[], position: Position): ToLookAt[] {
  const at = firstGain(numbered, position);
  const gained =
    numbered.filter(({ asked, worded }) => isRight(asked.answer, worded[0])).length < position.right;
  return at >= 0 && gained && !isOffByLittle(numbered, position)
    ? [lookAt(numbered[at]!, position.occurrences[at]!.line.from)]
    : [];
}

function isRight(
  expected: ScannedTranscript["asked"]["answer"],
  reading: ScannedTranscript["worded"][number] | undefined,
): boolean {
  return reading?.answer.kind === "moves" && reading.answer.moves === expected;
}

/** Shows what the words call the answer of an output, and a line that may be meant instead. */
export function lookAt(
  { asked, worded }: ScannedTranscript,
  other: { readonly line: number; readonly text: string },
): ToLookAt {
  const taken = worded[0]?.from;
  return {
    kind: "two-readings",
    case: asked.name,
    ...(taken && taken.line !== other.line && { taken: { line: taken.line, quote: excerpt(taken.text) } }),
    other: { line: other.line, quote: excerpt(other.text) },
  };
}
