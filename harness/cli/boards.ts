import { type BoardReport, checkBoards, importBoards, makeBoards, searchSeed } from "../case/boards.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";

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

/** Prints the first seed whose board has the answer that a case states. */
export function printSeed([file]: [string], _: BoardsOptions, { out }: Io): number {
  out.write(`${searchSeed(file)}\n`);
  return EXIT_CODES.ok;
}

function show(reports: readonly BoardReport[], { out, locale }: Io): number {
  for (const { sentence } of reports) out.write(`${sentence[locale]}\n`);
  return reports.every(({ ok }) => ok) ? EXIT_CODES.ok : EXIT_CODES.failed;
}
