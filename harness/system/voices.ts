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

/** A file is called after the first lines of a board, so far. */
const LONGEST_NAME = 150;

/** Prints the text that belongs to the board, and starts no process but that. */
const MANIFEST = `run:
  - sh
  - -c
  - 'while [ \${#at} -lt ${LONGEST_NAME} ] && read -r line; do at=$at$line-; done <board.txt; exec cat "$0/$at"'
  - ./said
`;

/** Lays down a program that knows by heart what to print on each board. */
function layProgram(folder: string, { cases, outputs }: Spoken): void {
  const said = path.join(folder, "said");
  mkdirSync(said, { recursive: true });
  writeFileSync(path.join(folder, "submission.yaml"), MANIFEST);
  for (const [at, output] of outputs.entries())
    writeFileSync(path.join(said, nameOf(cases[at]!.boardText)), output);
}

function nameOf(boardText: string): string {
  const lines = boardText.trimEnd().split("\n");
  return lines.reduce((name, line) => (name.length < LONGEST_NAME ? `${name}${line}-` : name), "");
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
