import { expect, test, vi } from "vitest";
import type { Diagnosis, Notice } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import { PROBLEMS } from "../../problem/index.ts";
import { rightly, selected, stageMeans } from "../../testing/stages.ts";
import { explain } from "./explain.ts";
import { judgeTogether } from "./judge-together.ts";
import { proveCases } from "./prove-cases.ts";
import { runAll } from "./run-all.ts";
import type { SelectedProgram } from "./select-program.ts";
import { stillTrue, submissionRecord } from "./submission-record.ts";

const NO_WAY: Notice = { kind: "no-way-found", ways: 3 };
const OTHER: Notice = { kind: "keys-ignored", keys: ["expect"] };

const right: Ruling = { verdict: "AC" };
const unread: Ruling = { verdict: "PE", finding: { kind: "unreadable-answer", formats: [] } };
const saying = (quote: string): Ruling => ({
  verdict: "PE",
  finding: { kind: "unreadable-answer", formats: [], quote },
});
const wrong: Ruling = { verdict: "WA", finding: { kind: "says-impossible", expected: 1 } };
const failed = (quote?: string): Ruling => ({
  verdict: "RTE",
  finding: { kind: "exit-code", code: 1, ...(quote !== undefined && { quote }) },
});

/** Tells what is left of a search in vain. */
const left = (tried: readonly Ruling[], causes: readonly Diagnosis[] = []) =>
  stillTrue([NO_WAY, OTHER], { tried, causes });

test("a case is put to a program once: the task that is run is judged, explained and told", async () => {
  const recorded = async (program: SelectedProgram) => {
    const means = stageMeans();
    const proven = await proveCases(await runAll(program, means), means);
    return submissionRecord(await explain(await judgeTogether(proven, means), means));
  };
  // What is known of a case is kept for the next program.
  await recorded(await selected(rightly));
  const program = await selected(rightly);
  const contractOf = vi.spyOn(PROBLEMS["lost-knight"], "contractOf");
  await recorded(program);
  expect(contractOf).not.toHaveBeenCalled();
  contractOf.mockRestore();
});

test("a search in vain is told of a program that answers nowhere", () => {
  expect(left([unread, failed()])).toEqual([NO_WAY, OTHER]);
  expect(left([saying("Linhas:")])).toEqual([NO_WAY, OTHER]);
});

test("what was said before all outputs were selected is taken back if one of them is right", () => {
  expect(left([right, unread, unread])).toEqual([OTHER]);
});

test("a search in vain is not told beside a wrong answer, an error in words, or a cause", () => {
  expect(left([unread, wrong])).toEqual([OTHER]);
  expect(left([unread, failed("FileNotFoundError: mapa.txt")])).toEqual([OTHER]);
  expect(left([saying("Erro ao abrir o arquivo")])).toEqual([OTHER]);
  expect(left([unread], [{ kind: "fixed-file", file: "mapa.txt", cases: 1 }])).toEqual([OTHER]);
});
