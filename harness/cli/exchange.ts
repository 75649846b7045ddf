import path from "node:path";
import type { Sentence } from "../base/sentence.ts";
import { printable } from "../base/text.ts";
import { importPackage } from "../exchange/kattis/import.ts";
import { readPackage } from "../exchange/kattis/package.ts";
import { type TriedSample, trySamples } from "../exchange/kattis/try-samples.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { chooseIsolation } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";

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

const MADE: Sentence = { en: "Problem", "pt-BR": "Problema" };
const AS_EXPECTED: Sentence = { en: "as expected", "pt-BR": "como esperado" };
const OTHERWISE: Sentence = { en: "NOT AS EXPECTED", "pt-BR": "DIFERENTE DO ESPERADO" };
const NOT_JUDGED: Sentence = { en: "could not be judged here", "pt-BR": "não pôde ser julgado aqui" };

function lineFor({ name, verdict, isAsExpected }: TriedSample, locale: Io["locale"]): string {
  const said = isAsExpected === undefined ? NOT_JUDGED : isAsExpected ? AS_EXPECTED : OTHERWISE;
  return `${verdict.padEnd(3)} ${printable(name)}: ${said[locale]}`;
}
