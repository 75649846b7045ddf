import path from "node:path";
import { displayPath } from "../../base/files.ts";
import { andInEach, countedInEach, listed, placed, type Sentence, say } from "../../base/sentence.ts";
import { few, printable } from "../../base/text.ts";
import type { LaidOutClass } from "./lay-out.ts";

/** Tells how a folder or an archive was read: of which platform, with how many hand-ins, in which sections. */
export function readAs({
  source,
  platforms,
  sections,
  handIns,
}: Pick<LaidOutClass, "source" | "platforms" | "sections"> & {
  readonly handIns: readonly unknown[];
}): Sentence {
  const names = few(sections.map(printable)).join(", ");
  const titles = Array.from(platforms);
  const { length } = handIns;
  const handedIn = countedInEach(length, "hand-in", "hand-ins");
  const inSections = countedInEach(sections.length, "section", "sections");
  return placed(
    displayPath(path.resolve(source)),
    listed(
      [
        ...(titles.length > 0 ? [say`read as a class of ${andInEach(titles)}`] : []),
        names === "" ? handedIn : say`${handedIn} in ${inSections}: ${names}`,
      ],
      ", ",
    ),
  );
}
