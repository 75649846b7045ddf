import { writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { Case } from "../../case/any-case.ts";
import { isJudged, type Verdict } from "../../finding/verdict.ts";
import { grade } from "../../grade/grade.ts";
import { loadCases } from "../../problem/load.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import type { LabOptions } from "../../run/lab.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import { isAccepted, isAsExpected, wholeVerdict } from "./expectation.ts";
import { type Imported, stateReferences, stateTimeLimit } from "./import.ts";

/** A sample of an imported problem, with what it got. */
export interface TriedSample {
  readonly name: string;
  /** The folder of the package that it comes from, which says what is expected. */
  readonly expected: string;
  readonly verdict: Verdict;
  /** Undefined if it could not be judged here. */
  readonly isAsExpected: boolean | undefined;
}

/** CPU time in which a right program is measured. */
const PATIENT_MS = 20_000;

/** The time limit is so many times that of the slowest right program, and at least a second: as Kattis has it. */
const MARGIN = 5;
const LEAST_MS = 1000;

/**
 * Puts all samples of an imported problem to its cases. A time limit that the package does not state is found from its
 * right programs. Samples that get what is expected have their verdicts stated in their manifests, and the right ones
 * become references.
 */
export async function trySamples(imported: Imported, lab: LabOptions): Promise<TriedSample[]> {
  const { folder, problem, samples } = imported;
  if (samples.size === 0) return [];
  const submissions = await discoverSubmissions(path.join(folder, "samples"), problem);
  const isRight = ({ name }: { readonly name: string }) => isAccepted(samples.get(name) ?? "");
  const right = submissions.filter(isRight);
  const others = submissions.filter((each) => !isRight(each));
  const stated = loadCases({ files: folder });
  const accepted = await grade({
    ...lab,
    cases: imported.hasTimeLimit ? stated : stated.map(patient),
    submissions: right,
  });
  if (!imported.hasTimeLimit) stateTimeLimit(imported, limitFrom(accepted.submissions));
  const rejected = await grade({ ...lab, cases: loadCases({ files: folder }), submissions: others });
  const tried = [...accepted.submissions, ...rejected.submissions].map((record) =>
    concluded(record, imported),
  );
  const proven = tried.filter(({ expected, verdict }) => isAccepted(expected) && verdict === "AC");
  if (proven.length > 0)
    stateReferences(
      imported,
      proven.map(({ name }) => name),
    );
  return tried;
}

function patient(asked: Case): Case {
  return { ...asked, limits: { ...asked.limits, cpuMs: PATIENT_MS, wallMs: 4 * PATIENT_MS } };
}

function limitFrom(right: readonly SubmissionRecord[]): number {
  const times = right.flatMap(({ results }) =>
    results.flatMap(({ attempt: { verdict, measured } }) =>
      verdict === "AC" ? (measured?.cpuMs ?? []) : [],
    ),
  );
  return Math.max(LEAST_MS, 1000 * Math.ceil((MARGIN * Math.max(0, ...times)) / 1000));
}

function concluded({ name, results }: SubmissionRecord, { folder, samples }: Imported): TriedSample {
  const expected = samples.get(name) ?? "";
  const verdict = wholeVerdict(results.map(({ attempt }) => attempt.verdict));
  const isRight = isJudged(verdict) ? isAsExpected(expected, verdict) : undefined;
  if (isRight) {
    const verdicts = Object.fromEntries(results.map((result) => [result.case, result.attempt.verdict]));
    const expect = verdict === "AC" ? { "*": "AC" } : verdicts;
    writeFileSync(path.join(folder, "samples", name, "submission.yaml"), stringify({ expect }));
  }
  return { name, expected, verdict, isAsExpected: isRight };
}
