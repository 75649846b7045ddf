import type { SharedFingerprint, TokenizedFile } from "@dodona/dolos-core";
import { countedPrints, type Lines, type Prints } from "./prints.ts";

/** A part that so many programs have that it is nobody's own. */
export interface CommonPart {
  readonly words: number;
  /** Places of the programs that have it, or at least half of it. */
  readonly holders: readonly number[];
  /** The place of one of them, and the lines of the part in it. */
  readonly program: number;
  readonly lines: Lines;
}

/** Share of the different programs beyond which a part that they have is nobody's own. */
const MOST_OF_CLASS = 0.4;
const LEAST_SHARERS = 4;

/** Neighbours belong to one part if at least this part of their holders is the same. */
const SAME_HOLDERS = 0.5;
const HALF = 0.5;

/**
 * Leaves out of a class what many programs have that are different otherwise.
 *
 * @param groups programs that are nearly the same: they are one program that was copied, and count once
 * @returns the parts that were left out, the largest first
 */
export function leaveOutCommon(prints: Prints, groups: readonly (readonly number[])[]): CommonPart[] {
  const groupOf = new Map(groups.flatMap((group) => group.map((member) => [member, group] as const)));
  const most = Math.max(LEAST_SHARERS, Math.ceil(MOST_OF_CLASS * groups.length));
  const common = countedPrints(prints).filter(
    (print) =>
      print.fileCount() > most && new Set(print.files().map(({ id }) => groupOf.get(id))).size > most,
  );
  prints.index.addIgnoredHashes(common.map(({ hash }) => hash));
  return partsOf(common).sort((a, b) => b.words - a.words);
}

/** The first place of a print in a program: its number there, and its first and last word. */
interface PrintPlace {
  readonly print: SharedFingerprint;
  readonly index: number;
  readonly start: number;
  readonly stop: number;
}

/** Joins prints to parts in the programs that have most of them; each print is in one part. */
function partsOf(common: readonly SharedFingerprint[]): CommonPart[] {
  const placesIn = new Map<TokenizedFile, PrintPlace[]>();
  for (const print of common) {
    for (const file of print.files()) {
      const { index, start, stop } = print.occurrencesOf(file)[0]!.side;
      const places = placesIn.get(file) ?? [];
      places.push({ print, index, start, stop });
      placesIn.set(file, places);
    }
  }
  const told = new Set<SharedFingerprint>();
  const fullestFirst = Array.from(placesIn).sort(
    ([one, own], [other, others]) => others.length - own.length || one.id - other.id,
  );
  return fullestFirst.flatMap(([file, places]) => {
    const untold = places.filter(({ print }) => !told.has(print)).sort((a, b) => a.index - b.index);
    for (const { print } of untold) told.add(print);
    return runsOf(untold).map((run) => partOf(run, file));
  });
}

/** Cuts places at gaps, and between prints that others have. */
function runsOf(places: readonly PrintPlace[]): PrintPlace[][] {
  const runs: PrintPlace[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && last.index + 1 === place.index && haveSameHolders(last.print, place.print)) run!.push(place);
    else runs.push([place]);
  }
  return runs;
}

function haveSameHolders(one: SharedFingerprint, other: SharedFingerprint): boolean {
  const both = one.files().filter((file) => other.includesFile(file)).length;
  return both >= SAME_HOLDERS * (one.fileCount() + other.fileCount() - both);
}

function partOf(run: readonly PrintPlace[], { id, mapping }: TokenizedFile): CommonPart {
  const [{ start }, { stop }] = [run[0]!, run.at(-1)!];
  const counts = new Map<number, number>();
  for (const { print } of run)
    for (const file of print.files()) counts.set(file.id, (counts.get(file.id) ?? 0) + 1);
  return {
    words: stop - start + 1,
    holders: Array.from(counts)
      .filter(([, count]) => count >= HALF * run.length)
      .map(([at]) => at)
      .sort((a, b) => a - b),
    program: id,
    lines: [mapping[start]!.startRow + 1, mapping[stop]!.endRow + 1],
  };
}
