import type { Sheet } from "../sheet/sheet.ts";
import type { Person } from "../who/person.ts";

/** A grade as it goes into a gradebook. */
export interface Entry {
  readonly grade: number;
  /** A sentence or two for the student. */
  readonly comment: string;
}

/** A filled gradebook. People are named by their keys. */
export interface Filled {
  readonly bytes: Buffer;
  /** People who had another grade or comment, which was kept. */
  readonly kept: readonly string[];
  /** People whose grade the platform does not let anybody change. */
  readonly locked: readonly string[];
}

/** A gradebook as a learning platform gives it out and takes it back. */
export interface Gradebook {
  readonly people: readonly Person[];
  /** The highest grade, if the file states it. */
  readonly most?: number;
  /** Checks if the file can hold this text. */
  readonly holds: (text: string) => boolean;
  /**
   * Writes the file with these grades, by the keys of people. Everything else stays as it is.
   *
   * @param overwrites true to replace grades and comments that the file has already
   */
  readonly fill: (entries: ReadonlyMap<string, Entry>, overwrites?: boolean) => Filled;
}

/** The scheme's word on what the file leaves open. */
export interface Settled {
  /** The title of the column of the grades. */
  readonly assignment?: string | undefined;
  /** The highest grade. */
  readonly most?: number | undefined;
}

/**
 * Reads a gradebook; undefined if the table is not of this platform.
 *
 * @throws ExpectedError if it is, but cannot be used
 */
export type GradebookFormat = (sheet: Sheet, settled: Settled) => Gradebook | undefined;
