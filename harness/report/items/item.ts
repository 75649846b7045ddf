/** A case, or a file of cases, as a question of a test. */
export interface Item {
  readonly name: string;
  readonly points: number;
}

/** Results of one taker of the test, a student or a program, in the order of the items: passed, failed, or not judged. */
export type Results = readonly (boolean | undefined)[];
