import type { Student } from "../../../submission/student.ts";

/** An entry of the folder of a class. */
export interface ClassEntry {
  /** The name as the platform wrote it. */
  readonly name: string;
  /** The name on the disk, which may be shorter. */
  readonly place: string;
  readonly kind: "file" | "folder";
  /** Names in it, if it is a folder. */
  readonly names: readonly string[];
}

/** The folder of a class, as it is listed. */
export interface Listing {
  readonly entries: readonly ClassEntry[];
  /** Reads a small file of the folder as text; undefined if there is none. */
  readonly textOf: (entry: ClassEntry) => string | undefined;
}

/** An entry of a class, as its platform names it. */
export interface Placed {
  readonly student: Student;
  /** The path of a file in its hand-in; absent for a folder that is the hand-in. */
  readonly file?: string;
  /** The path in place of `file`, if that is taken. */
  readonly otherwise?: string;
  /** The path of the part of a folder that was handed in, if the platform adds others. */
  readonly part?: string;
  /** The time of a hand-in, as the platform writes it. */
  readonly time?: string;
  /** Set if the platform marks the hand-in as late, and does not say by how much. */
  readonly isMarkedLate?: true;
}

/** Entries that a platform wrote, each with its places: a folder may hold several versions. */
export type Placement = ReadonlyMap<ClassEntry, readonly Placed[]>;

/** A way in which a platform packs the hand-ins of a class. */
export interface Layout {
  /** The name of the platform. */
  readonly title: string;
  /** True if files of one program could have such names, too. */
  readonly isWeak?: boolean;
  /** Finds the entries that the platform wrote, by all entries together; none if the class is not laid out like this. */
  readonly read: (listing: Listing) => Placement;
}

/** Places each entry for itself, for platforms whose names are like no others. */
export function eachOf(
  { entries }: Listing,
  place: (entry: ClassEntry) => Placed | readonly Placed[] | undefined,
): Placement {
  return new Map(
    entries.flatMap((entry) => {
      const places = [place(entry) ?? []].flat();
      return places.length > 0 ? [[entry, places] as const] : [];
    }),
  );
}

/** Believes names that others might write as well only if most entries have them. */
export function ofMost(placement: Placement, { entries }: Listing): Placement {
  return placement.size * 2 > entries.length ? placement : new Map();
}
