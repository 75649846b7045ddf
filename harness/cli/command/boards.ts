import { type BoardReport, checkBoards, importBoards, makeBoards, seedsFor } from "../../case/boards.ts";
import { hardestOf } from "../../problem/lost-knight/hardest.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";

interface BoardsOptions {
  readonly cases: string;
  readonly check?: boolean;
}

/** Makes missing board files, or compares all board files with their seeds. */
export function makeOrCheckBoards(_: [], { cases, check }: BoardsOptions, io: Io): number {
  return show(check ? checkBoards(cases) : makeBoards(cases), io);
}

/** Replaces the boards of the cases with those of a folder. */
export function importFolder([folder]: [string], { cases }: BoardsOptions, io: Io): number {
  return show(importBoards(folder, cases), io);
}

interface SeedOptions {
  readonly among: number;
}

/** Prints the seed of the hardest of the first boards that have the answer which a case states. */
export function printSeed([file]: [string], { among }: SeedOptions, { out }: Io): number {
  out.write(`${hardestOf(seedsFor(file), among)!.seed}\n`);
  return EXIT_CODES.ok;
}

function show(reports: readonly BoardReport[], { out, locale }: Io): number {
  for (const { sentence } of reports) out.write(`${sentence[locale]}\n`);
  return reports.every(({ ok }) => ok) ? EXIT_CODES.ok : EXIT_CODES.failed;
}
