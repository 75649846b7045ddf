import type { KeptRuns } from "../../grade/store/program-runs.ts";
import type { KeptBuild } from "../../grade/store/store-index.ts";
import type { TaskRun } from "../../grade/task/task-run.ts";
import type { Outcome } from "../../run/outcome.ts";
import { type PackedOutcome, unpackOutcome } from "../../run/packed.ts";
import type { LanguageName } from "../../submission/language/names.ts";

/** Versions of the tools that programs were recorded with. */
export type Toolchains = Readonly<Partial<Record<LanguageName, string>>>;

/** A run, and the case that it was put to. */
export interface RecordedRun {
  readonly case: string;
  readonly outcome: Outcome;
}

/** Builds and runs of the bundled programs and mutants, by their keys, as they were recorded. */
export interface RecordedRuns {
  readonly toolchains: Toolchains;
  readonly builds: ReadonlyMap<string, KeptBuild>;
  readonly runs: ReadonlyMap<string, RecordedRun>;
}

/**
 * Gives a program what is on record, and has nothing built or run. In the place of what is not there it gives something of no
 * meaning.
 *
 * @param onMissing gets the key of a build or a run that is not on record
 */
export function onlyRecorded({ builds, runs }: RecordedRuns, onMissing: (key: string) => void): KeptRuns {
  const found = <Value>(among: ReadonlyMap<string, Value>, key: string): Value | undefined => {
    if (!among.has(key)) onMissing(key);
    return among.get(key);
  };
  return {
    known: {
      build: (key) => found(builds, key) ?? NO_BUILD,
      run: (key) => asKept(found(runs, key)?.outcome ?? NO_OUTCOME),
    },
    keepBuild() {},
    keepRun() {},
  };
}

const NO_BUILD: KeptBuild = { kind: "ready", commands: { build: [], run: "" }, sources: [], notices: [] };
const NOTHING = { bytes: Buffer.alloc(0), cut: false };
const NO_OUTCOME: Outcome = {
  end: { kind: "exited", code: 0 },
  wallMs: 0,
  stdout: NOTHING,
  stderr: NOTHING,
  writtenBytes: 0,
};

/** A record that is being made: what is on the last one and still needed, and what is new. */
export class NewRecord implements RecordedRuns, KeptRuns {
  readonly toolchains: Toolchains;
  readonly builds = new Map<string, KeptBuild>();
  readonly runs = new Map<string, RecordedRun>();
  /** Runs that another recording might not bring again. */
  readonly unfit: string[] = [];
  readonly #last: RecordedRuns;

  constructor(last: RecordedRuns, toolchains: Toolchains) {
    this.#last = last;
    this.toolchains = toolchains;
  }

  readonly known: KeptRuns["known"] = {
    build: (key) => moved(key, this.#last.builds, this.builds),
    run: (key) => {
      const run = moved(key, this.#last.runs, this.runs);
      return run && asKept(run.outcome);
    },
  };

  keepBuild({ key }: Parameters<KeptRuns["keepBuild"]>[0], build: KeptBuild): void {
    // Its place on this machine is nothing to others.
    const { executable: _, ...kept } = build as KeptBuild & { readonly executable?: unknown };
    this.builds.set(key, kept);
  }

  keepRun({ key, student, case: asked }: Parameters<KeptRuns["keepRun"]>[0], run: TaskRun): void {
    const why = unfitIn(run);
    if (why !== undefined) this.unfit.push(`${student} on ${asked}: ${why}`);
    else if (run.kind === "ran") this.runs.set(key, { case: asked, outcome: unpackOutcome(run.outcome) });
  }
}

function moved<Value>(
  key: string,
  from: ReadonlyMap<string, Value>,
  to: Map<string, Value>,
): Value | undefined {
  const value = to.get(key) ?? from.get(key);
  if (value) to.set(key, value);
  return value;
}

/** Tells why a program might end otherwise in another recording, or on another machine. */
function unfitIn(run: TaskRun): string | undefined {
  if (run.kind === "not-run") {
    const { verdict, finding } = run.attempt;
    return verdict === "CE" ? undefined : (finding?.kind ?? verdict);
  }
  const { end } = run.outcome;
  const isItsOwn = end.kind === "exited" || end.kind === "signalled" || end.kind === "limit";
  return isItsOwn ? run.note?.kind : end.kind;
}

function asKept({ stdout, stderr, answerFile, ...outcome }: Outcome): PackedOutcome {
  // All outputs lie in one buffer, which a thread that judges would be given whole.
  const kept = ({ bytes, cut }: Outcome["stdout"]) => ({ bytes: Buffer.from(bytes), packed: false, cut });
  return {
    ...outcome,
    stdout: kept(stdout),
    stderr: kept(stderr),
    ...(answerFile && { answerFile: kept(answerFile) }),
  };
}
