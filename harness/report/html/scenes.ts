import type { TourDefect } from "../../finding/tour.ts";
import { onTorus, placeInView, VIEW_LETTERS, type View } from "../../finding/view.ts";
import { readWalk, type Step } from "../../finding/walk.ts";
import type { CaseResult, ReportedCase, ToldFinding } from "../record/report.ts";
import type { Scene } from "./board.tsx";
import { isOnBoard } from "./board-lines.ts";

type Pair = readonly [row: number, column: number];

/** Most squares of a board that is drawn whole with all its squares. */
const MOST_SQUARES = 6400;

/** The drawings of a result: the whole board, and the part that matters of a large one. */
export interface Scenes {
  readonly whole?: Omit<Scene, "title">;
  readonly part?: Omit<Scene, "title">;
  /** The student's steps, as they were recorded; absent if there are none. */
  readonly walk?: string;
}

/** Prepares the drawings of a result that was not accepted. There are none if nothing is known of a path. */
export function scenesOf(asked: ReportedCase, result: CaseResult): Scenes {
  const { verdict, finding } = result;
  const { picture, rows, columns } = asked;
  const told = defectIn(finding);
  if (verdict !== "WA" || !picture || !told) return {};
  const walk = "walk" in told ? told.walk : undefined;
  const view = "view" in told ? told.view : undefined;
  const yours = walk === undefined ? [] : readWalk(walk);
  const right = picture.walk === undefined ? [] : readWalk(picture.walk);
  const isAboutRoute = picture.wraps && (right.length > 0 || yours.length > 0);
  const marks = marksOf(result);
  const squares = picture.squares?.split("\n") ?? unvisitedSquares(asked, yours);
  const exit = picture.wraps ? right.at(-1)?.at : undefined;
  const showsStart = picture.wraps || told.kind === "wrong-start";
  const whole =
    isAboutRoute || yours.length > 0
      ? {
          ...{ rows, columns, wraps: picture.wraps, yours, right, exit, ...marks },
          ...(squares && { squares }),
          start: showsStart ? picture.start : undefined,
          place: placeIn(asked, told),
        }
      : undefined;
  const isWhole = rows * columns <= MOST_SQUARES && squares !== undefined;
  const part = view && (!whole || !isWhole) ? partOf(view, marks) : undefined;
  return { ...(whole && { whole }), ...(part && { part }), ...(walk !== undefined && { walk }) };
}

/** The drawing of the part around the place alone; empty if there is none. */
export function partScenes(result: CaseResult): Scenes {
  const told = defectIn(result.finding);
  return told && "view" in told && told.view ? { part: partOf(told.view, marksOf(result)) } : {};
}

function defectIn(finding: CaseResult["finding"]) {
  return finding?.kind === "should-be-no-tour" ? finding.defect : finding;
}

function marksOf({
  finding,
  clue,
}: Pick<CaseResult, "finding" | "clue">): Pick<Scene, "wrongStep" | "rescue"> {
  const told = defectIn(finding);
  return {
    wrongStep: told && "step" in told ? told.step : undefined,
    rescue: clue?.kind === "dead-end" ? clue.rescue : undefined,
  };
}

/** Squares of a tour's board, with a mark on those that the student did not visit. */
function unvisitedSquares(
  { rows, columns, picture }: ReportedCase,
  yours: readonly Step[],
): string[] | undefined {
  if (picture?.wraps || yours.length === 0) return undefined;
  const onBoard = yours.filter(({ at }) => isOnBoard(at, { rows, columns }));
  const visited = new Set(onBoard.map(({ at: [row, column] }) => row * columns + column));
  return Array.from({ length: rows }, (_, row) => {
    let letters = "";
    for (let column = 0; column < columns; column++)
      letters += visited.has(row * columns + column) ? VIEW_LETTERS.plain : VIEW_LETTERS.unvisited;
    return letters;
  });
}

/** The square to look at. One outside a board that wraps around is on it, too, and any other cannot be shown. */
function placeIn({ rows, columns, picture }: ReportedCase, told: ToldFinding | TourDefect): Pair | undefined {
  const at = "at" in told ? told.at : undefined;
  const seen = "view" in told ? told.view?.place : undefined;
  if (picture?.wraps) {
    const place = at ?? seen;
    return place && onTorus({ rows, columns }, place);
  }
  const place = seen ?? at;
  return place && isOnBoard(place, { rows, columns }) ? place : undefined;
}

/** The part of a board as a board of its own, whose squares are counted from its corner. */
function partOf(view: View, marks: Pick<Scene, "wrongStep" | "rescue">): Omit<Scene, "title"> {
  const here = (at: readonly [number, number]) => placeInView(view, at);
  const { rescue, wrongStep } = marks;
  const [from, to] = [rescue && here([...rescue.from]), rescue && here([...rescue.to])];
  return {
    rows: view.squares.length,
    columns: view.squares[0]?.length ?? 0,
    wraps: view.wraps,
    squares: view.squares,
    part: { corner: view.corner, rows: view.rows, columns: view.columns },
    yours: view.steps
      .flatMap(({ step, at }) => {
        const place = here(at);
        return place ? [{ step, at: place }] : [];
      })
      .sort((a, b) => a.step - b.step),
    right: [],
    place: here(view.place),
    wrongStep,
    rescue: from && to ? { from, to } : undefined,
    start: letterIn(view.squares, VIEW_LETTERS.start),
    exit: letterIn(view.squares, VIEW_LETTERS.exit),
  };
}

function letterIn(squares: readonly string[], letter: string): Pair | undefined {
  const row = squares.findIndex((text) => text.includes(letter));
  return row < 0 ? undefined : [row, squares[row]!.indexOf(letter)];
}

/** The small board on which a wrong idea shows, with its letters only. */
export function exampleScene(cause: ToldFinding): Omit<Scene, "title"> | undefined {
  if (!("example" in cause) || !cause.example) return undefined;
  const squares = cause.example.board.trimEnd().split("\n");
  return {
    rows: squares.length,
    columns: squares[0]!.length,
    wraps: true,
    squares,
    yours: [],
    right: [],
    start: letterIn(squares, VIEW_LETTERS.start),
    exit: letterIn(squares, VIEW_LETTERS.exit),
  };
}
