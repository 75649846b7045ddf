import type { Dice } from "./dice.ts";

/** The bytes that a program writes for its text. */
interface Style {
  readonly name: string;
  encode(text: string): Buffer;
}

/** Chooses a style: encodings, line ends, colours. */
export function styleOf(dice: Dice): Style {
  const utf8 = (text: string) => Buffer.from(text);
  const styles: readonly Style[] = [
    { name: "plain", encode: (text) => utf8(`${text}\n`) },
    { name: "plain", encode: (text) => utf8(`${text}\n`) },
    { name: "plain", encode: (text) => utf8(`${text}\n`) },
    { name: "no last line end", encode: utf8 },
    { name: "CRLF", encode: (text) => utf8(`${text}\n`.replaceAll("\n", "\r\n")) },
    {
      name: "Latin-1",
      encode: (text) => (/[^\0-\xff]/.test(text) ? utf8(text) : Buffer.from(`${text}\n`, "latin1")),
    },
    { name: "UTF-16", encode: (text) => Buffer.from(`\ufeff${text}\n`, "utf16le") },
    { name: "byte order mark", encode: (text) => utf8(`\ufeff${text}\n`) },
    {
      name: "colours",
      encode: (text) => utf8(`\u001b[32m${text.replaceAll("\n", "\u001b[0m\n\u001b[1m")}\u001b[0m\n`),
    },
    { name: "cleared screen", encode: (text) => utf8(`\u001b[2J\u001b[H${text}\n`) },
    { name: "blank lines", encode: (text) => utf8(`\n${text.replaceAll("\n", "\n\n")}\n\n\n`) },
    { name: "tabs", encode: (text) => utf8(`\t${text.replaceAll("\n", "\n\t")}\n`) },
  ];
  return dice.pick(styles);
}

/** Hashes a name (FNV-1a), so that the numbers beside an answer differ from case to case. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
