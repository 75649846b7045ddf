import { isUtf8 } from "node:buffer";
import { existsSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { printable } from "../../base/text.ts";
import type { Notice } from "../../finding/index.ts";
import { inUtf8, withoutMark } from "../language/encoding.ts";
import type { Language, Program, Source } from "../language/language.ts";
import type { Manifest } from "../manifest.ts";
import { fitHeaders } from "./headers.ts";
import { replaceFile } from "./replace-file.ts";

interface Rules {
  readonly language: Language;
  /** The one that the manifest states. */
  readonly encoding: Manifest["encoding"] | undefined;
}

/** The longest name that files may have. */
const LONGEST_NAME_BYTES = 255;

/** A program as its compiler is given it. */
interface Fitted {
  readonly program: Program;
  readonly notices: readonly Notice[];
  /** Copies of files of the program, which its compiler would not take beside these. */
  readonly leftOut: readonly Source[];
  /** The student's own files would not do. */
  readonly isChanged: boolean;
}

/**
 * Makes the sources of a copy fit for their compiler: in an encoding that it reads, under a name that it wants. Each keeps
 * its lines, so that what is said of them is true of the student's.
 */
export async function fitSources(program: Program, folder: string, rules: Rules): Promise<Fitted> {
  const notices: Notice[] = [];
  const fitted = new Map<Source, Source>();
  const leftOut = namesakesIn(program, rules.language);
  for (const { path: file } of leftOut) rmSync(path.join(folder, file));
  let isChanged = false;
  for (const source of program.sources.filter((each) => !leftOut.includes(each))) {
    const { held, isRecoded } = await recoded(source, folder, rules);
    const named = renamed(held, folder, rules);
    isChanged ||= isRecoded;
    if (named.givenAs !== undefined)
      notices.push({ kind: "source-renamed", file: printable(source.path), as: printable(named.path) });
    fitted.set(source, named);
  }
  const fit = { sources: Array.from(fitted.values()), main: fitted.get(program.main)! };
  if (rules.language.includesHeaders) notices.push(...(await fitHeaders(fit, folder)));
  return { program: fit, notices, leftOut, isChanged: isChanged || notices.length > 0 };
}

/**
 * Finds the files that must have the name of another file of their folder: no compiler takes both. That name is the main file's, or
 * else that of the file which has it.
 */
function namesakesIn({ sources, main }: Program, { nameFor }: Language): Source[] {
  const wanted = (source: Source) => {
    const name = nameFor?.(source);
    return name === undefined ? source.path : path.posix.join(path.posix.dirname(source.path), name);
  };
  const named = sources.filter((each) => each.path === wanted(each));
  // The last one counts.
  const holders = new Map([...sources, ...named, main].map((each) => [wanted(each), each]));
  return sources.filter((each) => holders.get(wanted(each)) !== each);
}

async function recoded(
  source: Source,
  folder: string,
  { encoding, language }: Rules,
): Promise<{ held: Source; isRecoded: boolean }> {
  const file = path.join(folder, source.path);
  const before = await readFile(file);
  const plain = withoutMark(before);
  const text = plain.toString("latin1");
  const held = text === source.text ? source : { ...source, text, utf8: isUtf8(plain) };
  const bytes = encoding === "utf8" || language.readsAsIs?.(held) ? plain : inUtf8(plain);
  const isRecoded = bytes !== before;
  if (isRecoded) replaceFile(file, bytes);
  return {
    held: bytes === plain ? held : { ...source, text: bytes.toString("latin1"), utf8: true },
    isRecoded,
  };
}

/** The name with the ending that the language's tools know: they tell capital letters apart, and some systems do not. */
function nameInSmall({ path: file }: Source, { extensions }: Language): string {
  const { name, ext } = path.posix.parse(file);
  return `${name}${extensions.includes(ext) ? ext : ext.toLowerCase()}`;
}

function renamed(source: Source, folder: string, { language }: Rules): Source {
  const name = language.nameFor?.(source) ?? nameInSmall(source, language);
  if (name === path.posix.basename(source.path)) return source;
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES) return source;
  const as = path.posix.join(path.posix.dirname(source.path), name);
  if (existsSync(path.join(folder, as))) return source;
  renameSync(path.join(folder, source.path), path.join(folder, as));
  return { ...source, path: as, givenAs: source.path };
}
