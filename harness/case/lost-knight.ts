import type { Board } from "./board.ts";
import type { CaseBase } from "./case.ts";
import type { Size } from "./knight.ts";

export interface LostKnightCase extends CaseBase, Size {
  readonly problem: "lost-knight";
  readonly board: Board;
  readonly boardText: string;
  readonly answer: number | "impossible";
}
