import { isUtf8 } from "node:buffer";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Sentence, say } from "../../base/sentence.ts";
import type { YamlPath } from "../../base/yaml-file.ts";
import type { Driver } from "../../problem/input/input-schemas.ts";

/** The files that a driver makes of a submission's, and the parts of it that fit none. */
interface Overlay {
  /** Bytes by the file's name below the submission's folder. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly misfits: readonly { readonly at: YamlPath; readonly sentence: Sentence }[];
}

/** Reads the files that a driver changes and changes what was read; nothing is written. */
export function overlayOf(folder: string, { files = {}, replacements = [] }: Driver): Overlay {
  const overlay = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const misfits: { at: YamlPath; sentence: Sentence }[] = [];
  for (const [index, { file, find, replace }] of replacements.entries()) {
    const before = overlay.get(file) ?? readInside(folder, file);
    const encoding = before && !isUtf8(before) ? "latin1" : "utf8";
    // A text of n parts has what is looked for between them.
    const parts = before?.toString(encoding).split(find) ?? [];
    if (parts.length === 2) overlay.set(file, Buffer.from(parts.join(replace), encoding));
    else
      misfits.push({
        at: ["driver", "replacements", index],
        sentence:
          parts.length === 0 ? missing(folder, file) : notFoundOnce({ file, find, times: parts.length - 1 }),
      });
  }
  return { files: overlay, misfits };
}

/** Writes what a driver changes into a copy of the submission. */
export function layOver(copy: string, { files, misfits }: Overlay): void {
  if (misfits.length > 0) throw new Error(misfits.map(({ sentence }) => sentence.en).join("; "));
  for (const [name, bytes] of files) {
    const file = path.join(copy, name);
    mkdirSync(path.dirname(file), { recursive: true });
    // The copy of a file that must not be written is one, too.
    rmSync(file, { force: true });
    writeFileSync(file, bytes);
  }
}

/** No link is followed: a manifest may be the student's own, and the program sees what is laid over its copy. */
function readInside(folder: string, name: string): Buffer | undefined {
  try {
    const file = path.join(realpathSync(folder), name);
    return realpathSync(file) === file ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Names the file that is there, if only folders above that of the program are too much. */
function missing(folder: string, file: string): Sentence {
  const parts = file.split("/");
  const shorter = parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"));
  const meant = shorter.find((name) => readInside(folder, name) !== undefined);
  const hint = meant !== undefined && say`. Paths begin at the folder of the program: "${meant}"`;
  return say`"${file}" is not a readable file of the submission${(locale) => (hint ? hint[locale] : "")}`;
}

function notFoundOnce({ file, find, times }: { file: string; find: string; times: number }): Sentence {
  return say`"${find}" ${times === 0 ? say`is not found` : say`is found ${times} times`} in ${file}. It must appear there exactly once`;
}
