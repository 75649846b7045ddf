import { availableParallelism } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import type { Case } from "../../case/any-case.ts";
import type { CodedProblem } from "../../case/names.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { SubmissionReport } from "../../report/record/report.ts";
import { isFailure } from "../../report/record/score.ts";
import { tellSubmission } from "../../report/tell.ts";
import { withLab } from "../../run/lab.ts";
import { matches } from "../../submission/expectation.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { expectTrue } from "../../testing/claims/expected.ts";
import { folderForFile } from "../../testing/folders.ts";
import { isolationAt } from "../../testing/levels.ts";
import { expectSentences, toldInEach } from "../../testing/sentences.ts";
import { groupCases, publishedGroups } from "../../verify/case-group.ts";
import { coverageOf } from "../../verify/coverage.ts";
import { publishedAlone } from "../../verify/matrix.ts";
import { verifyProblem } from "../../verify/problem.ts";
import { programsFor } from "../../verify/programs.ts";
import type { VerifiedProblem } from "../../verify/verification.ts";
import { CAUSES, TOLD_BY } from "./expected-causes.ts";
import { type BundledGrades, type Grader, gradeBundled } from "./grading.ts";
import { BUNDLED_CASES, type Choice } from "./programs.ts";

const MINUTES = 60_000;

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

/** Programs, and where what they print comes from. */
interface Trial extends Choice {
  readonly grader: (folder: string) => Grader;
  /** Set if a program that needs what this machine lacks need not be judged. */
  readonly mayLack?: true;
}

/**
 * Defines the tests of bundled programs and mutants.
 *
 * @returns a function that gives their grades while tests run
 */
export function testBundled({ grader, mayLack, ...choice }: Trial): () => BundledGrades {
  let grades: BundledGrades;
  const reportOn = (problem: string, name: string) => tellSubmission(grades.of(problem, name), "en");
  const isLeftOut = (report: SubmissionReport) =>
    report.points.possible === 0 && mayLack === true && isLacking(report);

  const folder = folderForFile();
  beforeAll(async () => {
    grades = await gradeBundled(choice, folder, grader(folder));
  }, 60 * MINUTES);

  test.each(choice.programs.map((each) => [`${each.problem}/${each.name}`, each] as const))(
    "%s gets the verdicts that its manifest states, and the causes that it should",
    (id, { problem, name, manifest }) => {
      const report = reportOn(problem, name);
      for (const result of report.results) {
        const { case: asked, verdict, expected, finding } = result;
        expect({ asked, verdict, expected, finding, fails: isFailure(result) }).toMatchObject({
          fails: false,
        });
      }
      if (isLeftOut(report)) return;
      expect(report.points.possible).toBeGreaterThan(0);
      expect(causesOf(report)).toEqual(CAUSES[id] ?? []);
      const judged = report.results.filter(({ verdict }) => isJudged(verdict));
      const decisive = judged.map(({ case: name }) => statedPattern(manifest, name));
      expect(decisive).toEqual(expect.arrayContaining(Object.keys(manifest.expect!)));
    },
  );

  test.each(choice.mutants.map((each) => [`${each.problem}/${each.name}`, each] as const))(
    "of the mutant %s its idea is named where it can be, and no other one",
    (_, { problem, name, idea, equivalent }) => {
      const report = reportOn(problem, name);
      expect(report.verdicts).not.toHaveProperty("CE");
      if (isLeftOut(report)) return;
      expect(report.points.possible).toBeGreaterThan(0);
      expect(ideasOf(report)).toEqual(
        (equivalent === undefined && (TOLD_BY[problem][name] ?? TOLD_BY[problem][idea.name])) || [],
      );
    },
  );

  test("all that was found is told in each language", () => {
    for (const { diagnoses, results } of grades.submissions) {
      const found = results.flatMap(({ attempt: { finding, clue, note } }) => [finding, clue, note]);
      // What programs and compilers print is quoted as it is.
      const said = [...diagnoses, ...found].filter(
        (each) => each && !("quote" in each) && each.kind !== "uncaught-error",
      );
      for (const each of said) if (each) expectSentences(toldInEach(each));
    }
  });

  test("nothing is said of them that their outputs and the cases do not bear out", () => {
    expectTrue(grades.graded);
  });

  return () => grades;
}

/** Defines the tests of the bundled cases of a problem, by what all programs and mutants are worth on them. */
export function testCases(problem: CodedProblem, few: readonly Case[], grades: () => BundledGrades): void {
  describe(`the bundled cases of ${problem}`, () => {
    const all = BUNDLED_CASES.filter((asked) => asked.problem === problem);
    const groups = groupCases(all, "en");
    const coverage = coverageOf(problem, groups, "en");
    let verified: VerifiedProblem;
    const folder = folderForFile();
    beforeAll(async () => {
      const jobs = availableParallelism();
      const programs = await programsFor(few, folder);
      const options = { items: false, jobs, locale: "en", programs, onProgram() {} } as const;
      verified = await withLab({ isolation: await isolationAt("D"), jobs }, (lab) =>
        verifyProblem(few, {
          ...lab,
          ...options,
          known: (program, asked) => grades().attempt(program, asked),
        }),
      );
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
