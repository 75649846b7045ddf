import { setTimeout } from "node:timers/promises";
import { fingerprint } from "../base/fingerprint.ts";
import { rememberedUnlessFailed } from "../base/remembered.ts";
import { type Case, caseId } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { RunLine } from "../grade/store/stored-run.ts";
import type { Machine } from "../queue/fleet.ts";
import type { JobResult } from "../queue/job.ts";
import type { Link } from "../queue/link.ts";
import { packParcel, unpackCases, unpackSubmission } from "../queue/parcel.ts";
import { ABOUT, BlobGone, type Perform } from "../queue/perform.ts";
import { makeFolderIn } from "../run/scratch/scratch.ts";

/** A worker that sleeps where another one runs programs. */
export interface SleepingWorker {
  readonly url: string;
  readonly machine: Machine;
  readonly slots: number;
  readonly lockMs: number;
  readonly msACase: number;
}

/** Words in a program that make a sleeping worker misbehave. */
export const MISDEEDS = {
  kills: "KILLS ITS WORKER",
  fails: "FAILS THE MACHINE",
  isWrong: "WRONG ANSWERS",
  isSlow: "NEAR ITS LIMIT",
} as const;

/** Accepts every program, after the time that its runs would take. */
export function sleeper(link: Link, msACase: number): Perform {
  const casesOf = rememberedUnlessFailed(async (name: string) => {
    const packed = await link.get(name, ABOUT.cases);
    if (!packed) throw new BlobGone(name);
    return unpackCases(packed, "");
  });
  return async (body, lab) => {
    const [cases, packed] = await Promise.all([
      casesOf(body.cases),
      link.get(body.submission, ABOUT.submission),
    ]);
    if (!packed) throw new BlobGone(body.submission);
    return lab.scratch.within(async (folder) => {
      const submission = unpackSubmission(packed, await makeFolderIn(folder));
      const text = submission.kind.kind === "program" ? submission.kind.program.main.text : "";
      await setTimeout(cases.length * msACase, undefined, { ...(lab.signal && { signal: lab.signal }) });
      if (text.includes(MISDEEDS.kills)) process.kill(process.pid, "SIGKILL");
      const end = { kind: "exited", code: 0 } as const;
      const attemptOn = ({ limits }: Case, at: number): Attempt => {
        if (text.includes(MISDEEDS.fails))
          return { verdict: "JE", finding: { kind: "own-fault", quote: "ENOSPC" } };
        const cpuMs = text.includes(MISDEEDS.isSlow) ? 0.9 * limits.cpuMs : 1;
        const measured = { end, wallMs: 1, cpuMs, writtenBytes: 2 };
        if (!text.includes(MISDEEDS.isWrong) || at % 3 > 0) return { verdict: "AC", measured };
        const finding = { kind: "wrong-number-of-moves", expected: 2, found: 7 } as const;
        return { verdict: "WA", finding, printed: "7", measured };
      };
      const results = cases.map((asked, at) => ({
        case: asked.name,
        worth: asked.points,
        attempt: attemptOn(asked, at),
      }));
      const lines = cases.map(
        (asked, at): RunLine => ({
          kind: "run",
          key: fingerprint([body.submission, `${at}`]),
          student: "",
          case: caseId(asked),
          at: new Date().toISOString(),
          outcome: { end, wallMs: 1, cpuMs: 1, writtenBytes: 2 },
          printed: [{ stream: "stdout", bytes: 2 }],
          stored: { inline: "Nwo=" },
        }),
      );
      const result: JobResult = {
        grading: body.grading,
        record: { name: "", problem: submission.problem, diagnoses: [], results },
        references: cases.map(() => ({ verdict: "AC", measured: { end, wallMs: 1, writtenBytes: 2 } })),
        lines,
      };
      return { result, cases, packed: packParcel(result) };
    });
  };
}
