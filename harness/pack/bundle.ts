import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import type { ProblemName } from "../case/names.ts";
import type { Limits } from "../run/outcome.ts";
import { npmPackage, tarOf, zipOf } from "./archives.ts";
import { editionFiles } from "./edition.ts";
import { filesIn } from "./files.ts";
import { PLATFORMS } from "./platform/index.ts";
import type { PlatformName } from "./platform/names.ts";

const TEMPLATES = path.join(PACKAGE_FOLDER, "harness", "pack", "templates");

/** Memory for one program, in a container of 768 MB that also holds the harness. */
const MOST_MEMORY_BYTES = 384 * 1024 * 1024;

export interface BundleRequest {
  readonly platform: PlatformName;
  /** The one problem of the assignment. */
  readonly problem: ProblemName;
  /** Cases of that problem, which the reference proved. */
  readonly cases: readonly Case[];
  readonly locale: Locale;
}

/** Makes the bundle of a platform: a zip with its scripts and an edition that holds the cases. */
export async function bundleFor({ platform, problem, cases, locale }: BundleRequest): Promise<Buffer> {
  const { format, result, variables, archive } = PLATFORMS[platform];
  const settings = { problem, language: locale, format, result, variables: variables.join(" ") };
  const files = new Map([
    ["cavalo.tgz", await npmPackage(editionFiles({ for: "platform", cases, limitsOf: onHalfAProcessor }))],
    ["settings", Buffer.from(assignments(settings))],
    ...filesIn(path.join(TEMPLATES, "common")),
    ...filesIn(path.join(TEMPLATES, platform)),
  ]);
  if (archive) {
    const packed = new Map(archive.files.map((name) => [name, files.get(name)!]));
    for (const name of archive.files) files.delete(name);
    files.set(archive.name, await tarOf(packed));
  }
  return zipOf(files);
}

/** Limits for half a processor: computing takes the same CPU time, and twice as long. */
function onHalfAProcessor(limits: Limits): Limits {
  return {
    ...limits,
    wallMs: 2 * limits.wallMs,
    memoryBytes: Math.min(limits.memoryBytes, MOST_MEMORY_BYTES),
  };
}

/** Text that a shell reads as variables; no value has a quote. */
function assignments(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("");
}
