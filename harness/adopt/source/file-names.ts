import { posix } from "node:path";
import type { FileName, Literal } from "../../problem/input/clues.ts";
import { isBelow } from "../../submission/find/mistakes.ts";
import type { Code } from "./literals.ts";

const FILE_NAME = /^(?:[\w .-]+[\\/])*[\w -]+\.(?:txt|dat|in|out|csv|map|mapa|json|log)$/i;

/** A name with any ending is that of a file where one is opened. */
const ANY_NAME = /^(?:[\w .-]{1,80}[\\/]){0,8}[\w -]{1,80}\.[a-z]\w{0,11}$/i;
const OPENS = /\b(?:\w*(?:open|[sS]tream|Writer|Reader|File)|(?:[wW]rite|[rR]ead)\w*)[\s(]/;

/** Finds the names of files in a source, with the use of each file. */
export function fileNamesIn(source: Code): FileName[] {
  return (
    source.literals
      .filter((literal) => isFileName(literal, source))
      .map((literal) => {
        const [prefix] = /^(?:\.{1,2}\/)*/.exec(literal.text)!;
        const name = literal.text.slice(prefix.length);
        const folder = prefix.includes("..") ? { folder: folderFor(prefix, source) } : {};
        return { ...literal, name, ...folder, ...useOf(literal, source) };
      })
      // Runs cannot read or write files outside of their folder, whatever a program names.
      .filter(({ name }) => isBelow(name))
  );
}

function isFileName(literal: Literal, source: Code): boolean {
  return FILE_NAME.test(literal.text) || (ANY_NAME.test(literal.text) && OPENS.test(lineOf(literal, source)));
}

/** Names a folder from which a path leads up to the folder of the run: that of the source, or a deeper one. */
function folderFor(prefix: string, { path }: Code): string {
  const up = prefix.split("..").length - 1;
  const parts = posix
    .dirname(path)
    .split("/")
    .filter((part) => part !== ".");
  const deeper = Array.from(
    { length: Math.max(0, up - parts.length) },
    (_, at) => `bin${at === 0 ? "" : at}`,
  );
  return [...parts, ...deeper].slice(0, up).join("/");
}

/** Largest number of characters to read of a line that opens a file. */
const LONGEST_LINE = 1000;

const SAYS_ANSWER = /saida|salida|output|resposta|respuesta|resultado|result|answer/i;

/** Guesses the use of a file from its name, the name of its constant, or the call that opens it. */
function useOf(literal: Literal, source: Code): Pick<FileName, "use" | "namesAnswer"> {
  const words = `${literal.text} ${partAbout(literal.text, lineOf(literal, source))}`;
  if (SAYS_ANSWER.test(words)) return { use: "written", namesAnswer: true };
  if (
    /["']\s*,\s*["'][wa]b?\+?["']|ofstream|\bfout\b|ios(?:_base)?::(?:app|out)\b|FileWriter|writeFile/i.test(
      words,
    )
  )
    return { use: "written" };
  const isRead =
    /entrada|input|mapa|tabuleiro|tablero|board|caso|labirinto|laberinto|["']\s*,\s*["']rb?["']|ifstream|FileReader/i.test(
      words,
    );
  return { use: isRead ? "read" : "unknown" };
}

/** End of what a line does with a file: that of a statement, or the name of another file. */
const OTHER_FILE = /;|["'`](?:[\w .-]{1,80}[\\/]){0,8}[\w -]{1,80}\.[a-z]\w{0,11}["'`]/i;

/** Gives the part of a line that is about one of the files that it names. */
function partAbout(name: string, line: string): string {
  const at = line.indexOf(name);
  // A name with an escape is written in another way.
  if (at < 0) return line;
  const [before, after] = [line.slice(0, at), line.slice(at + name.length)];
  return `${before.split(OTHER_FILE).at(-1)}${name}${after.split(OTHER_FILE)[0]}`;
}

function lineOf({ at }: Literal, source: Code): string {
  const start = source.lineStarts[Number(at.split(":").at(-1)) - 1] ?? source.text.length;
  return source.text.slice(start, start + LONGEST_LINE).split("\n")[0]!;
}
