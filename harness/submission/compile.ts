import type { Finding } from "../check/judgement.ts";
import type { Isolation } from "../run/isolation/index.ts";
import type { LimitName, Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { tellingLine } from "../text.ts";
import { COMPILER_RESOURCES } from "./language/runtime.ts";

/** Compiling may take long on a slow machine; it only has to end. */
const BUILD_LIMITS = {
  cpuMs: 60_000,
  wallMs: 180_000,
  outputBytes: 1024 * 1024,
  memoryBytes: COMPILER_RESOURCES.peakBytes,
};

/** What the steps of building a program have in common. */
export interface Workshop {
  /** A folder that is out of the compiler's sight. */
  readonly aside: string;
  readonly isolation: Isolation;
  readonly signal?: AbortSignal | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly visible: readonly string[];
  /** Where the sources are, and where what is made of them goes. */
  readonly folder: string;
  /** The compiler's home folder. */
  readonly home: string;
}

/**
 * Runs one command of building, contained as the program itself will be.
 *
 * @returns what went wrong; `not-compiled` is the program's fault
 */
export async function compile(command: readonly string[], workshop: Workshop): Promise<Finding | undefined> {
  const { aside, isolation, signal, environment, visible, folder, home } = workshop;
  const outcome = await run(
    {
      command,
      folder: aside,
      workspace: { kind: "kept", directory: folder, home },
      visible,
      environment,
      inputFile: "/dev/null",
      limits: BUILD_LIMITS,
      resources: COMPILER_RESOURCES,
      signal,
    },
    isolation,
  );
  const { end } = outcome;
  switch (end.kind) {
    case "exited":
      return end.code === 0 ? undefined : { kind: "not-compiled", message: complaint(outcome) };
    case "not-started":
      return { kind: "not-started", message: `the compiler could not be started: ${end.reason}` };
    case "unmeasured":
      return { kind: "unmeasured", message: end.reason };
    case "stopped":
      return { kind: "stopped", message: "the grading was stopped" };
    case "signalled":
      return {
        kind: "not-compiled",
        message: `the compiler was ended by the signal ${end.signal}: ${complaint(outcome)}`,
      };
    case "limit":
      return { kind: "not-compiled", message: `compiling went over its limit of ${limitName(end.limit)}` };
  }
}

function limitName(limit: LimitName): string {
  const names: Record<LimitName, string> = {
    cpu: `${BUILD_LIMITS.cpuMs} ms of CPU time`,
    wall: `${BUILD_LIMITS.wallMs} ms`,
    memory: `${BUILD_LIMITS.memoryBytes} bytes of memory`,
    output: `${BUILD_LIMITS.outputBytes} bytes of messages`,
    "file-size": `${COMPILER_RESOURCES.fileBytes} bytes for a file`,
  };
  return names[limit];
}

/** Compilers write to either stream; the first line that speaks of an error says most. */
function complaint({ stdout, stderr }: Outcome): string {
  return (
    tellingLine(Buffer.concat([stderr.bytes, Buffer.from("\n"), stdout.bytes])) ||
    "the compiler failed without a word"
  );
}
