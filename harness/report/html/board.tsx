import type { ComponentChildren } from "preact";
import type { Step } from "../../finding/walk.ts";
import type { DrawingMark } from "../catalogue/page-words.ts";
import { type DrawnMove, isOnBoard, movesOf } from "./board-lines.ts";

type Pair = readonly [row: number, column: number];

/** Units of a drawing for the side of a square. */
const SIDE = 10;

/** Size of a drawing on the screen: of each square of a small board, and of the longer side of a large one. */
const PIXELS_A_SQUARE = 36;
const MOST_PIXELS = 380;

/** Most rows and columns of a drawing with the numbers of rows, columns and steps. */
export const MOST_NUMBERED = 12;

/** A board, or a part of one, to be drawn. Squares are counted from the upper left one of the part. */
export interface Scene {
  readonly rows: number;
  readonly columns: number;
  readonly wraps: boolean;
  /** Letters of the squares, as in the text of a board or in a view; absent if they are not known. */
  readonly squares?: readonly string[];
  /** The number of the first row and column of the part, and the size of the whole board. */
  readonly part?: { readonly corner: Pair; readonly rows: number; readonly columns: number };
  /** The steps of a student. */
  readonly yours: readonly Step[];
  /** A right answer. */
  readonly right: readonly Step[];
  /** The square to look at. */
  readonly place?: Pair | undefined;
  /** The first wrong step. */
  readonly wrongStep?: number | undefined;
  readonly rescue?: { readonly from: Pair; readonly to: Pair } | undefined;
  readonly start?: Pair | undefined;
  readonly exit?: Pair | undefined;
  /** A title for those who cannot see it. */
  readonly title: string;
}

/** Draws a board as SVG. */
export function BoardDrawing(scene: Scene) {
  const { rows, columns, squares = [], place, rescue, start, exit, right, yours, title, wrongStep } = scene;
  const longer = Math.max(rows, columns);
  const isNumbered = longer <= MOST_NUMBERED;
  // Room for the numbers of rows and columns, and for moves over an edge.
  const [before, after] = isNumbered ? [SIDE, SIDE / 2] : [longer * 0.4, longer * 0.4];
  const [width, height] = [columns * SIDE + before + after, rows * SIDE + before + after];
  // Signs on a large board must be seen, too.
  const scale = isNumbered ? 1 : Math.max(1, longer / 16);
  const pixels = isNumbered ? PIXELS_A_SQUARE / SIDE : MOST_PIXELS / Math.max(width, height);
  // Moves over an edge are cut a little beyond it.
  const beyond = 0.7 * after;
  const clip = [-beyond, -beyond, columns * SIDE + 2 * beyond, rows * SIDE + 2 * beyond];
  // A part of a board is unrolled: no move in it goes over an edge.
  const board = { rows, columns, wraps: scene.wraps && !scene.part };
  const rightMoves = movesOf(right, board);
  const yourMoves = movesOf(yours, board);
  return (
    <svg
      class="board"
      viewBox={[-before, -before, width, height].join(" ")}
      width={Math.round(width * pixels)}
      height={Math.round(height * pixels)}
      role="img"
      aria-label={title}
      data-focus={place && centre(place).join(" ")}
    >
      <rect class="ground" width={columns * SIDE} height={rows * SIDE} />
      {isNumbered && <path class="dark" d={chequered(scene)} />}
      <path class="blocked" d={squaresWith("x", squares)} />
      <path class="beyond" d={squaresWith(" ", squares)} />
      {isNumbered && <Labels {...scene} />}
      <Rim {...scene} />
      <path class="unvisited" d={circlesOn("o", squares)} />
      {place && <rect class="place" {...cornerOf(place)} width={SIDE} height={SIDE} rx={1.5} />}
      <svg
        x={clip[0]}
        y={clip[1]}
        width={clip[2]}
        height={clip[3]}
        viewBox={clip.join(" ")}
        aria-hidden="true"
      >
        {rightMoves.length > 0 && <path class="right" d={lineOf(rightMoves)} />}
        {isNumbered ? (
          yourMoves.map((move) => (
            <path
              class={`yours${move.step === wrongStep ? " wrong" : ""}`}
              data-step={move.step}
              d={lineOf([move])}
            />
          ))
        ) : (
          <path class="yours" d={lineOf(yourMoves)} />
        )}
        {!isNumbered &&
          yourMoves
            .filter(({ step }) => step === wrongStep)
            .map((move) => <path class="yours wrong" d={lineOf([move])} />)}
        {rescue && <path class="rescue" d={lineOf([{ step: 0, strokes: [rescue] }])} />}
      </svg>
      <Marker at={start} letter="C" scale={scale} />
      <Marker at={exit} letter="S" scale={scale} />
      {isNumbered && <Numbers {...scene} />}
      {!isNumbered && <circle class="knight" r={2.2 * scale} data-knight data-sized />}
    </svg>
  );
}

function Marker({ at, letter, scale }: { at: Pair | undefined; letter: string; scale: number }) {
  if (!at) return null;
  const [x, y] = centre(at);
  return (
    <g class={letter === "C" ? "start" : "exit"}>
      <circle cx={x} cy={y} r={3.6 * scale} data-sized />
      <text x={x} y={y} font-size={5 * scale} data-sized>
        {letter}
      </text>
    </g>
  );
}

