import { printable } from "../base/text.ts";
import type { HandIns, SubmissionId } from "../report/hand-in.ts";
import type { StoreIndex } from "./store-index.ts";

/** Finds what was handed in for the results that count. */
export function handInsOf(known: StoreIndex): HandIns {
  const lines = new Map(known.history.state.results.map((line) => [idOf(line.record), line]));
  const keyFor = (submission: SubmissionId) => {
    const line = lines.get(idOf(submission));
    const { sources } = line?.basis ?? {};
    if (!line || sources === undefined) return undefined;
    const key = { student: line.student, problem: line.record.problem, sources };
    return known.hasHandIn(key) ? key : undefined;
  };
  return {
    keyOf: (submission) => keyFor(submission)?.sources,
    of(submission) {
      const key = keyFor(submission);
      return key && known.handIn(key);
    },
  };
}

/** A report that is shown has its names escaped. */
function idOf({ problem, name }: SubmissionId): string {
  return `${problem}/${printable(name)}`;
}
