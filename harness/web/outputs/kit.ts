import { strToU8, type ZipOptions, type Zippable, zipSync } from "fflate";
import type { Locale } from "../../base/locale.ts";
import type { PrintedInput } from "../printed-run.ts";
import { CASE_WORD, headerFor, markFor, STDERR_WORD } from "./format.ts";
import { unixLine, windowsLine } from "./quoted.ts";
import { README } from "./readme.ts";
import { batScript } from "./script/bat.ts";
import { ps1Script } from "./script/ps1.ts";
import { pyScript } from "./script/py.ts";
import { shScript } from "./script/sh.ts";
import { KIT_WORDS, type KitWords } from "./words.ts";

/** Quotation marks, line breaks and a backslash at the end: `cmd` and programs take lines with them apart in different ways. */
const UNSPEAKABLE = /["\r\n]|\\$/;

/** As packed on Unix, with the rights of a program. */
const RUNNABLE: ZipOptions = { os: 3, attrs: 0o100755 << 16 };

/** Everything that a kit is made of. */
export interface KitParts {
  readonly inputs: readonly PrintedInput[];
  readonly locale: Locale;
  /** Drawn by the page: 1 to 64 letters and digits. */
  readonly nonce: string;
}

/**
 * Packs the inputs of cases, and scripts that run a program on all of them, into a zip for a student's machine. Whatever is the same
 * for all programs lies in it as it stands in the file of outputs, so that the scripts only put files together. A case with an
 * argument that no line of `cmd` passes on is left out: its run would be another one.
 */
export function kitFor({ inputs, locale, nonce }: KitParts): Uint8Array {
  const words = KIT_WORDS[locale];
  const asked = inputs.filter((input) => !input.arguments.some((argument) => UNSPEAKABLE.test(argument)));
  const digits = String(asked.length).length;
  const mark = markFor(nonce);
  const names = new Set(asked.flatMap(({ files }) => Object.keys(files)));
  const files: Record<string, string> = {
    "start.txt": `${headerFor(nonce)}${words.drop}\n`,
    "stderr.txt": `\n${mark}${STDERR_WORD}\n`,
    "end.txt": `\n${mark}`,
    "names.txt": Array.from(names, (name) => `${name}\n`).join(""),
  };
  for (const [index, input] of asked.entries()) {
    const folder = `${String(index + 1).padStart(digits, "0")}-${plainName(input.case)}`;
    for (const [name, text] of Object.entries(filesOf(input, mark))) files[`${folder}/${name}`] = text;
  }
  const packed: Zippable = scriptsIn(words);
  packed[words.readme] = strToU8(README[locale].replaceAll("\n", "\r\n"));
  for (const [name, text] of Object.entries(files)) packed[`${words.cases}/${name}`] = strToU8(text);
  return zipSync(packed);
}

function scriptsIn(words: KitWords): Zippable {
  return {
    [`${words.script}.bat`]: strToU8(batScript(words)),
    [`${words.script}.ps1`]: strToU8(ps1Script(words)),
    [`${words.script}.py`]: strToU8(pyScript(words)),
    [`${words.script}.sh`]: [strToU8(shScript(words)), RUNNABLE],
  };
}

function filesOf({ case: name, stdin, files, ...input }: PrintedInput, mark: string): Record<string, string> {
  const delivered = Object.entries(files).map(([file, text]) => [`files/${file}`, text]);
  return {
    "head.txt": `${mark}${CASE_WORD}${name}\n`,
    "stdin.txt": stdin,
    "args-unix.txt": unixLine(input.arguments),
    "args-windows.txt": `${windowsLine(input.arguments)}\r\n`,
    ...Object.fromEntries(delivered),
  };
}

/** Gives a name of a folder that every system takes, after a number. */
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, "-").slice(0, 40);
}
