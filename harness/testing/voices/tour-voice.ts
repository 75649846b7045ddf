import { knightNeighbours } from "../../case/knight.ts";
import {
  BOARD_SHAPES,
  CELL_SHAPES,
  COORDINATE_SHAPES,
  NAMED_SHAPES,
  type Shape,
  SQUARE_SHAPES,
} from "../tour-shapes.ts";
import { squaresInOrder } from "../tours.ts";
import { type Dice, diceOf } from "./dice.ts";
import { hashOf, styleOf } from "./styles.ts";
import type { Steps, TouredCase } from "./tour-case.ts";
import { TOUR_FAREWELLS, TOUR_NONES, TOUR_PREAMBLES, TOUR_TITLES } from "./tour-sentences.ts";

/** A program's own way of telling a tour, the same in every case. */
export interface TourVoice {
  /** Its words, to find the voice that was not understood. */
  readonly words: string;
  say(said: Steps | "none", toured: TouredCase): Buffer;
}

interface Named<Write> {
  readonly name: string;
  readonly write: Write;
}
type Log = Named<(said: Steps, base: 0 | 1) => string>;

/** These are said by the style. */
const LINE_ENDS = ["Windows line ends", "old Macintosh line ends"];

const named = (shapes: Readonly<Record<string, Shape>>, names: readonly string[]): Named<Shape>[] =>
  names.map((name) => ({ name, write: shapes[name]! }));

/** Ways of showing the tour a second time. */
const ALSO_DRAWN = named(BOARD_SHAPES, ["numbers and spaces", "borders of signs", "letters beside"]);
const ALSO_LISTED = named(COORDINATE_SHAPES, ["round brackets in a row", "square brackets", "JSON pairs"]);

const LISTS = { ...COORDINATE_SHAPES, ...NAMED_SHAPES, ...SQUARE_SHAPES };

/** Makes the voice of a program that tells one tour. */
export function tourVoice(seed: number): TourVoice {
  const dice = diceOf(seed);
  const style = styleOf(dice);
  const base = dice.pick([0, 1] as const);
  const isBoard = dice.once(2);
  const shape = isBoard ? shapeOf(dice, BOARD_SHAPES) : shapeOf(dice, dice.once(8) ? CELL_SHAPES : LISTS);
  // Those that draw the board also list the squares, or the other way round.
  const other = dice.once(5) ? dice.pick(isBoard ? ALSO_LISTED : ALSO_DRAWN) : undefined;
  const log = dice.once(3) ? dice.pick(LOGS) : undefined;
  const some = (lines: readonly string[], most: number) =>
    Array.from({ length: dice.below(most + 1) }, () => dice.pick(lines));
  const before = some(TOUR_PREAMBLES, 3);
  const title = some(TOUR_TITLES, 1);
  const after = some(TOUR_FAREWELLS, 3);
  const none = dice.pick(TOUR_NONES);
  return {
    words: JSON.stringify({
      shape: `${shape.name} from ${base}`,
      ...{ other: other?.name, log: log?.name, before, title, after, none, style: style.name },
    }),
    say(said, toured) {
      const noise = diceOf(seed ^ hashOf(toured.asked.name));
      const shapes = other ? [other, shape] : [shape];
      const tour =
        said === "none"
          ? [none]
          : [
              ...(log ? [log.write(said, base)] : []),
              ...title,
              ...shapes.map(({ write }) => write({ lines: said, base })),
              ...after,
            ];
      // Nobody presses Enter behind a prompt.
      const prompts = before.map((part) => (part.endsWith(" ") ? part : `${part}\n`)).join("");
      return style.encode(filled(prompts + tour.join("\n"), { toured, noise, base }));
    },
  };
}

/** Makes the voice of a program that tells tours from several starts, the one that is asked for among them. */
export function severalToursVoice(seed: number): TourVoice {
  const dice = diceOf(seed);
  const style = styleOf(dice);
  const base = dice.pick([0, 1] as const);
  const shape = shapeOf(dice, dice.once(2) ? BOARD_SHAPES : LISTS);
  return {
    words: JSON.stringify({ several: shape.name, base, style: style.name }),
    say(said, { elsewhere }) {
      const tours = said === "none" ? [] : [said, ...elsewhere];
      return style.encode(tours.map((lines) => shape.write({ lines, base })).join("\n\n"));
    },
  };
}

function shapeOf(dice: Dice, shapes: Readonly<Record<string, Shape>>): Named<Shape> {
  const name = dice.pick(Object.keys(shapes).filter((each) => !LINE_ENDS.includes(each)));
  return { name, write: shapes[name]! };
}

/** Prints a board of signs or numbers. */
const drawn = (lines: Steps, cell: (step: number) => number | string) =>
  lines.map((line) => line.map((step) => String(cell(step)).padStart(2)).join(" ")).join("\n");

/** Lines and boards before the tour. */
const LOGS: readonly Log[] = [
  {
    name: "visits",
    write: (said, base) =>
      squaresInOrder(said)
        .map(({ row, column }) => `Visitando (${row + base}, ${column + base})`)
        .join("\n"),
  },
  {
    name: "moves",
    write: (said, base) =>
      squaresInOrder(said)
        .map(
          ({ row, column }, step) => `Movimento ${step + base}: linha ${row + base}, coluna ${column + base}`,
        )
        .join("\n"),
  },
  { name: "empty board", write: (said) => drawn(said, () => 0) },
  { name: "empty board of -1", write: (said) => drawn(said, () => -1) },
  { name: "empty board of dots", write: (said) => drawn(said, () => ".") },
  { name: "knight on the board", write: (said) => drawn(said, (step) => (step === 0 ? "C" : ".")) },
  {
    name: "exits",
    write: (said) => {
      const size = { rows: said.length, columns: said[0]!.length };
      const exits = said.map((line, row) =>
        line.map((_, column) => knightNeighbours(size, row * size.columns + column).length),
      );
      return drawn(exits, (count) => count);
    },
  },
  {
    name: "boards on the way",
    write: (said, base) =>
      [3, 9, 17].map((last) => drawn(said, (step) => (step < last ? step + base : base - 1))).join("\n\n"),
  },
  {
    name: "marks on the way",
    write: (said) => [3, 9, 17].map((last) => drawn(said, (step) => (step < last ? "#" : "."))).join("\n\n"),
  },
  {
    name: "tries",
    write: (said) =>
      [1, 2, 3].map((n) => `Tentativa ${n}: ${said.length * n + 2} casas visitadas`).join("\n"),
  },
];

interface Filling {
  readonly toured: TouredCase;
  readonly noise: Dice;
  readonly base: 0 | 1;
}

function filled(text: string, { toured, noise, base }: Filling): string {
  const { rows, columns, start } = toured.asked;
  const values: Record<string, () => number> = {
    rows: () => rows,
    columns: () => columns,
    lastRow: () => rows - 1,
    lastColumn: () => columns - 1,
    row: () => start.row + base,
    column: () => start.column + base,
    total: () => rows * columns,
    moves: () => rows * columns - 1,
    t: () => noise.between(1, 90),
    v: () => noise.between(70, 9000),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name]?.() ?? whole));
}
