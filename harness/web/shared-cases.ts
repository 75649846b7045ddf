import type { Case } from "../case/any-case.ts";
import { parseBoard } from "../case/board.ts";

/** Writes cases as a text that a page carries: boards as their text alone, and without paths of the instructor's machine. */
export function sharedCases(cases: readonly Case[]): string {
  const shared = cases.map((asked) => {
    const { file: _, ...kept } = asked;
    if (!("board" in kept)) return kept;
    const { board: __, ...others } = kept;
    return others;
  });
  return JSON.stringify(shared);
}

/** Reads the cases that `sharedCases` wrote. */
export function readCases(text: string): Case[] {
  const shared: (Case & { readonly boardText?: string })[] = JSON.parse(text);
  return shared.map((asked) => {
    const named = { ...asked, file: asked.name };
    return asked.boardText === undefined
      ? named
      : ({ ...named, board: parseBoard(asked.boardText, () => asked.name) } as Case);
  });
}