/**
 * The numbers of steps on their squares, the first on top: it is the most important. A step that begins on the start, or ends
 * on the exit, has the mark of that square.
 */
function Numbers({ yours, right, rows, columns, start, exit }: Scene) {
  const shown = yours.length > 0 ? yours : right;
  const kind = yours.length > 0 ? "yours" : "right";
  const isMarked = (step: Step, mark: Pair | undefined) => mark !== undefined && isSame(step.at, mark);
  const hidden = [
    ...shown.slice(0, 1).filter((step) => isMarked(step, start)),
    ...shown.slice(-1).filter((step) => isMarked(step, exit)),
  ];
  return (
    <>
      {shown
        .filter((step) => isOnBoard(step.at, { rows, columns }) && !hidden.includes(step))
        .toReversed()
        .map(({ step, at }) => {
          const [x, y] = centre(at);
          return (
            <g class={`number of-${kind}${step > 99 ? " long" : ""}`} data-step={step}>
              <circle cx={x} cy={y} r={3.2} />
              <text x={x} y={y}>
                {step}
              </text>
            </g>
          );
        })}
    </>
  );
}

/** Numbers of rows and columns. */
function Labels({ rows, columns, wraps, part }: Scene) {
  const name = (at: number, axis: 0 | 1) => {
    if (!part) return at;
    const side = axis === 0 ? part.rows : part.columns;
    const number = part.corner[axis] + at;
    if (wraps) return ((number % side) + side) % side;
    return number >= 0 && number < side ? number : "";
  };
  return (
    <g class="labels">
      {Array.from({ length: rows }, (_, row) => (
        <text x={-SIDE * 0.6} y={(row + 0.5) * SIDE}>
          {name(row, 0)}
        </text>
      ))}
      {Array.from({ length: columns }, (_, column) => (
        <text x={(column + 0.5) * SIDE} y={-SIDE * 0.6}>
          {name(column, 1)}
        </text>
      ))}
    </g>
  );
}

/** The edges of the board that lie in the part. An edge over which the board continues is dashed. */
function Rim({ rows, columns, wraps, part }: Scene) {
  const kind = wraps ? "seam" : "edge";
  if (!part) return <rect class={kind} width={columns * SIDE} height={rows * SIDE} />;
  const lines = (first: number, length: number, side: number) =>
    Array.from({ length: length + 1 }, (_, at) => at).filter((at) =>
      wraps ? (first + at) % side === 0 : first + at === 0 || first + at === side,
    );
  return (
    <g class={kind}>
      {lines(part.corner[0], rows, part.rows).map((row) => (
        <path d={`M0 ${row * SIDE}H${columns * SIDE}`} />
      ))}
      {lines(part.corner[1], columns, part.columns).map((column) => (
        <path d={`M${column * SIDE} 0V${rows * SIDE}`} />
      ))}
    </g>
  );
}

function centre([row, column]: Pair): Pair {
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
}

function cornerOf([row, column]: Pair) {
  return { x: column * SIDE, y: row * SIDE };
}

/** Moves as one path. Where a stroke begins at the end of the one before it, only the way is written. */
function lineOf(moves: readonly DrawnMove[]): string {
  let end: Pair | undefined;
  const parts = moves
    .flatMap(({ strokes }) => strokes)
    .map(({ from, to }) => {
      const jump = end && isSame(end, from) ? "" : `M${centre(from).join(" ")}`;
      end = to;
      return `${jump}l${(to[1] - from[1]) * SIDE} ${(to[0] - from[0]) * SIDE}`;
    });
  return parts.join("");
}

function isSame(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** A circle on each square with a letter, all as one path. */
function circlesOn(letter: string, squares: readonly string[]): string {
  const circles = squares.flatMap((text, row) =>
    Array.from(text, (each, column) => (each === letter ? circle(centre([row, column])) : "")),
  );
  return circles.join("");
}

function circle([x, y]: Pair): string {
  return `M${x} ${y}m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`;
}

/** All squares with a letter as one path, each run of them as one rectangle. */
function squaresWith(letter: string, squares: readonly string[]): string {
  const runs = new RegExp(`${letter}+`, "g");
  return squares
    .map((text, row) =>
      Array.from(text.matchAll(runs), ({ index, 0: { length } }) => rectangle([row, index], length)).join(""),
    )
    .join("");
}

function rectangle([row, column]: Pair, length: number): string {
  return `M${column * SIDE} ${row * SIDE}h${length * SIDE}v${SIDE}h-${length * SIDE}z`;
}

function chequered({ rows, columns, part }: Scene): string {
  const odd = part ? Math.abs(part.corner[0] + part.corner[1]) % 2 : 0;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      (row + column + odd) % 2 === 1 ? rectangle([row, column], 1) : "",
    ).join(""),
  ).join("");
}

interface FigureProps {
  readonly caption: string;
  readonly legend: readonly { readonly mark: DrawingMark; readonly text: string }[];
  readonly buttons?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A drawing with its legend, and the buttons that play or zoom it. */
export function BoardFigure({ caption, legend, buttons, children }: FigureProps) {
  return (
    <figure class="drawing">
      {children}
      {buttons}
      <figcaption>
        <span>{caption}</span>
        <ul class="legend">
          {legend.map(({ mark, text }) => (
            <li>
              <i class={`key ${mark}`} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
