import type { ClassState } from "../grade/store/history.ts";
import type { StoreIndex } from "../grade/store/store-index.ts";
import type { Report } from "../report/record/report.ts";
import type { FilesOf } from "./by-hand/by-hand.ts";
import { standingByHand } from "./by-hand/standing.ts";
import type { ClassFolder } from "./class-folder.ts";
import { type ClassResults, type ReportedHandIn, resultsOf } from "./results.ts";
import { standing } from "./settle/decision.ts";
import { indexBy } from "./who/folded.ts";

/** Computes the grades of a class from its report and its state. */
export function gradesIn(own: ClassFolder, report: Report, state: ClassState): ClassResults {
  return resultsOf(own, report, {
    handIns: reportedHandIns(report, state),
    decided: standing(state.decisions),
    byHand: standingByHand(state.byHand),
  });
}

/** Finds the files of hand-ins as they are kept. */
export function keptFilesIn(known: StoreIndex): FilesOf {
  return ({ report: { problem }, student, sources }) =>
    known.handIn({ student: student.key, problem, sources })?.files;
}

/** Joins the submissions of a report with their results. Those of one name are in the same order. */
function reportedHandIns({ submissions }: Report, { results }: ClassState): ReportedHandIn[] {
  const named = indexBy(submissions, ({ problem, name }) => [`${problem}/${name}`]);
  const left = new Map(Array.from(named, ([id, own]) => [id, [...own]]));
  return results.flatMap(({ student, handIn, basis: { sources }, record: { problem, name, adopted } }) => {
    const report = left.get(`${problem}/${name}`)?.shift();
    // A store of an earlier version knows no more of a hand-in than the key.
    return report ? { report, sources, adopted, ...(handIn ?? { student: { key: student, name } }) } : [];
  });
}
