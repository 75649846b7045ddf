import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { type Case, caseId } from "../case/any-case.ts";
import { type CodedProblem, PROBLEM_NAMES } from "../case/names.ts";
import { IDEA_NAMES } from "../finding/ideas.ts";
import { isJudged } from "../finding/verdict.ts";
import type { SubmissionReport } from "../report/report.ts";
import { isFailure } from "../report/score.ts";
import { tellSubmission } from "../report/tell.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { withLab } from "../run/lab.ts";
import { matches } from "../submission/expectation.ts";
import type { Manifest } from "../submission/manifest.ts";
import { expectTrue } from "../testing/claims/expected.ts";
import { folderForFile } from "../testing/folders.ts";
import { expectSentences, told } from "../testing/sentences.ts";
import { groupCases, publishedGroups } from "../verify/case-group.ts";
import { coverageOf } from "../verify/coverage.ts";
import { publishedAlone } from "../verify/matrix.ts";
import { type VerifyLab, verifyProblem } from "../verify/problem.ts";
import type { VerifiedProblem } from "../verify/verification.ts";
import {
  BUNDLED_CASES,
  BUNDLED_PROGRAMS,
  type BundledRecord,
  type Choice,
  gradeBundled,
  MUTANTS,
  programsOfTurn,
} from "./bundled-record.ts";

const MINUTES = 60_000;

/** The causes that each program must be told. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  "knights-tour/c-closed-but-open": ["closed-ignored"],
  "knights-tour/c-v1-short-array": ["second-opinion"],
  "knights-tour/cpp-zero-twice": ["start-not-counted"],
  "knights-tour/go-illegal-move": ["illegal-vector"],
  "knights-tour/javascript-ignores-start": ["always-the-same"],
  "knights-tour/python-crash-on-non-square": ["fails-off-square", "uncaught-error"],
  "knights-tour/python-prints-partial-tour": ["dead-end"],
  "knights-tour/python-v3-dead-end": ["dead-end"],
  "knights-tour/ruby-says-no-tour": ["always-no-tour"],
  "lost-knight/c-crash": ["second-opinion"],
  "lost-knight/c-walks-through-x": ["walks-through-x"],
  "lost-knight/cpp-square-only": ["fails-off-square"],
  "lost-knight/java-endless-recursion": ["uncaught-error"],
  "lost-knight/javascript-counts-squares": ["one-too-many"],
  "lost-knight/python-depth-first": ["first-way"],
  "lost-knight/python-no-wrap": ["no-wrap"],
};

function causesOf({ diagnoses, results }: SubmissionReport): string[] {
  const clues = results.flatMap(({ clue }) => clue?.kind ?? []);
  const causes = diagnoses.map((each) => ("idea" in each ? each.idea : each.kind));
  return Array.from(new Set([...causes, ...clues]));
}

/** The pattern of a manifest that states the verdict on a case. */
function statedPattern({ expect: stated }: Manifest, caseName: string): string | undefined {
  return Object.keys(stated ?? {}).findLast((pattern) => matches(pattern, caseName));
}

/** Tells if a program was not judged because this machine lacks what it needs. */
const isLacking = ({ results }: SubmissionReport) =>
  results.some(({ finding }) => ["toolchain-missing", "no-terminal"].includes(finding?.kind ?? ""));

/** By what the wrong ideas, or mutants, are told that can be; in the lost knight, many are told by their own name. */
const TOLD_BY: Readonly<Record<CodedProblem, Readonly<Record<string, readonly string[]>>>> = {
  "lost-knight": {
    ...Object.fromEntries(IDEA_NAMES.map((name) => [name, [name]])),
    "counts-one-too-few": ["one-too-few"],
    "counts-squares": ["one-too-many"],
    "counts-when-seen": ["one-too-few"],
    "depth-first": ["first-way"],
    "counts-searched-squares": ["squares-counted"],
    "eight-bit-columns": ["wrong-beyond"],
    "eight-bit-rows": ["wrong-beyond"],
    "exit-is-blocked": ["always-impossible"],
    "marks-late": ["distance-overwritten"],
    "move-doubled": ["move-missing"],
    "next-depth": ["next-depth"],
    // Its queue is full before its time is over.
    "no-visited-set": ["wrong-beyond"],
    "square-from-columns": ["fails-off-square"],
    "start-in-the-first-rows": ["wrong-beyond"],
    "two-ends-one-too-many": ["one-too-many"],
    "zero-when-impossible": ["zero-if-unreached"],
  },
  "knights-tour": {
    "board-transposed": ["transposed", "order"],
    "closed-by-distance": ["straight-end"],
    "counter-kept": ["numbers-skipped"],
    "dead-end-filled": ["dead-end-filled"],
    "ends-exchanged": ["tour-reversed"],
    "even-sizes-only": ["denies-tours"],
    "forgets-to-free-java": ["denies-tours"],
    "last-step-twice": ["last-number-twice"],
    "move-mistyped": ["illegal-vector"],
    "no-closed-tours": ["denies-tours"],
    "numbers-from-two": ["numbers-shifted"],
    "numbers-of-two-digits": ["numbers-begin-anew"],
    "partial-as-whole": ["dead-end"],
    "silent-when-none": ["fails-only-where"],
    "start-ignored": ["always-the-same"],
    "start-mirrored": ["mirrored"],
    "start-off": ["same-way-off"],
    "start-transposed": ["transposed", "order"],
    "stops-one-short": ["stopped-early"],
    "wrong-colour": ["denies-tours"],
  },
};

