import path from "node:path";
import type { Isolation } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import type { Lab } from "../run/lab.ts";
import type { Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { smallRun } from "../run/small-run.ts";
import { build } from "../submission/build/build.ts";
import { type Build, environmentFor } from "../submission/build/executable.ts";
import { detectProgram } from "../submission/find/shape/detect.ts";
import { readTree } from "../submission/find/tree/tree.ts";
import { resourcesFor } from "../submission/language/runtime.ts";
import type { Manifest } from "../submission/manifest.ts";
import { folderWith } from "./folders.ts";
import { labFor } from "./lab.ts";
import { TEST_LIMITS } from "./levels.ts";

type Files = Readonly<Record<string, string | Buffer>>;

/** Differences from a submission without a manifest, at the best level of isolation. */
interface BuildChanges extends Manifest {
  readonly isolation?: Isolation;
  readonly signal?: AbortSignal;
  /** A lab that several are built in, one after the other. */
  readonly lab?: Lab;
}

/** Builds what a student hands in. */
export async function built(
  files: Files,
  { isolation, signal, lab, ...manifest }: BuildChanges = {},
): Promise<Build> {
  const folder = folderWith(files);
  const kind = await detectProgram(await readTree(folder), manifest);
  const submission = { name: "own", folder, problem: "lost-knight", manifest, kind } as const;
  const place = lab ?? labFor(isolation ?? (await bestIsolation()));
  return build(submission, folderWith({}), { ...place, signal });
}

/** Builds and runs it; all that it prints. */
export async function printedBy(files: Files, changes: BuildChanges = {}): Promise<string> {
  return printedOnceBuilt(await built(files, changes), changes);
}

/** Runs what was built; all that it prints. */
export async function printedOnceBuilt(
  done: Build,
  changes: Pick<BuildChanges, "isolation"> = {},
): Promise<string> {
  const { stdout, stderr } = await ranOnceBuilt(done, changes);
  return `${stdout.bytes}${stderr.bytes}`;
}

/** Runs what was built. */
export async function ranOnceBuilt(
  done: Build,
  { isolation }: Pick<BuildChanges, "isolation"> = {},
): Promise<Outcome> {
  if (done.kind !== "ready") throw new Error(JSON.stringify(done));
  const { command, variables = {}, visible, runtime, searchPath } = done.executable;
  const request = smallRun(
    command.map((part) => part.replaceAll("{memory}", "256")),
    path.join(folderWith({}), "run"),
    {
      visible,
      environment: environmentFor(searchPath),
      variables,
      limits: { ...TEST_LIMITS, outputBytes: 65_536 },
      resources: resourcesFor(TEST_LIMITS, runtime),
    },
  );
  return run(request, isolation ?? (await bestIsolation()));
}
