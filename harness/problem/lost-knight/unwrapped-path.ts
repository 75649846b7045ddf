import type { LostKnightCase } from "../../case/lost-knight.ts";
import { toSquare } from "../../case/square-schema.ts";
import type { Finding } from "../../finding/index.ts";
import { onTorus } from "../../finding/view.ts";
import { readWalk } from "../../finding/walk.ts";
import type { CaseAttempt } from "../cause/case-attempt.ts";
import { firstPathDefect } from "./check.ts";

/**
 * Recognises paths that only leave the board: with each square brought back onto it, every one of them is right. Paths that
 * are too long to be kept say nothing.
 */
export function unwrappedPaths(
  tried: readonly CaseAttempt<LostKnightCase>[],
): Finding<"path-not-wrapped"> | undefined {
  const astray = tried.flatMap(({ asked, finding }) =>
    finding?.kind === "path-leaves-board" && finding.walk !== undefined
      ? [{ asked, ...finding, walk: finding.walk }]
      : [],
  );
  const [first] = astray;
  if (!first || !astray.every(isRightIfWrapped)) return undefined;
  const { asked, step, at, rows, columns } = first;
  const to = onTorus({ rows, columns }, at);
  return { kind: "path-not-wrapped", case: asked.name, step, at, to, wrong: astray.length };
}

function isRightIfWrapped({ asked, walk }: { asked: LostKnightCase; walk: string }): boolean {
  const path = readWalk(walk).map(({ at }) => toSquare(onTorus(asked.board, at)));
  return firstPathDefect(asked, path) === undefined;
}