/** Collects the causes that a mutant is told; a place where it broke off is a fact, not a cause. */
function ideasOf(report: SubmissionReport): string[] {
  const orders = report.results.filter(
    ({ note }) => note?.kind === "right-if-declared" && note.declared.order !== undefined,
  );
  const wrong = report.results.filter(({ verdict }) => verdict === "WA");
  return [
    ...causesOf(report).filter((cause) => cause !== "uncaught-error"),
    // One answer may be right the other way round by chance.
    ...(2 * orders.length > wrong.length ? ["order"] : []),
  ];
}

/** Verifies cases that all programs were put to, by the record alone. */
async function verifyByRecord(cases: readonly Case[], record: BundledRecord): Promise<VerifiedProblem> {
  const known: VerifyLab["known"] = (submission, asked) => record.attempt(submission, asked);
  const jobs = availableParallelism();
  return withLab({ isolation: await bestIsolation(), jobs }, (lab) =>
    lab.scratch.within(async (folder) => {
      const programs = await programsOfTurn(cases, folder);
      const options = { items: false, jobs, locale: "en" } as const;
      return verifyProblem(cases, { ...lab, ...options, known, programs, onProgram() {} });
    }),
  );
}

/** Defines the tests of all bundled programs and mutants, on these cases. */
export function testBundled(choice: Choice): void {
  let record: BundledRecord;
  const reportOn = (problem: string, name: string) => tellSubmission(record.of(problem, name), "en");

  beforeAll(async () => {
    record = await gradeBundled(choice, folderForFile());
  }, 60 * MINUTES);

  test.each(BUNDLED_CASES.map(caseId))("the reference answers %s, and proves what can be proven", (id) => {
    const { reference } = record.cases.find((each) => `${each.problem}/${each.name}` === id)!;
    expect(reference).toMatchObject({ verdict: "AC" });
  });

  test.each(BUNDLED_PROGRAMS.map((each) => [`${each.problem}/${each.name}`, each] as const))(
    "%s gets the verdicts that its manifest states, and the causes that it should",
    (id, { problem, name, manifest }) => {
      const report = reportOn(problem, name);
      for (const result of report.results) {
        const { case: asked, verdict, expected, finding } = result;
        expect({ asked, verdict, expected, finding, fails: isFailure(result) }).toMatchObject({
          fails: false,
        });
      }
      // Only what this machine lacks may keep a program from being judged.
      if (report.points.possible === 0) {
        expect(report).toSatisfy(isLacking);
      } else {
        expect(causesOf(report)).toEqual(CAUSES[id] ?? []);
        const judged = report.results.filter(({ verdict }) => isJudged(verdict));
        const decisive = judged.map(({ case: name }) => statedPattern(manifest, name));
        expect(decisive).toEqual(expect.arrayContaining(Object.keys(manifest.expect!)));
      }
    },
  );

  test.each(MUTANTS.map((each) => [`${each.problem}/${each.name}`, each] as const))(
    "of the mutant %s its idea is named where it can be, and no other one",
    (_, { problem, name, idea, equivalent }) => {
      const report = reportOn(problem, name);
      expect(report.verdicts).not.toHaveProperty("CE");
      if (report.points.possible === 0) expect(report).toSatisfy(isLacking);
      else
        expect(ideasOf(report)).toEqual(
          (equivalent === undefined && (TOLD_BY[problem][name] ?? TOLD_BY[problem][idea.name])) || [],
        );
    },
  );

  test("all that was found is told in each language", () => {
    for (const { diagnoses, results } of record.submissions) {
      const found = results.flatMap(({ attempt: { finding, clue, note } }) => [finding, clue, note]);
      // What programs and compilers print is quoted as it is.
      const said = [...diagnoses, ...found].filter(
        (each) => each && !("quote" in each) && each.kind !== "uncaught-error",
      );
      for (const each of said) expectSentences(told(each).slice(1));
    }
  });

  test("nothing is said of them that their outputs and the cases do not bear out", () => {
    expectTrue(record.graded);
  });

  describe.each(PROBLEM_NAMES)("the bundled cases of %s", (problem) => {
    const ofProblem = (cases: readonly Case[]) => cases.filter((asked) => asked.problem === problem);
    const groups = groupCases(ofProblem(BUNDLED_CASES), "en");
    const coverage = coverageOf(problem, groups, "en");
    let verified: VerifiedProblem;
    beforeAll(async () => {
      verified = await verifyByRecord(ofProblem(choice.few), record);
    }, 10 * MINUTES);

    test("are right, and damaged answers to them are refused", () => {
      expect(verified.failures).toEqual([]);
      expect(verified.validators.answers).toBeGreaterThan(100);
    });

    test("kill every mutant that is not equivalent", () => {
      expect(verified.mutants.filter(({ state }) => state === "survived")).toEqual([]);
      for (const { state, kills, equivalent } of verified.mutants) {
        expect(kills.length > 0).toBe(state === "killed");
        expect(equivalent !== undefined).toBe(state === "equivalent");
      }
    });

    test("have a small set that is enough, and of which none can be spared", () => {
      const killed = verified.mutants.filter(({ state }) => state === "killed");
      const killersOf = killed.map(({ kills }) => kills.map(({ group }) => group));
      for (const spared of verified.enough) {
        const others = verified.enough.filter((name) => name !== spared);
        expect(killersOf.some((groups) => !groups.some((group) => others.includes(group)))).toBe(true);
      }
    });

    test("show students some mutant of every family, and stand for every kind of case", () => {
      expect(verified.families.filter(({ byPublic }) => byPublic === 0)).toEqual([]);
      expect(coverage.filter(({ cases }) => cases.length === 0)).toEqual([]);
    });

    test("find more than those that are published", () => {
      const published = publishedGroups(problem, groups, "en");
      expect(publishedAlone(published, verified.mutants, coverage)).toMatchObject({
        missed: expect.arrayContaining([expect.any(String)]),
        missing: expect.arrayContaining([expect.any(String)]),
      });
    });
  });
}
