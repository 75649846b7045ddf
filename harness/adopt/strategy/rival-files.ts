import { type Reading, WEIGHTS } from "../../answer/reading/answer.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import { writtenIn } from "../../grade/task/judge.ts";
import { taskFor } from "../../grade/task/task.ts";
import type { Clues } from "../../problem/input/clues.ts";
import type { Result } from "../attempt/result.ts";
import { answerIn, isRight, type Subject, type Try, tryTask } from "../attempt/try.ts";
import { answerFilesFor } from "../attempt/ways.ts";

/**
 * Finds another file that a program writes, and that holds another answer, stated no less. Which of them is right must not say
 * which one is meant; only a name may.
 */
export async function rivalFileOf(
  { manifest, tries }: Result,
  clues: Clues,
  subject: Subject,
): Promise<string | undefined> {
  const files = answerFilesFor(manifest, clues);
  const isNamed = (name: string) => files.some((file) => file.name === name && file.namesAnswer);
  const own = manifest.answer?.file;
  if (own === undefined || !files.some(({ name }) => name === own)) return undefined;
  const others = new Set(files.map(({ name }) => name).filter((name) => name !== own));
  for (const other of others) {
    if (isNamed(own) && !isNamed(other)) continue;
    const there = { ...manifest, answer: { ...manifest.answer, file: other } };
    let stated = 0;
    let different = 0;
    for (const before of tries) {
      if (subject.allowance.isSpent) break;
      const tried = await tryTask(taskFor(before.task.asked, there), subject);
      if (!statesNoLess(tried, before)) continue;
      stated++;
      if (isOther(tried, before)) different++;
    }
    if (2 * stated > tries.length && different > 0) return other;
  }
  return undefined;
}

/** Says that a program leaves open which of two files holds its answer. */
export function nothingDecides(own: string, other: string): Sentence {
  const names = { own: excerpt(own), other: excerpt(other) };
  return say`it writes one answer into ${names.own} and another one into ${names.other}, and nothing says which of the files is meant`;
}

function statesNoLess(tried: Try, before: Try): boolean {
  const reading = tried.first();
  return (
    reading !== undefined &&
    reading.weight >= (before.first()?.weight ?? WEIGHTS.hint) &&
    isStated(reading, tried)
  );
}

/** Beginning of a file that shows if it holds more than one number. */
const HEAD_BYTES = 4096;

/** Tests if an answer is a sentence, a tour, or the only number of its file: those of a log are many. */
function isStated({ weight }: Reading, { task, outcome }: Try): boolean {
  if (weight >= WEIGHTS.stated) return true;
  const head = outcome && writtenIn(task, outcome)?.subarray(0, HEAD_BYTES).toString("latin1");
  return head?.match(/\d+/g)?.length === 1;
}

/** Tests if an answer is another one. A right tour is no rival of a right tour, nor is one that only counts in another way. */
function isOther(tried: Try, before: Try): boolean {
  const { note } = tried.ruling;
  if (isRight(tried) && isRight(before)) return false;
  return note?.kind !== "right-if-declared" && answerIn(tried) !== answerIn(before);
}
