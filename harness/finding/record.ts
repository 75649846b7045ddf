import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";

/** Maps each kind of finding to its data besides the kind. */
type FindingTable = Readonly<Record<string, TProperties>>;

/** Records that a table describes, told apart by `kind`. */
export type RecordOf<Table extends FindingTable, Kind extends keyof Table = keyof Table> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<Static<TObject<Table[Each]>>>;
}[Kind];

/**
 * Builds the schema of a table's records.
 *
 * @param shared the data that each record has besides the data of its kind
 */
export function recordSchema<Table extends FindingTable, Shared extends TProperties>(
  table: Table,
  shared: Shared,
) {
  const records = Object.entries(table).map(([kind, data]) =>
    Type.Object({ kind: Type.Literal(kind), ...shared, ...data }, { additionalProperties: false }),
  );
  return Type.Unsafe<RecordOf<Table> & Static<TObject<Shared>>>(Type.Union(records));
}

// Vocabulary of all tables: `at` and `from` are squares, `step` and `number` are counted as the program
// counts, `quote` is evidence in the program's own words.

/** Square that may lie off the board, unlike a square of a case. */
export const square = Type.Tuple([Type.Integer(), Type.Integer()], {
  description: "a square as [row, column], counted from 0 at the top left",
});

export const vector = Type.Tuple([Type.Integer(), Type.Integer()], {
  description: "rows down, columns right; around the edges of a board that wraps, where that is shorter",
});

/** Number of squares, moves or steps, or the position of one of them. */
export const count = Type.Integer();

export const quote = Type.String({
  description: "one line of what a program printed, shortened, and safe to show on a terminal",
});

/** The line of an output that something was read from. */
export const outputLine = Type.Object(
  { line: count, quote },
  {
    additionalProperties: false,
    description: "the line of the output that the answer was read from, counted from 1",
  },
);

/** The line of a source file. */
export const sourceLine = {
  file: Type.String(),
  line: count,
  cell: Type.Optional(
    Type.Object(
      { notebook: Type.String(), cell: count, line: count },
      {
        additionalProperties: false,
        description: "the same line, if the file was read out of a notebook: its cells with code are counted",
      },
    ),
  ),
};

/** The line of a source file that a compiler names. */
export const compilerPlace = Type.Object(
  {
    ...sourceLine,
    code: Type.Optional(quote),
    around: Type.Optional(
      Type.String({
        description: "the lines from the one before it to the one behind it, each with its number",
      }),
    ),
  },
  { additionalProperties: false, description: "the line of a source file that the compiler names" },
);

export const size = { rows: count, columns: count };
