import type { ProgramRuns } from "../grade/store/program-runs.ts";
import type { Task } from "../grade/task/task.ts";
import type { PackedOutcome } from "../run/packed.ts";

/** Behaviour of a program in a run: prints a text, writes files, fails with a message, computes until its limit, or sleeps until then. */
type Deed =
  | string
  | { readonly wrote: Readonly<Record<string, string>> }
  | { readonly said?: string; readonly error: string }
  | { readonly over: "cpu" | "wall" | "output" };

/** Makes a program that needs no process. */
export function fakeProgram(act: (task: Task) => Deed): Pick<ProgramRuns, "run"> {
  return {
    run: async (task) => ({ kind: "ran", outcome: outcomeOf(act(task), task) }),
  };
}

function outcomeOf(deed: Deed, { limits, answerFile }: Task): PackedOutcome {
  const printed = (text: string) => ({ bytes: Buffer.from(text), packed: false, cut: false });
  const common = { stderr: printed(""), writtenBytes: 0 };
  const quick = { ...common, cpuMs: 10, wallMs: 10 };
  if (typeof deed === "string") return { ...quick, end: { kind: "exited", code: 0 }, stdout: printed(deed) };
  if ("wrote" in deed) {
    const written = answerFile && deed.wrote[answerFile.name];
    return {
      ...quick,
      end: { kind: "exited", code: 0 },
      stdout: printed(""),
      ...(written !== undefined && { answerFile: printed(written) }),
    };
  }
  if ("error" in deed)
    return {
      ...quick,
      end: { kind: "exited", code: 1 },
      stdout: printed(deed.said ?? ""),
      stderr: printed(deed.error),
    };
  const { over } = deed;
  return {
    ...common,
    end: { kind: "limit", limit: over },
    cpuMs: over === "cpu" ? limits.cpuMs : 20,
    wallMs: over === "cpu" ? limits.cpuMs : limits.wallMs,
    stdout: printed(""),
  };
}
