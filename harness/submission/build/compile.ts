import { devNull } from "node:os";
import { clueOr } from "../../base/reading-time.ts";
import { excerpt } from "../../base/text.ts";
import type { CompileError, Finding } from "../../finding/index.ts";
import type { Isolation } from "../../run/isolation/level.ts";
import type { LimitName } from "../../run/outcome.ts";
import { run } from "../../run/run.ts";
import { COMPILER_RESOURCES } from "../language/runtime.ts";
import { type Compiled, compileErrorOf, messagesOf, quoteOf } from "./compiler-message.ts";

/** Compiling may take long on a slow machine; it only has to end. */
const BUILD_LIMITS = {
  cpuMs: 60_000,
  wallMs: 180_000,
  outputBytes: 1024 * 1024,
  memoryBytes: COMPILER_RESOURCES.peakBytes,
};

/** CPU time of all commands of a build, be it tried in several ways. A driver makes a build of its own for each start. */
const MOST_BUILD_MS = 120_000;

/** CPU time that a build may still take. */
export interface BuildTime {
  leftMs: number;
}

export function newBuildTime(): BuildTime {
  return { leftMs: MOST_BUILD_MS };
}

/** The limits in milliseconds or bytes. */
const LIMITS: Readonly<Record<LimitName, number>> = {
  cpu: BUILD_LIMITS.cpuMs,
  wall: BUILD_LIMITS.wallMs,
  memory: BUILD_LIMITS.memoryBytes,
  output: BUILD_LIMITS.outputBytes,
  "file-size": COMPILER_RESOURCES.fileBytes,
  space: COMPILER_RESOURCES.scratchBytes,
};

/** The part that the steps of building a program have in common. */
export interface Workshop extends Compiled {
  /** A folder that is out of the compiler's sight. */
  readonly aside: string;
  readonly isolation: Isolation;
  readonly signal?: AbortSignal | undefined;
  readonly time: BuildTime;
  readonly environment: Readonly<Record<string, string>>;
  readonly visible: readonly string[];
  /** The compiler's home folder. */
  readonly home: string;
}

/** A building that came to no good end. */
export type BuildFailure =
  /** CE. */
  | { readonly kind: "compile-error"; readonly finding: CompileError }
  /** SK or JE. */
  | { readonly kind: "failed"; readonly finding: Finding };

/** A compiler's refusal, which another compiler may not share. */
export interface Refused {
  readonly kind: "refused";
  readonly finding: CompileError;
  readonly messages: string;
}

/** Runs one command of building, contained as the program itself will be. */
export async function compile(
  command: readonly string[],
  workshop: Workshop,
): Promise<BuildFailure | Refused | undefined> {
  const { aside, isolation, signal, time, environment, visible, folder, home } = workshop;
  if (time.leftMs <= 0)
    return compileError({ kind: "compiler-over-limit", limit: "cpu", most: MOST_BUILD_MS });
  const mostMs = Math.min(BUILD_LIMITS.cpuMs, time.leftMs);
  const outcome = await run(
    {
      command,
      folder: aside,
      workspace: { kind: "kept", directory: folder, home },
      visible,
      environment,
      inputFile: devNull,
      limits: { ...BUILD_LIMITS, cpuMs: mostMs },
      resources: COMPILER_RESOURCES,
      onlyMeasured: true,
      signal,
    },
    isolation,
  );
  const { end, cpuMs = 0 } = outcome;
  time.leftMs -= cpuMs;
  switch (end.kind) {
    case "exited":
      return end.code === 0
        ? undefined
        : {
            kind: "refused",
            finding: clueOr({ kind: "not-compiled" }, () => compileErrorOf(outcome, workshop)),
            messages: messagesOf(outcome, workshop),
          };
    case "signalled":
      return compileError({
        kind: "compiler-crashed",
        signal: end.signal,
        ...clueOr({}, () => quoteOf(outcome, workshop)),
      });
    case "limit":
      return compileError({
        kind: "compiler-over-limit",
        limit: end.limit,
        most: end.limit === "cpu" ? mostMs : LIMITS[end.limit],
      });
    case "not-started":
      return failed({
        kind: "not-started",
        what: "compiler",
        reason: excerpt(end.reason),
        ...(end.machine && { machine: end.machine }),
      });
    case "unmeasured":
      return failed({ kind: "unmeasured" });
    case "stopped":
      return failed({ kind: "stopped" });
  }
}

function compileError(finding: CompileError): BuildFailure {
  return { kind: "compile-error", finding };
}

function failed(finding: Finding): BuildFailure {
  return { kind: "failed", finding };
}
