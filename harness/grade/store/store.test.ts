import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { End, Outcome } from "../../run/outcome.ts";
import { packOutcome, unpackOutcome } from "../../run/packed.ts";
import { adjusted, commented, marked, retracted } from "../../testing/by-hand-lines.ts";
import { folderWith } from "../../testing/folders.ts";
import { samples, seedForTest } from "../../testing/seed.ts";
import { forgetStudent } from "./forget-student.ts";
import type { ResultLine } from "./history.ts";
import { openStore } from "./store.ts";
import type { Waiting } from "./store-claim.ts";
import { readStore } from "./store-index.ts";
import { journalIn, storeLineIn } from "./store-lines.ts";

/** Nobody else writes into the stores of these tests. */
const ALONE: Waiting = {
  signal: new AbortController().signal,
  onWait: ({ en }) => {
    throw new Error(en);
  },
};

const NOTHING = { bytes: Buffer.alloc(0), cut: false };

function outcomeOf(printed: Buffer, end: End = { kind: "exited", code: 0 }): Outcome {
  const stdout = { bytes: printed, cut: false };
  return { end, wallMs: 5, stdout, stderr: NOTHING, writtenBytes: printed.length };
}

const place = (key: string, student = "ana") => ({ key, student, case: "lost-knight/near" });

/** Writes runs into a new store, and gives its folder. */
async function storeWith(runs: Readonly<Record<string, Outcome>>, student?: string): Promise<string> {
  const folder = folderWith({});
  await addTo(folder, runs, student);
  return folder;
}

async function addTo(folder: string, runs: Readonly<Record<string, Outcome>>, student?: string) {
  const store = await openStore(folder, ALONE);
  for (const [key, outcome] of Object.entries(runs))
    store.keepRun(place(key, student), { kind: "ran", outcome: await packOutcome(outcome) });
  store.throwIfIncomplete();
  store.close();
}

test("runs come out of a store as they went in, wherever the last line is cut", async () => {
  const output = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(output, { minLength: 1, maxLength: 8 }), fc.nat(), async (outputs, cut) => {
      const runs = Object.fromEntries(outputs.map((each, at) => [`key-${at}`, outcomeOf(each)]));
      const folder = await storeWith(runs);
      writeFileSync(journalIn(folder), `{"kind":"run","key":"torn${"x".repeat(cut % 50)}`, { flag: "a" });
      await addTo(folder, { more: outcomeOf(Buffer.from("more")) });
      const store = readStore(folder);
      for (const [key, outcome] of Object.entries(runs))
        expect(unpackOutcome(store.run(key)!)).toEqual(outcome);
      expect(store.run("more")).toBeDefined();
    }),
    { seed: seedForTest(), numRuns: samples(6) },
  );
});

test.each([
  ["could not be started", outcomeOf(Buffer.from("1"), { kind: "not-started", reason: "no" })],
  ["could not be measured", outcomeOf(Buffer.from("1"), { kind: "unmeasured", reason: "no" })],
  ["printed more than is kept", outcomeOf(randomBytes(1_200_000))],
])("a run that %s is not taken for another one, but can be shown", async (_, outcome) => {
  const store = readStore(await storeWith({ key: outcome }));
  expect(store.run("key")).toBeUndefined();
  expect(store.lastRun("ana", "lost-knight/near")).toMatchObject({ unstable: true });
});

test("of a flood, its beginning is all that is ever read, so that it is taken again", async () => {
  const flood = outcomeOf(Buffer.alloc(70_000), { kind: "limit", limit: "output" });
  const store = readStore(await storeWith({ key: flood }));
  expect(store.run("key")).toEqual(await packOutcome(flood));
});

test("results are read from the disk as they were kept, in whatever order", async () => {
  const folder = folderWith({});
  const line = (student: string): ResultLine => ({
    ...{ kind: "result", student, at: "2026-11-22", key: student, settled: true, manifest: {} },
    basis: {} as ResultLine["basis"],
    source: { root: "/turma" },
    record: {
      ...{ name: `${student},"results":[`, problem: "lost-knight", diagnoses: [] },
      results: [{ case: student, worth: 1, attempt: { verdict: "AC", printed: "não" } }],
    },
  });
  const lines = Array.from({ length: 40 }, (_, at) => line(`s${at}`));
  const store = await openStore(folder, ALONE);
  for (const each of lines) expect(store.keep(each)).toEqual(each);
  for (const { history } of [store.known, readStore(folder)])
    for (const each of lines.toReversed()) expect(history.of(each.student)).toEqual([each]);
  store.close();
});

test("a class that is read stays the one that it was, when a student is forgotten meanwhile", async () => {
  const folder = await storeWith({ first: outcomeOf(Buffer.from("1")) });
  await addTo(folder, { second: outcomeOf(Buffer.from("2")) }, "bia");
  const store = readStore(folder);
  await forgetStudent(folder, "ana", ALONE);
  expect(unpackOutcome(store.run("second")!)).toEqual(outcomeOf(Buffer.from("2")));
});

