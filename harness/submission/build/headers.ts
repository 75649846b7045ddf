import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { printable } from "../../base/text.ts";
import type { Notice } from "../../finding/index.ts";
import { isBelow } from "../find/mistakes.ts";
import { readHeaders } from "../find/tree/sources.ts";
import { readTree } from "../find/tree/tree.ts";
import { quotedIncludes } from "../language/c-includes.ts";
import { isUtf16, withoutMark } from "../language/encoding.ts";
import type { Program } from "../language/language.ts";
import { replaceFile } from "./replace-file.ts";

/**
 * Makes the headers of a copy fit for compilers of C and C++: none in UTF-16, as Visual Studio writes them, and each under
 * the names by which it is included. Windows and macOS do not tell capitals apart, nor does Windows slashes.
 */
export async function fitHeaders({ sources }: Program, folder: string): Promise<Notice[]> {
  const headers = await readHeaders(await readTree(folder));
  for (const header of headers) {
    const file = path.join(folder, header.path);
    const bytes = readFileSync(file);
    if (isUtf16(bytes)) replaceFile(file, withoutMark(bytes));
  }
  const notices: Notice[] = [];
  for (const source of [...sources, ...headers]) {
    for (const included of quotedIncludes(source)) {
      const wanted = path.posix.join(path.posix.dirname(source.path), included);
      if (!isBelow(wanted) || existsSync(path.join(folder, wanted))) continue;
      const meant = namedAlike(
        wanted,
        included,
        headers.map((header) => header.path),
      );
      if (meant === undefined) continue;
      const alias = path.join(folder, wanted);
      mkdirSync(path.dirname(alias), { recursive: true });
      writeFileSync(alias, `#include "${path.posix.relative(path.posix.dirname(wanted), meant)}"\n`);
      notices.push({
        kind: "include-misspelled",
        file: printable(source.path),
        included: printable(included),
        header: printable(meant),
      });
    }
  }
  return notices;
}

/** Finds the header whose path differs from that of an included file by capitals or slashes only. */
function namedAlike(wanted: string, included: string, headers: readonly string[]): string | undefined {
  const plain = (file: string) => path.posix.normalize(file.replaceAll("\\", "/")).toLowerCase();
  // One of the same name elsewhere is found by the compiler's own search.
  if (headers.some((header) => path.posix.basename(header) === path.posix.basename(included)))
    return undefined;
  const inPlace = headers.find((header) => plain(header) === plain(wanted));
  return inPlace ?? headers.find((header) => `/${plain(header)}`.endsWith(`/${plain(included)}`));
}
