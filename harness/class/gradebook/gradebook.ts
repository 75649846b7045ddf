import type { Person } from "../person.ts";

/** A grade as it goes into a gradebook. */
export interface Entry {
  readonly grade: number;
  /** A sentence or two for the student. */
  readonly comment: string;
}

/** A gradebook as a learning platform gives it out and takes it back. */
export interface Gradebook {
  readonly people: readonly Person[];
  /** The highest grade, if the file states it. */
  readonly most?: number;
  /** Writes the file with these grades, by the keys of people. Those of others stay as they are. */
  readonly fill: (entries: ReadonlyMap<string, Entry>) => string;
}

/**
 * Reads a gradebook; undefined if the text is none of this platform.
 *
 * @param assignment the column of the grades, if the platform has several in one file
 * @throws ExpectedError if it is one, but cannot be used
 */
export type GradebookReader = (
  text: string,
  place: { readonly file: string; readonly assignment?: string | undefined },
) => Gradebook | undefined;
