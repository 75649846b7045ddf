import { expect, test } from "vitest";
import { bareSubmission } from "../../submission/find/bare.ts";
import { folderWith } from "../../testing/folders.ts";
import { FEW_CASES, runsBy, stageMeans } from "../../testing/stages.ts";
import type { Adopt } from "../asking/input-mode.ts";
import { selectProgram } from "./select-program.ts";

const ASKS = { input: { arguments: [], stdin: "{boardPath}\n" } };

const findsWay: Adopt = async () => ({ ways: 1, found: { manifest: ASKS, cases: 5, rightBy: () => 5 } });

async function selectedBy(adopt: Adopt | undefined) {
  const submission = await bareSubmission(folderWith({ "cavalo.py": "print(1)\n" }), "lost-knight");
  const means = stageMeans({ runsOf: () => runsBy(() => "?") });
  return selectProgram({ submission, cases: FEW_CASES, adopt }, means);
}

test("a program is put to the cases as the contract says, if nothing else is found", async () => {
  const { given, submission, tasks } = await selectedBy(undefined);
  expect(submission).toBe(given);
  expect(tasks.map(({ asked }) => asked)).toEqual(FEW_CASES);
  expect(tasks[0]!.delivery.stdin).toContain("C");
});

test("a program is put to the cases in the way that was found for it, which binds the instructor no more than a wish", async () => {
  const { given, submission, tasks } = await selectedBy(findsWay);
  expect(given.manifest).toEqual({});
  expect(submission).toMatchObject({ manifest: ASKS, manifestIsStudents: true });
  for (const { delivery } of tasks) expect(delivery.stdin).toMatch(/^\S+\n$/);
});
