import { few, printable } from "../../base/text.ts";
import { resultId } from "../../grade/store/history.ts";
import type { Store } from "../../grade/store/store.ts";
import { studentOf } from "../../submission/student.ts";
import type { Io } from "../console/console.ts";
import { KEPT_WORDS } from "./kept-words.ts";
import type { Session } from "./session.ts";

/** Takes out of a report what was handed in for the same problems, and does not lie in the folder of the class any more. */
export function withdrawMissing(
  { submissions, locale }: Session,
  { store, root }: { readonly store: Store; readonly root: string },
  { err }: Pick<Io, "err">,
): void {
  const problems = new Set(submissions.map(({ problem }) => problem));
  const present = new Set(submissions.map((each) => `${each.problem}/${studentOf(each)}`));
  const missing = store.known.history.state.results.filter(
    (line) => line.source.root === root && problems.has(line.record.problem) && !present.has(resultId(line)),
  );
  if (missing.length === 0) return;
  for (const { student, record } of missing)
    store.keep({ kind: "withdrawn", at: new Date().toISOString(), student, problem: record.problem });
  const names = few(missing.map(({ record }) => printable(record.name))).join(", ");
  err.write(`${KEPT_WORDS[locale].withdrawn(missing.length, names)}\n`);
}
