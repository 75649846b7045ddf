import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";

/** What a table of findings maps each kind to: the data that it has besides its kind. */
type FindingTable = Readonly<Record<string, TProperties>>;

/** The records that a table describes, told apart by `kind`. */
export type RecordOf<Table extends FindingTable, Kind extends keyof Table = keyof Table> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<Static<TObject<Table[Each]>>>;
}[Kind];

/**
 * The schema of a table's records.
 *
 * @param shared what each record has besides the data of its kind
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

// The words of all tables: `at` and `from` are squares, `step` and `number` count from what the program counts from,
// `quote` is evidence in the program's own words.

/** Unlike a square of a case, it may lie off the board. */
export const square = Type.Tuple([Type.Integer(), Type.Integer()], {
  description: "a square as [row, column], counted from 0 at the top left",
});

/** A number of squares, moves or steps, or which of them it is. */
export const count = Type.Integer();

export const quote = Type.String({
  description: "what a program printed: one line, cut, and safe to show on a terminal",
});

/** The line of a source that a compiler names. */
export const compilerPlace = Type.Object(
  { file: Type.String(), line: count, code: Type.Optional(quote) },
  { additionalProperties: false, description: "the line of a source that the compiler names" },
);

/** The size of a board. */
export const size = { rows: count, columns: count };
