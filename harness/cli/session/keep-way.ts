import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { manifestWith } from "../../adopt/document.ts";
import { displayPath } from "../../base/files.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { MANIFEST } from "../../submission/find/tree/sources.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Io } from "../console/console.ts";
import { showing } from "../console/lines.ts";

const NOTHING: Sentence = say`No ${MANIFEST} was written: no other way of asking was needed`;

/** Writes the way of asking that a check has found into the manifest in the folder of the program. */
export function keepWay({ notices = [] }: SubmissionRecord, folder: string, io: Io): void {
  const found = notices.find((notice) => notice.kind === "own-way");
  showing(io)(found ? written(JSON.parse(found.way), path.join(folder, MANIFEST)) : NOTHING);
}

function written(way: Manifest, file: string): Sentence {
  writeFileSync(file, manifestWith(way, existsSync(file) ? readFileSync(file, "utf8") : ""));
  const name = displayPath(file);
  return say`Written: ${name}`;
}
