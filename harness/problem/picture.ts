/** Parts of a case that a drawing needs. */
export interface Picture {
  /** Says if the board continues on the opposite side. */
  readonly wraps: boolean;
  /** The board, one row a line, without a newline at its end; absent if it is empty or too large to draw. */
  readonly squares?: string;
  /** Set if a closed tour is asked for. */
  readonly closed?: true;
  /** The start as (row, column); absent if the program may choose it. */
  readonly start?: readonly [row: number, column: number];
  /** A right answer, as `writeWalk` writes it. */
  readonly walk?: string;
}
