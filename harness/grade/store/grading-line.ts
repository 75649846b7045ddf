import { VERSION } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { GradingRecord } from "../../report/record/record.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { askedRecord } from "../record/asked-record.ts";
import { caseFingerprint, casesFingerprint, machineClass } from "../task/keys.ts";
import type { ClassState, GradedLine, GradingLine } from "./history.ts";

interface ClassFacts {
  readonly samples: boolean;
  readonly groupsOf?: ((submissions: readonly Submission[]) => ReadonlyMap<string, string>) | undefined;
}

/** Makes the line of a grading. */
export function gradingLine(
  { isolation, timeFactor }: Pick<GradingRecord, "isolation" | "timeFactor">,
  { cases, submissions }: { readonly cases: readonly Case[]; readonly submissions: readonly Submission[] },
  { samples, groupsOf }: ClassFacts,
): GradingLine {
  const groups = groupsOf?.(submissions);
  const problems = Array.from(new Set(cases.map(({ problem }) => problem)));
  return {
    kind: "grading",
    at: new Date().toISOString(),
    isolation,
    cavalo: VERSION,
    timeFactor,
    machine: machineClass(),
    ...(samples && { samples }),
    cases: cases.map((each) => {
      const { locale, countingShare } = each;
      return {
        ...askedRecord(each),
        asked: caseFingerprint(each),
        ...(countingShare !== undefined && { countingShare }),
        ...(locale && { locale }),
      };
    }),
    sets: Object.fromEntries(problems.map((problem) => [problem, caseSetKey(cases, problem)])),
    ...(groups && {
      groups: Object.fromEntries(
        submissions.map(studentOf).map((student) => [student, groups.get(student) ?? ""]),
      ),
    }),
  };
}

/** Gives the attempts of the reference as they are kept: those that were made to the end. */
export function referencesIn(
  proven: readonly { readonly asked: Case; readonly reference: Attempt }[],
): GradedLine["references"] {
  const made = proven.filter(
    ({ reference: { verdict, finding } }) => verdict !== "SK" && finding?.kind !== "stopped",
  );
  return Object.fromEntries(made.map(({ asked, reference }) => [caseFingerprint(asked), reference]));
}

/** Tests if a grading puts the same cases at the same level as the last one, to students of the same groups. */
export function isSameGrading({ grading: a, groups }: ClassState, b: GradingLine): boolean {
  const comparable = ({ isolation, samples, sets, cases }: GradingLine) =>
    JSON.stringify([isolation, samples, sets, cases.map(({ title, visibility }) => [title, visibility])]);
  const isSameGroup = ([student, group]: [string, string]) => (groups[student] ?? "") === group;
  return (
    a !== undefined && comparable(a) === comparable(b) && Object.entries(b.groups ?? {}).every(isSameGroup)
  );
}

/** Hashes the cases of one problem. */
export function caseSetKey(cases: readonly Case[], problem: ProblemName): string {
  return casesFingerprint(cases.filter((asked) => asked.problem === problem));
}