test("a run whose output was damaged on the disk is made again, whatever bit it was", async () => {
  const [long, other] = [outcomeOf(randomBytes(1000)), outcomeOf(randomBytes(1000))];
  const folder = await storeWith({ long, other });
  const { file } = readStore(folder).outputs;
  const whole = readFileSync(file);
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (bit) => {
      const damaged = Buffer.from(whole);
      const at = bit % (8 * whole.length);
      damaged[at >> 3]! ^= 1 << (at & 7);
      writeFileSync(file, damaged);
      const isInLong = at >> 3 < whole.length / 2;
      const store = readStore(folder);
      expect(store.run(isInLong ? "long" : "other")).toBeUndefined();
      expect(unpackOutcome(store.run(isInLong ? "other" : "long")!)).toEqual(isInLong ? other : long);
      expect(store.lastRun("ana", "lost-knight/near")).toBeDefined();
      expect(store.partOf(["long", "other"]).lines).toHaveLength(1);
      store.close();
    }),
    { seed: seedForTest(), numRuns: samples(6) },
  );
});

test("a run that was stopped with the grading leaves nothing", async () => {
  const store = readStore(await storeWith({ key: outcomeOf(Buffer.from("1"), { kind: "stopped" }) }));
  expect(store.lastRun("ana", "lost-knight/near")).toBeUndefined();
});

test("a verdict that came by a repeat is not taken again", async () => {
  const folder = folderWith({});
  const store = await openStore(folder, ALONE);
  const outcome = await packOutcome(outcomeOf(Buffer.from("1")));
  const note = { kind: "unstable", besideMs: 3, aloneMs: 1, limitMs: 2 } as const;
  store.keepRun(place("key"), { kind: "ran", outcome, note });
  store.close();
  expect(readStore(folder).run("key")).toBeUndefined();
});

test("what a program that was not contained may have written is not taken by a grading that contains", async () => {
  const folder = await storeWith({ before: outcomeOf(Buffer.from("1")) });
  const open = await openStore(folder, ALONE);
  open.mark({ contained: false });
  open.close();
  await addTo(folder, { between: outcomeOf(Buffer.from("2")) });
  expect(readStore(folder).run("between")).toBeDefined();
  const contained = await openStore(folder, ALONE);
  contained.mark({ contained: true });
  contained.close();
  await addTo(folder, { after: outcomeOf(Buffer.from("3")) });
  const store = readStore(folder);
  expect(["before", "between", "after"].map((key) => store.run(key) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

test("when a student is forgotten, the outputs of the others stay", async () => {
  const [ana, bia] = [outcomeOf(randomBytes(1000)), outcomeOf(randomBytes(1000))];
  const folder = await storeWith({ first: ana });
  await addTo(folder, { second: bia }, "bia");
  expect(await forgetStudent(folder, "ana", ALONE)).toBe(true);
  expect(await forgetStudent(folder, "ana", ALONE)).toBe(false);
  const store = readStore(folder);
  expect(store.run("first")).toBeUndefined();
  expect(unpackOutcome(store.run("second")!)).toEqual(bia);
});

test("what was left when the forgetting of a student was killed is gone after the next", async () => {
  const folder = await storeWith({ first: outcomeOf(randomBytes(1000)) });
  await addTo(folder, { second: outcomeOf(randomBytes(1000)) }, "bia");
  const store = path.dirname(journalIn(folder));
  for (const name of ["outputs-1", "journal.jsonl.1.tmp"]) writeFileSync(path.join(store, name), "of ana");
  await forgetStudent(folder, "ana", ALONE);
  expect(readdirSync(store).sort()).toEqual([
    "end.json",
    "journal.jsonl",
    expect.stringMatching(/^outputs-\d{13}$/),
  ]);
});

test("what was said by hand is kept as it was written, and forgotten with the student", async () => {
  const folder = await storeWith({ first: outcomeOf(Buffer.from("1")) });
  const [mark, comment] = [marked("style", 2, { students: ["ana"] }), commented("hm", { students: ["ana"] })];
  const team = adjusted(1, { person: "2", students: ["bia"] });
  const lines = [mark, comment, retracted(comment), team];
  const store = await openStore(folder, ALONE);
  for (const line of lines) store.keep(line);
  store.close();
  expect(readStore(folder).history.state.byHand).toEqual(lines);
  await forgetStudent(folder, "ana", ALONE);
  expect(readStore(folder).history.state.byHand).toEqual([team]);
  const left = readFileSync(journalIn(folder), "utf8");
  for (const { id } of [mark, comment]) expect(left).not.toContain(id);
});

test("a line that lacks what it is about is not believed", () => {
  const read = (line: object) => storeLineIn(Buffer.from(JSON.stringify(line).slice(0, -1)));
  const line = marked("style", 2);
  expect(read(line)).toEqual(line);
  for (const wrong of [{ students: {} }, { students: null }, { points: "2" }, { id: undefined }])
    expect(read({ ...line, ...wrong })).toBeUndefined();
});
