import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Notice } from "../../finding/index.ts";
import { folderAt } from "../../submission/find/discover.ts";
import { problemOfFolder } from "../../submission/find/folders.ts";
import { collectHandIns, namingTheOriginal } from "../../submission/find/hand-ins.ts";
import type { ManifestSource } from "../../submission/find/manifests.ts";
import { mayHoldSeveral, noSubmission } from "../../submission/find/not-a-source.ts";
import { type LeftOut, takeIn } from "../../submission/find/take-in.ts";
import type { Submission } from "../../submission/submission.ts";
import { newest, type VersionChooser } from "../late/versions.ts";
import { type FolderNamer, uniqueNames } from "../who/names.ts";
import { stemOf } from "./archive/index.ts";
import { arrange, type HandIn } from "./arrange.ts";
import { type Expansion, expand } from "./expand.ts";
import { listingOf } from "./listing.ts";
import { noticeLookAlikes } from "./look-alikes.ts";
import { CLASS_LIMITS, faultOf, openClass } from "./open-class.ts";
import { type ClassFacts, type ReadClass, readClass } from "./read-class.ts";

/** A class: a folder or an archive of hand-ins, or of one. */
export interface ClassRequest extends Pick<ClassFacts, "knows" | "sections" | "signal"> {
  readonly root: string;
  readonly problem: ProblemName | undefined;
  readonly manifests: ManifestSource;
  /** The folder of the report, which may lie among the hand-ins. */
  readonly except?: string | undefined;
  /** Names other than those of the students, which are then nowhere shown. */
  readonly nameOf?: FolderNamer | undefined;
  /** Chooses which versions of a hand-in are graded; without it, the newest is. */
  readonly versions?: VersionChooser | undefined;
}

export interface CollectedClass extends Pick<ReadClass, "platforms" | "sections"> {
  /** Each with its student. */
  readonly submissions: readonly Submission[];
  /** Entries of the class that belong to no hand-in and were left out. */
  readonly leftOut: readonly LeftOut[];
}

/** A hand-in with what was not unpacked of it. */
interface StagedHandIn extends HandIn, Expansion {}

/**
 * Collects the submissions of a class, however its platform packs them.
 *
 * @param to an empty folder for copies
 * @throws ExpectedError if the class cannot be read or holds no submission
 */
export async function collectClass(request: ClassRequest, to: string): Promise<CollectedClass> {
  const { problem, manifests, nameOf = uniqueNames, versions: choose = newest, signal } = request;
  const { source, copy, title, leftOut, longNames } = await copyOf(request, to);
  try {
    const { handIns: found, ...read } = await readClass(copy, { ...request, longNames, title });
    if (found.length === 0)
      throw new ExpectedError(
        placed(displayPath(source), noSubmission(listingOf(copy).entries.map(({ name }) => name))),
      );
    const arranged = path.join(to, "arranged");
    mkdirSync(arranged);
    mkdirSync(path.join(to, "hand-ins"));
    const handIns = arrange(found, arranged, { nameOf, choose });
    const omitted = [...leftOut, ...read.leftOut];
    const staged: StagedHandIn[] = [];
    for (const handIn of handIns) {
      const { leftOut: packed, closed } = await expand(path.join(arranged, handIn.path), signal);
      const own = omitted.filter((each) =>
        handIn.from.some((from) => `${each.path}/`.startsWith(`${from}/`)),
      );
      staged.push({ ...handIn, leftOut: [...own.map((each) => shown(each, copy)), ...packed], closed });
    }
    const places = handIns.map((each) => each.path);
    const wanted = problem ?? problemOfFolder(source);
    const final = path.join(to, "hand-ins", title);
    const submissions = await collectHandIns(
      { folder: arranged, places, problem: wanted, manifests, signal },
      final,
    ).catch((error: unknown) => {
      throw namingTheOriginal(error, final, source);
    });
    const ofStudents = submissions.map((submission) => {
      const handIn = staged.find((each) => each.path === submission.name)!;
      const { student, handedIn, isMarkedLate } = handIn;
      return {
        ...withClosed(submission, handIn),
        student,
        ...(handedIn !== undefined && { handedIn }),
        ...(isMarkedLate && { isMarkedLate }),
      };
    });
    const own = new Set(handIns.flatMap(({ from }) => from));
    const nobodys = omitted.filter(
      (each) => !Array.from(own).some((from) => `${each.path}/`.startsWith(`${from}/`)),
    );
    return {
      submissions: noticeLookAlikes(ofStudents),
      leftOut: nobodys.map((each) => shown(each, copy)),
      platforms: read.platforms,
      sections: read.sections,
    };
  } catch (error) {
    throw namingTheOriginal(error, copy, source);
  }
}

interface Copy {
  /** The absolute path of what was given. */
  readonly source: string;
  readonly copy: string;
  /** The name of what was given, without the ending of an archive. */
  readonly title: string;
  /** By absolute paths. */
  readonly leftOut: readonly LeftOut[];
  readonly longNames: Map<string, string>;
}

async function copyOf({ root, signal, except }: ClassRequest, to: string): Promise<Copy> {
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
  return {
    source,
    copy,
    title,
    leftOut: leftOut.map((each) => ({ ...each, path: path.join(copy, each.path) })),
    longNames,
  };
}

function shown(leftOut: LeftOut, copy: string): LeftOut {
  return { ...leftOut, path: path.relative(copy, leftOut.path).split(path.sep).join("/") };
}

/** Tells what was not unpacked; an archive that holds the whole hand-in is the reason why nothing can be run. */
function withClosed(submission: Submission, { leftOut, closed, ...handIn }: StagedHandIn): Submission {
  const { kind, notices = [] } = submission;
  const isMissing = kind.kind === "unclear" && kind.finding.kind === "no-source";
  const archives = closed.map(({ file, fault }) => ({ file: printable(file), fault }));
  const [whole] = isMissing ? archives : [];
  const [first, ...others] = leftOut;
  const added: Notice[] = archives
    .filter((each) => each !== whole)
    .map((each) => ({ kind: "archive-left-out", ...each }));
  const { handedIn = "", newerIsLate } = handIn;
  if (newerIsLate !== undefined) added.push({ kind: "newer-is-late", graded: handedIn, late: newerIsLate });
  if (first)
    added.unshift({
      kind: "left-out",
      file: printable(first.path),
      reason: first.reason,
      others: others.length,
    });
  return {
    ...submission,
    ...(whole && { kind: { kind: "unclear", finding: { kind: "archive-closed", ...whole } } }),
    ...(added.length > 0 && { notices: [...notices, ...added] }),
  };
}
