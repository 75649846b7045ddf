import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import { isolationAt } from "../testing/levels.ts";
import { CASE_SETS, ROLES, type Spoken, speak } from "../testing/voices/trial.ts";

/** Limits that no busy machine reaches. */
const LIMITS = { cpuMs: 10_000, wallMs: 60_000, outputBytes: 2 ** 20, memoryBytes: 2 ** 28 };

/** Gives the board as the argument. The program starts no process. */
const MANIFEST = `run: [sh, said.sh]
input:
  arguments: ["{board}"]
`;

/** Lays down a program that knows by heart what to print on each board. */
function layProgram(folder: string, { cases, outputs }: Spoken): void {
  const said = outputs.map((output, at) => `'${cases[at]!.boardText}') printf -- '${formatOf(output)}' ;;\n`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "submission.yaml"), MANIFEST);
  writeFileSync(path.join(folder, "said.sh"), `case $1 in\n${said.join("")}esac\n`);
}

/** Writes bytes for the shell's `printf`, in quotes. */
function formatOf(output: Buffer): string {
  return output
    .toString("latin1")
    .replace(/[^ -~]|['\\]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`)
    .replaceAll("%", "%%");
}

/** Expects of programs that speak in their own words that they are graded by what they mean. */
export async function expectVoicesHeard({ voices, seed }: { voices: number; seed: number }): Promise<void> {
  const spoken = Array.from({ length: voices }, (_, voice) => {
    const role = ROLES[voice % ROLES.length]!;
    // All speak about the same cases, so that the reference runs once.
    return { role, ...speak(role, seed + CASE_SETS * voice) };
  });
  const folder = folderWith({});
  for (const [voice, each] of spoken.entries())
    layProgram(path.join(folder, String(voice).padStart(4, "0")), each);
  const { submissions } = await gradeAndTell({
    cases: spoken[0]!.cases.map((asked) => ({ ...asked, limits: LIMITS })),
    submissions: await discoverSubmissions(folder, "lost-knight"),
    jobs: 2,
    // Programs of ours, which nothing need contain.
    isolation: await isolationAt("D"),
  });
  for (const [voice, { role, words, cases, said }] of spoken.entries()) {
    const { results, toLookAt = [] } = submissions[voice]!;
    const misheard = results.filter(({ verdict }, at) => {
      const isMeant = role !== "hedging" && said[at] === cases[at]!.answer;
      return role === "right" ? verdict !== "AC" : verdict === "AC" && !isMeant && toLookAt.length === 0;
    });
    expect({ role, words, misheard }).toMatchObject({ misheard: [] });
  }
}
