import { IS_WINDOWS } from "../../base/windows.ts";
import { textsOf } from "./c-includes.ts";
import type { Circumstances, Plan, Program } from "./language.ts";
import { visualStudioHeader } from "./visual-studio.ts";
import { WINDOWS_HEADERS } from "./windows-headers.ts";

const FOLDER = "cavalo-windows";

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*[<"](?<name>\w{1,20}\.h)[>"]/gim;

/** Headers that Windows has as they are meant. */
const OF_WINDOWS = /^(?:windows|process|tchar|(?:sdkdd|winsdk)ver)\.h$/i;

/** Calls that compilers for C on Windows take without their header. */
const KEY_CALLS = /\b_?(?:getche?|kbhit)[ \t]*\([ \t]*\)/;

/** A program with curses, or with such functions of its own, calls those. */
const OWN_KEYS = /\bn?curses\b|\bint[ \t]+_?(?:getche?|kbhit)[ \t]*\(/;

/** The compilers that take these calls have names of colours, too. In other programs those are names like any. */
const CALLS_FOR_COLORS = /\btext(?:color|background)[ \t]*\(/;

const FUNCTION = /\b(?:void|int|bool|char|BOOL)[ \t]+(?<name>\w{1,40})[ \t]*\(/g;

/**
 * Adds to what a compiler is told of a program what compilers on Windows bring along: the console, functions that only the
 * library of Visual Studio has, and headers of C++ from before its standard. Undefined if the program uses nothing of it.
 */
export function withWindows<Some extends { readonly flags: readonly string[] }>(
  program: Program,
  circumstances: Circumstances | undefined,
  parts: Some,
): (Some & Required<Pick<Plan, "files" | "brings">>) | undefined {
  // A folder cannot be made where a file is called so.
  if (circumstances?.read(FOLDER) !== undefined) return undefined;
  const texts = textsOf(program, circumstances);
  const library = visualStudioHeader(program.sources);
  const forced = [...(library ? [library.name] : []), ...(callsForKeys(texts) ? ["conio.h"] : [])];
  const names = Array.from(new Set([...headersIn(texts), ...forced]));
  if (names.length === 0) return undefined;
  const ownFunctions = functionsIn(texts);
  const textOf = (name: string) =>
    name === library?.name ? library.text : withoutFunctions(headerCalled(name)!, ownFunctions);
  const inFolder = (name: string) => `${FOLDER}/${name}`;
  return {
    ...parts,
    flags: [
      ...parts.flags,
      ...(texts.some(({ text }) => CALLS_FOR_COLORS.test(text)) ? ["-DCAVALO_COLORS"] : []),
      // There, the console's own functions would wait for keys that nobody presses.
      IS_WINDOWS ? "-I" : "-idirafter",
      `./${FOLDER}`,
      ...forced.flatMap((name) => ["-include", `./${inFolder(name)}`]),
    ],
    brings: FOLDER,
    files: Object.fromEntries(names.map((name) => [inFolder(name), textOf(name)])),
  };
}

/** Finds the headers of Windows that files include, as they write the names, and that are not among these files. */
function headersIn(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const own = new Set(files.map(({ path }) => path.split("/").at(-1)!.toLowerCase()));
  const names = files.flatMap(({ text }) =>
    Array.from(text.matchAll(INCLUDE), ({ groups }) => groups!.name!),
  );
  const missing = IS_WINDOWS ? names.filter((name) => !OF_WINDOWS.test(name)) : names;
  return missing.filter((name) => headerCalled(name) !== undefined && !own.has(name.toLowerCase()));
}

function headerCalled(name: string): string | undefined {
  const plain = name.toLowerCase();
  return Object.hasOwn(WINDOWS_HEADERS, plain) ? WINDOWS_HEADERS[plain] : undefined;
}

function callsForKeys(files: readonly { readonly text: string }[]): boolean {
  return files.some(({ text }) => KEY_CALLS.test(text)) && !files.some(({ text }) => OWN_KEYS.test(text));
}

/** Finds the names of functions that files define or declare. */
function functionsIn(files: readonly { readonly text: string }[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ text }) => Array.from(text.matchAll(FUNCTION), ({ groups }) => groups!.name!)),
  );
}

function withoutFunctions(header: string, names: ReadonlySet<string>): string {
  const isOwn = (line: string) =>
    names.has(/^static inline \w+ (?<name>\w+)\(/.exec(line)?.groups?.name ?? "");
  return header
    .split("\n")
    .filter((line) => !isOwn(line) || !line.endsWith("}"))
    .join("\n");
}
