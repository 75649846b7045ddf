import { around } from "../../case/board-rules.ts";
import type { Finding } from "../../finding/index.ts";
import { placeInView, VIEW_LETTERS, type View, type ViewLetter } from "../../finding/view.ts";
import { readWalk, type Step } from "../../finding/walk.ts";
import type { ReportedCase } from "../record/report.ts";

/** Marks of a drawing, in the order of its legend. */
const MARKS = ["place", "step", "way", "start", "exit", "blocked", "unvisited", "seam"] as const;
export type Mark = (typeof MARKS)[number];

export interface DrawingStyle {
  /** Allows signs beyond ASCII. */
  readonly unicode: boolean;
  /** Meanings of the marks, in the reader's language. */
  readonly legend: Readonly<Record<Mark, string>>;
}

interface Lines {
  readonly across: string;
  readonly down: string;
  /**
   * Crossings of lines that continue down, both ways or up; the characters are for right, both ways and left.
   */
  readonly crossings: readonly [string, string, string];
}

/** Signs of a drawing, each as wide as a letter. */
interface Signs {
  readonly squares: Readonly<Record<ViewLetter, string>>;
  /** Edge at which the board ends. */
  readonly edge: Lines;
  /** Edge at which the board continues on the opposite side. */
  readonly seam: Lines;
}

const UNICODE: Signs = {
  squares: { x: "█", C: "C", S: "S", o: "○", ".": "·", " ": " " },
  edge: { across: "─", down: "│", crossings: ["┌┬┐", "├┼┤", "└┴┘"] },
  seam: { across: "═", down: "║", crossings: ["╔╦╗", "╠╬╣", "╚╩╝"] },
};

const ASCII: Signs = {
  squares: { x: "#", C: "C", S: "S", o: "o", ".": ".", " ": " " },
  edge: { across: "-", down: "|", crossings: ["+++", "+++", "+++"] },
  seam: { across: "=", down: ":", crossings: ["+++", "+++", "+++"] },
};

/** Draws the board around the place of a finding, with a legend, as lines. Empty if there is no place. */
export function drawingOf(finding: Finding, style: DrawingStyle): string[] {
  const view = viewIn(finding);
  return view ? sketch(view, "step", style) : [];
}

/** Most rows and most columns of a board on which a way is drawn. */
const MOST_SIDE = 12;

/** Draws a small board with a shortest way. Empty if no way is known, if it is a single move, or if the board does not wrap around. */
export function wayDrawing(
  { rows, columns, picture }: Pick<ReportedCase, "rows" | "columns" | "picture">,
  style: DrawingStyle,
): string[] {
  const { wraps, squares, walk } = picture ?? {};
  if (!wraps || squares === undefined || walk === undefined) return [];
  if (Math.max(rows, columns) > MOST_SIDE) return [];
  // C and S stay what they are.
  const steps = readWalk(walk).slice(1, -1);
  if (steps.length === 0) return [];
  return sketch({ rows, columns, wraps, corner: [0, 0], squares: squares.split("\n"), steps }, "way", style);
}

/** A view, in which a place may be marked. */
interface Sketched extends Omit<View, "place" | "steps"> {
  readonly place?: View["place"];
  readonly steps: readonly Step[];
}

/** Draws a part of a board. The numbers are steps of the program, or a way. */
function sketch(view: Sketched, numbers: "step" | "way", { unicode, legend }: DrawingStyle): string[] {
  const signs = unicode ? UNICODE : ASCII;
  const cells = cellsOf(view);
  const down = axisOf(view.corner[0], { length: cells.length, side: view.rows, wraps: view.wraps });
  const right = axisOf(view.corner[1], { length: cells[0]!.length, side: view.columns, wraps: view.wraps });
  const seen = new Set<Mark | undefined>(
    cells.flat().map((cell) => (typeof cell === "number" ? numbers : LETTER_MARKS[cell])),
  );
  if (view.place) seen.add("place");
  if (view.wraps && [...down, ...right].some(({ kind }) => kind === "edge")) seen.add("seam");
  const explained = MARKS.filter((mark) => seen.has(mark)).map(
    (mark) => `${signOf(mark, signs)} ${legend[mark]}`,
  );
  const texts = textsOf(cells, view, signs);
  return [...linesOf({ texts, down, right }, view.wraps ? signs.seam : signs.edge), explained.join(", ")];
}

function viewIn(finding: Finding): View | undefined {
  if (finding.kind === "should-be-no-tour") return finding.defect.view;
  return "view" in finding ? finding.view : undefined;
}

