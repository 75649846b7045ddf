import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import { isCoded } from "../../case/names.ts";
import { exportPackage } from "../../exchange/kattis/export.ts";
import { importPackage } from "../../exchange/kattis/import.ts";
import { readPackage } from "../../exchange/kattis/package.ts";
import { refusedElsewhere } from "../../exchange/kattis/standard.ts";
import { type TriedSample, trySamples } from "../../exchange/kattis/try-samples.ts";
import type { PackageVersion } from "../../exchange/kattis/versions.ts";
import { loadCases } from "../../problem/load.ts";
import { withLab } from "../../run/lab.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { chooseIsolation } from "../session/isolation.ts";
import type { CommonOptions } from "../session/options.ts";

interface ImportOptions extends Pick<CommonOptions, "jobs" | "isolation"> {
  readonly to?: string;
}

/** Makes a custom problem of a Kattis package, and puts the package's own programs to it. */
export async function importKattis([folder]: [string], options: ImportOptions, io: Io): Promise<number> {
  const { out, locale } = io;
  const read = readPackage(path.resolve(folder));
  const to = path.resolve(options.to ?? path.basename(read.folder));
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const imported = importPackage(read, to);
  for (const sentence of imported.left) out.write(`${printable(sentence[locale])}\n`);
  const lab = { isolation, jobs: options.jobs, signal: io.stopSignal() };
  const tried = await trySamples(imported, lab);
  for (const sample of tried) out.write(`${lineFor(sample, locale)}\n`);
  out.write(`${MADE[locale]}: ${to}\n`);
  if (lab.signal.aborted) return EXIT_CODES.stopped;
  return tried.some((sample) => sample.isAsExpected === false) ? EXIT_CODES.failed : EXIT_CODES.ok;
}

interface ExportOptions extends Pick<CommonOptions, "cases" | "isolation"> {
  readonly to?: string;
  readonly format: PackageVersion;
}

/** Writes a custom problem as a Kattis package. */
export async function exportKattis([problem]: [string], options: ExportOptions, io: Io): Promise<number> {
  const cases = loadCases({ files: options.cases, problem }).filter(
    (asked): asked is CustomCase => !isCoded(asked.problem),
  );
  if (cases.length === 0) throw new ExpectedError(placed(problem, NOT_CUSTOM));
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  // Other judges take small letters and digits only in the name of a package.
  const folder = path.resolve(options.to ?? problem.replaceAll("-", ""));
  await withLab({ isolation, jobs: 1, signal: io.stopSignal() }, (lab) =>
    exportPackage(cases, { folder, version: options.format }, lab),
  );
  for (const sentence of refusedElsewhere(cases[0]!)) io.out.write(`${sentence[io.locale]}\n`);
  io.out.write(`${PACKAGE[io.locale]}: ${folder}\n`);
  return EXIT_CODES.ok;
}

const PACKAGE: Sentence = say`Package`;
const NOT_CUSTOM: Sentence = say`the rules of this problem are code of Cavalo, so they cannot be exported`;

const MADE: Sentence = say`Problem`;
const AS_EXPECTED: Sentence = say`as expected`;
const OTHERWISE: Sentence = say`NOT AS EXPECTED`;
const NOT_JUDGED: Sentence = say`could not be judged here`;

function lineFor({ name, verdict, isAsExpected }: TriedSample, locale: Io["locale"]): string {
  const said = isAsExpected === undefined ? NOT_JUDGED : isAsExpected ? AS_EXPECTED : OTHERWISE;
  return `${verdict.padEnd(3)} ${printable(name)}: ${said[locale]}`;
}
