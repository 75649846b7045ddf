import { expect, test } from "vitest";
import { taskFor } from "../../grade/task/task.ts";
import { fakeProgram } from "../../testing/fake-program.ts";
import { BUNDLED_CASES } from "./programs.ts";
import { packRecord, unpackRecord } from "./record-file.ts";
import { NewRecord } from "./recorded-runs.ts";

const BUILT = { kind: "ready", commands: { build: [], run: "node a.js" }, sources: [], notices: [] } as const;
const NOTHING = { toolchains: {}, builds: new Map(), runs: new Map() };
const place = { student: "ana", case: "lost-knight/maze" };

const ran = await fakeProgram(() => "Em 7 movimentos.\n").run(taskFor(BUNDLED_CASES[0]!, {}));
const chance = { kind: "unstable", besideMs: 2, aloneMs: 1, limitMs: 1 } as const;

test("a new record has what is still asked for and what is new, as its file has it", () => {
  const last = new NewRecord(NOTHING, {});
  for (const key of ["asked for", "not asked for"]) {
    last.keepBuild({ key, student: "ana" }, BUILT);
    last.keepRun({ key, ...place }, ran);
  }
  const record = new NewRecord(unpackRecord(packRecord(last)), { javascript: "v20" });
  expect(record.known.build("asked for")).toEqual(BUILT);
  expect(record.known.run("asked for")).toEqual(ran.kind === "ran" && ran.outcome);
  record.keepRun({ key: "new", ...place }, ran);
  expect(unpackRecord(packRecord(record))).toEqual({
    toolchains: { javascript: "v20" },
    builds: new Map([["asked for", BUILT]]),
    runs: new Map(["asked for", "new"].map((key) => [key, last.runs.get("asked for")])),
  });
});

test("what came by chance is not put on record", () => {
  const record = new NewRecord(NOTHING, {});
  record.keepRun({ key: "a", ...place }, { ...ran, note: chance } as typeof ran);
  expect(record.runs.size).toBe(0);
  expect(record.unfit).toEqual(["ana on lost-knight/maze: unstable"]);
});
