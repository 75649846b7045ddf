import { remembered } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import { BUNDLED_CASES } from "../case/bundled.ts";
import type { StageMeans } from "../grade/stages/means.ts";
import type { SelectedProgram } from "../grade/stages/select-program.ts";
import { type Task, taskFor } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { bareSubmission } from "../submission/find/bare.ts";
import { fakeProgram } from "./fake-program.ts";
import { folderWith } from "./folders.ts";
import { labFor } from "./lab.ts";

/** A few small cases of the lost knight, with ways and without. */
export const FEW_CASES: readonly Case[] = loadCases({ files: BUNDLED_CASES, problem: "lost-knight" }).filter(
  ({ name }) => ["tiny-3x3", "tiny-4x4", "seam-rows", "walled-in"].includes(name),
);

/** Answers a case of the lost knight rightly. */
export function rightly({ asked: { answer } }: Task): string {
  return typeof answer === "number" ? `${answer} movimentos` : "impossível";
}

/** Nothing is run in it. */
const NO_ISOLATION = {} as Isolation;

/** Means in which every case counts as proved, and nothing need be started. */
export function stageMeans(other: Partial<StageMeans> = {}): StageMeans {
  const prover: StageMeans["prover"] = {
    begin() {},
    confirm: async (run, asked) => ({ run, asked }),
    confirmsAll: async () => true,
    needAll() {},
    end: async () => [],
  };
  const lab = labFor(NO_ISOLATION);
  return { lab, prover, memory: undefined, observer: {}, folder: folderWith({}), ...other };
}

/** Runs of a program that is a function. */
export function runsBy(act: Parameters<typeof fakeProgram>[0]): SelectedProgram["program"] {
  const { run } = fakeProgram(act);
  return { run, runTrial: run, commands: undefined, notices: [] };
}

/** A program that is a function, as it is put to a few cases. */
export async function selected(
  act: Parameters<typeof fakeProgram>[0],
  other: Partial<SelectedProgram> = {},
): Promise<SelectedProgram> {
  const submission = await bareSubmission(folderWith({ "cavalo.py": "print(1)\n" }), "lost-knight");
  const program = runsBy(act);
  return {
    assignment: { submission, cases: FEW_CASES },
    given: submission,
    submission,
    program,
    inputMode: { notices: [], toLookAt: [] },
    tasks: FEW_CASES.map((asked) => taskFor(asked, submission.manifest)),
    run: remembered((task: Task) => program.run(task)),
    ...other,
  };
}
