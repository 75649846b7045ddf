import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import type { CodedProblem } from "../case/names.ts";
import { contractOf } from "../problem/index.ts";
import { tellSubmission } from "../report/tell.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { expectTrue } from "../testing/claims/expected.ts";
import { gradeKept } from "../testing/claims/stored.ts";
import { folderWith } from "../testing/folders.ts";
import { isolationAt } from "../testing/levels.ts";
import { CASE_SETS, type CodedCase, ROLES, type Spoken } from "../testing/voices/spoken.ts";
import { speak } from "../testing/voices/trial.ts";

/** Limits that no busy machine reaches. */
const LIMITS = { cpuMs: 10_000, wallMs: 60_000, outputBytes: 2 ** 20, memoryBytes: 2 ** 28 };

/** Question to a program, as its only argument. */
const ASKED: Readonly<Record<CodedProblem, string>> = {
  "lost-knight": "{board}",
  "knights-tour": "{rows} {columns} {square} {tour}",
};

/** Lays down a program that knows by heart what to print in each case. It starts no process. */
function layProgram(folder: string, { cases, outputs }: Spoken): void {
  const { problem } = cases[0]!;
  const said = outputs.map((output, at) => `'${askedIn(cases[at]!)}') printf -- '${formatOf(output)}' ;;\n`);
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, "submission.yaml"),
    `run: [sh, said.sh]\ninput:\n  arguments: ["${ASKED[problem]}"]\n`,
  );
  writeFileSync(path.join(folder, "said.sh"), `case $1 in\n${said.join("")}esac\n`);
}

/** Writes bytes for the shell's `printf`, in quotes. */
function formatOf(output: Buffer): string {
  return output
    .toString("latin1")
    .replace(/[^ -~]|['\\]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`)
    .replaceAll("%", "%%");
}

/** Fills the argument of a case. */
function askedIn(asked: CodedCase): string {
  const { placeholders } = contractOf(asked);
  return ASKED[asked.problem].replace(/\{(\w+)\}/g, (_, name) => placeholders[name]!);
}

interface Sample {
  readonly problem: CodedProblem;
  readonly voices: number;
  readonly seed: number;
}

/** Expects of programs that speak in their own words that they are graded by what they mean, and told nothing that is not so. */
export async function expectVoicesHeard({ problem, voices, seed }: Sample): Promise<void> {
  const spoken = Array.from({ length: voices }, (_, voice) => {
    const role = ROLES[voice % ROLES.length]!;
    // All speak about the same cases, so that the reference runs once.
    return { role, ...speak({ problem, role }, seed + CASE_SETS * voice) };
  });
  const folder = folderWith({});
  for (const [voice, each] of spoken.entries())
    layProgram(path.join(folder, String(voice).padStart(4, "0")), each);
  const { record, graded } = await gradeKept(
    {
      cases: spoken[0]!.cases.map((asked) => ({ ...asked, limits: LIMITS })),
      submissions: await discoverSubmissions(folder, problem),
      jobs: 2,
      // Programs of ours, which nothing need contain.
      isolation: await isolationAt("D"),
    },
    folderWith({}),
  );
  const submissions = record.submissions.map((each) => tellSubmission(each, "en"));
  for (const [voice, { role, words, isRight }] of spoken.entries()) {
    const { results, toLookAt = [] } = submissions[voice]!;
    const misheard = results.filter(({ verdict }, at) =>
      role === "right" ? verdict !== "AC" : verdict === "AC" && !isRight[at] && toLookAt.length === 0,
    );
    expect({ role, words, misheard }).toMatchObject({ misheard: [] });
  }
  expectTrue(graded);
}
