import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadCases } from "../../problem/load.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import type { Lab } from "../../run/lab.ts";
import { THREADED } from "../../submission/language/runtime.ts";
import type { Submission } from "../../submission/submission.ts";
import { folderWith } from "../../testing/folders.ts";
import { labFor } from "../../testing/lab.ts";
import { isolationAt } from "../../testing/levels.ts";
import { attemptFairly } from "../proof/attempt.ts";
import { builderIn } from "./program.ts";
import { taskFor } from "./task.ts";

/** Puts a board whose exit is one move away to a program. */
function attemptOf(command: readonly string[], lab: Lab) {
  const files = folderWith({
    "problem.yaml": "problem: lost-knight\ntitle: boards\n",
    "near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ..x\n    .S.\n",
  });
  const [asked] = loadCases({ files });
  const executable = { command, visible: [], data: {}, searchPath: "/usr/bin:/bin", runtime: THREADED };
  return attemptFairly({ executable }, taskFor(asked!, {}), lab);
}

/** The start of a script that notes each time it is run, and at first takes all that measures it along. */
function lostWhile(condition: string, notes: string): string {
  return `echo run >>'${notes}'; if ${condition}; then kill -KILL 0; fi`;
}

const timesIn = (notes: string) => readFileSync(notes, "utf8").split("\n").length - 1;

test("a program that could not be started is started again, with nothing beside it", async () => {
  const folder = folderWith({});
  chmodSync(folder, 0o755);
  const program = path.join(folder, "program");
  const lab = labFor(await isolationAt("D"));
  const alone: Lab["slots"]["alone"] = (task) => {
    writeFileSync(program, "#!/bin/sh\necho '1 movimento'\n", { mode: 0o755 });
    return lab.slots.alone(task);
  };
  expect(await attemptOf([program], lab)).toMatchObject({ verdict: "JE", finding: { kind: "not-started" } });
  expect(await attemptOf([program], { ...lab, slots: { ...lab.slots, alone } })).toMatchObject({
    verdict: "AC",
  });
});

test("a run whose measurements were lost is repeated, once", async () => {
  const lab = labFor(await isolationAt("D"));
  const [once, always] = ["once", "always"].map((name) => path.join(folderWith({}), name));
  const mended = `${lostWhile(`[ $(wc -l <'${once}') = 1 ]`, once!)}; echo '1 movimento'`;
  expect(await attemptOf(["/bin/sh", "-c", mended], lab)).toMatchObject({ verdict: "AC" });
  expect(timesIn(once!)).toBe(2);
  expect(await attemptOf(["/bin/sh", "-c", lostWhile("true", always!)], lab)).toMatchObject({
    verdict: "JE",
    finding: { kind: "unmeasured" },
  });
  expect(timesIn(always!)).toBe(2);
});

test("a right program is not run twice", async () => {
  const notes = path.join(folderWith({}), "notes");
  const script = `echo run >>'${notes}'; echo '1 movimento'`;
  const lab = labFor(await isolationAt("D"));
  expect(await attemptOf(["/bin/sh", "-c", script], lab)).toMatchObject({ verdict: "AC" });
  expect(timesIn(notes)).toBe(1);
});

test("a build whose measurements were lost is repeated, and one that was refused is not", async () => {
  const lab = labFor(await isolationAt("D"));
  const kindOf = async (script: string) => {
    const submission: Submission = {
      name: "own",
      folder: folderWith({}),
      problem: "lost-knight",
      manifest: { build: [["sh", "-c", script]], run: ["sh", "-c", "echo '1 movimento'"] },
      kind: { kind: "commands" },
    };
    return (await builderIn(folderWith({}), submission, lab).buildWith({})).kind;
  };
  const [lost, refused] = ["lost", "refused"].map((name) => path.join(folderWith({}), name));
  expect(await kindOf(lostWhile(`[ $(wc -l <'${lost}') = 1 ]`, lost!))).toBe("ready");
  expect(await kindOf(`echo run >>'${refused}'; exit 1`)).toBe("compile-error");
  expect(timesIn(refused!)).toBe(1);
});

test("a place for the run that cannot be made is a fault that is ours, at any level", async () => {
  const lab = labFor(await bestIsolation());
  lab.scratch.remove();
  expect(await attemptOf(["/bin/sh", "-c", "echo '1 movimento'"], lab)).toMatchObject({
    verdict: "JE",
    finding: { kind: "own-fault" },
  });
});