const LETTER_MARKS: Readonly<Record<ViewLetter, Mark | undefined>> = {
  [VIEW_LETTERS.start]: "start",
  [VIEW_LETTERS.exit]: "exit",
  [VIEW_LETTERS.blocked]: "blocked",
  [VIEW_LETTERS.unvisited]: "unvisited",
  [VIEW_LETTERS.plain]: undefined,
  [VIEW_LETTERS.offBoard]: undefined,
};

function signOf(mark: Mark, { squares, seam }: Signs): string {
  const marks: Readonly<Record<Mark, string>> = {
    place: "[ ]",
    step: "1 2 3",
    way: "1 2 3",
    start: squares.C,
    exit: squares.S,
    blocked: squares.x,
    unvisited: squares.o,
    seam: seam.down,
  };
  return marks[mark];
}

/** A letter of a view, or the number of the step that is on the square. */
type Cell = ViewLetter | number;

function cellsOf(view: Sketched): Cell[][] {
  const cells = view.squares.map((letters) => letters.split("") as Cell[]);
  // Draw the first step last, over another one on the same square: it is the most important.
  for (const { at, step } of view.steps.toReversed()) {
    const [row, column] = placeInView(view, at)!;
    cells[row]![column] = step;
  }
  return cells;
}

function textsOf(cells: readonly (readonly Cell[])[], view: Sketched, { squares }: Signs): string[][] {
  const signOf = (cell: Cell | undefined) => (typeof cell === "number" ? cell : squares[cell!]);
  const texts = cells.map((row) => row.map((cell) => `${signOf(cell)} `));
  const [row, column] = (view.place && placeInView(view, view.place)) ?? [];
  if (row !== undefined && column !== undefined) texts[row]![column] = `[${signOf(cells[row]![column])}]`;
  return texts;
}

/** Squares and edges, from top to bottom or from left to right. */
type Stop =
  | { readonly kind: "square"; readonly offset: number; readonly label: string; readonly onBoard: boolean }
  /** `before` and `after` say if the drawing shows the board on that side of the edge. */
  | { readonly kind: "edge"; readonly before: boolean; readonly after: boolean };

interface Stretch extends Pick<View, "wraps"> {
  /** Number of rows or columns that are shown. */
  readonly length: number;
  /** Number of rows or columns of the board. */
  readonly side: number;
}

function axisOf(first: number, { length, side, wraps }: Stretch): Stop[] {
  const onBoard = (offset: number) => wraps || (first + offset >= 0 && first + offset < side);
  const stops: Stop[] = [];
  for (let offset = 0; offset <= length; offset++) {
    const position = wraps ? around(first + offset, side) : first + offset;
    if (position === 0 || (!wraps && position === side))
      stops.push({
        kind: "edge",
        before: offset > 0 && onBoard(offset - 1),
        after: offset < length && onBoard(offset),
      });
    if (offset < length)
      stops.push({ kind: "square", offset, label: `${position}`, onBoard: onBoard(offset) });
  }
  return stops;
}

interface Frame {
  readonly texts: readonly (readonly string[])[];
  readonly down: readonly Stop[];
  readonly right: readonly Stop[];
}

function linesOf({ texts, down, right }: Frame, lines: Lines): string[] {
  const labelOf = (stop: Stop) => (stop.kind === "square" ? stop.label : "");
  const width = 1 + longest([...texts.flat(), ...right.map(labelOf)]);
  const margin = longest(down.map(labelOf));
  const [across, blank] = [lines.across.repeat(width), " ".repeat(width)];
  const textAt = (row: Stop, column: Stop): string => {
    if (row.kind === "edge" && column.kind === "edge") return crossing(row, column, lines);
    if (row.kind === "square" && column.kind === "square")
      return texts[row.offset]![column.offset]!.padStart(width);
    if (column.kind === "square") return column.onBoard ? across : blank;
    return row.kind === "square" && row.onBoard ? lines.down : " ";
  };
  const line = (label: string, textOf: (column: Stop) => string) => {
    let text = `${label.padStart(margin)} `;
    for (const column of right) text += textOf(column);
    return text.trimEnd();
  };
  return [
    line("", (column) => (column.kind === "square" ? `${column.label} `.padStart(width) : " ")),
    ...down.map((row) => line(labelOf(row), (column) => textAt(row, column))),
  ];
}

type Edge = Extract<Stop, { kind: "edge" }>;

function crossing(row: Edge, column: Edge, { crossings }: Lines): string {
  const which = ({ before, after }: Edge) => (before && after ? 1 : after ? 0 : 2);
  return crossings[which(row)]![which(column)]!;
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
