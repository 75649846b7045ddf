import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, pathBelow } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { folderAt } from "../../submission/find/discover.ts";
import { namingTheOriginal } from "../../submission/find/hand-ins.ts";
import { mayHoldSeveral, noSubmission } from "../../submission/find/shape/not-a-source.ts";
import { type LeftOut, takeIn } from "../../submission/find/tree/take-in.ts";
import { newest, type VersionChooser } from "../late/choice.ts";
import { indexBy } from "../who/folded.ts";
import { type FolderNamer, uniqueNames } from "../who/names.ts";
import { stemOf } from "./archive/index.ts";
import { arrange, type HandIn } from "./arrange.ts";
import { listingOf } from "./listing.ts";
import { CLASS_LIMITS, faultOf, openClass } from "./open-class.ts";
import { type ClassFacts, type ReadClass, readClass } from "./read-class.ts";

export interface LayOutRequest extends Pick<ClassFacts, "knows" | "sections" | "signal"> {
  /** A folder or an archive of hand-ins, or of one. */
  readonly root: string;
  /** The folder of the report, which may lie among the hand-ins. */
  readonly except?: string | undefined;
  /** Names other than those of the students, which are then nowhere shown. */
  readonly nameOf?: FolderNamer | undefined;
  /** Chooses which versions of a hand-in are graded; without it, the newest is. */
  readonly versions?: VersionChooser | undefined;
}

/** A class with one folder for each hand-in. */
export interface LaidOutClass extends Pick<ReadClass, "platforms" | "sections"> {
  /** The absolute path of what was given. */
  readonly source: string;
  /** The name of what was given, without the ending of an archive. */
  readonly title: string;
  /** The folder in which the hand-ins lie. */
  readonly folder: string;
  /** Each with the entries that were left out of it. */
  readonly handIns: readonly (HandIn & { readonly leftOut: readonly LeftOut[] })[];
  /** Entries that were left out, and belong to no hand-in. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Lays a class out as one folder for each hand-in, however its platform packs it. Archives within hand-ins stay packed.
 *
 * @param to an empty folder for copies
 * @throws ExpectedError if the class cannot be read, holds nothing, or can be read in two ways
 */
export async function layOut(request: LayOutRequest, to: string): Promise<LaidOutClass> {
  const { nameOf = uniqueNames, versions: choose = newest } = request;
  const { source, copy, title, longNames, ...copied } = await copyOf(request, to);
  try {
    const { handIns: found, ...read } = await readClass(copy, { ...request, longNames, title });
    if (found.length === 0) {
      const names = listingOf(copy).entries.map(({ name }) => name);
      throw new ExpectedError(placed(displayPath(source), noSubmission(names)));
    }
    const folder = path.join(to, "hand-ins", title);
    mkdirSync(folder, { recursive: true });
    const arranged = arrange(found, folder, { nameOf, choose });
    const omitted = [...copied.leftOut, ...read.leftOut];
    const owners = indexBy(arranged, ({ from }) => from);
    const leftOut: LeftOut[] = [];
    const leftOutOf = new Map(arranged.map((handIn): [HandIn, LeftOut[]] => [handIn, []]));
    for (const each of omitted) {
      const own = new Set(foldersAround(each.path).flatMap((place) => owners.get(place) ?? []));
      for (const handIn of own) leftOutOf.get(handIn)!.push(shown(each, copy));
      if (own.size === 0) leftOut.push(shown(each, copy));
    }
    const handIns = Array.from(leftOutOf, ([handIn, own]) => ({ ...handIn, leftOut: own }));
    return { source, title, folder, handIns, leftOut, platforms: read.platforms, sections: read.sections };
  } catch (error) {
    throw namingTheOriginal(error, copy, source);
  }
}

interface Copy extends Pick<LaidOutClass, "source" | "title"> {
  readonly copy: string;
  /** By absolute paths. */
  readonly leftOut: readonly LeftOut[];
  readonly longNames: Map<string, string>;
}

async function copyOf({ root, signal, except }: LayOutRequest, to: string): Promise<Copy> {
  const source = path.resolve(root);
  const isArchive = mayHoldSeveral(source) && statSync(source, { throwIfNoEntry: false })?.isFile();
  const title = isArchive ? stemOf(path.basename(source)) : path.basename(folderAt(root));
  mkdirSync(path.join(to, "given"));
  const copy = path.join(to, "given", title);
  const longNames = new Map<string, string>();
  const leftOut = isArchive
    ? await openClass(source, copy, { signal, longNames }).catch((error: unknown) => {
        throw faultOf(error, displayPath(source));
      })
    : Array.from((await takeIn(source, copy, { limits: CLASS_LIMITS, signal, except })).values()).flat();
  const below = leftOut.map((each) => ({ ...each, path: path.join(copy, each.path) }));
  return { source, copy, title, leftOut: below, longNames };
}

/** Lists a path and all folders around it. */
function foldersAround(place: string): string[] {
  const above = path.dirname(place);
  return above === place ? [place] : [place, ...foldersAround(above)];
}

function shown(leftOut: LeftOut, copy: string): LeftOut {
  return { ...leftOut, path: pathBelow(copy, leftOut.path) };
}
