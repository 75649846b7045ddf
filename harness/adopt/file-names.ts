import { posix } from "node:path";
import type { FileName, Literal } from "../problem/clues.ts";
import { isBelow } from "../submission/find/mistakes.ts";
import type { Code } from "./literals.ts";

const FILE_NAME = /^(?:[\w .-]+[\\/])*[\w -]+\.(?:txt|dat|in|out|csv|map|mapa|json|log)$/i;

/** Finds the names of files in a source, with the use of each file. */
export function fileNamesIn(source: Code): FileName[] {
  return (
    source.literals
      .filter(({ text }) => FILE_NAME.test(text))
      .map((literal) => {
        const [prefix] = /^(?:\.{1,2}\/)*/.exec(literal.text)!;
        const name = literal.text.slice(prefix.length);
        const folder = prefix.includes("..") ? { folder: folderFor(prefix, source) } : {};
        return { ...literal, name, ...folder, use: useOf(literal, source) };
      })
      // Runs cannot read or write files outside of their folder, whatever a program names.
      .filter(({ name }) => isBelow(name))
  );
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

/** Guesses the use of a file from its name, the name of its constant, or the call that opens it. */
function useOf({ text, at }: Literal, source: Code): FileName["use"] {
  const start = source.lineStarts[Number(at.split(":").at(-1)) - 1] ?? source.text.length;
  const [line] = source.text.slice(start, start + LONGEST_LINE).split("\n");
  const words = `${text} ${line}`;
  if (
    /saida|salida|output|resposta|respuesta|resultado|result|answer|["']\s*,\s*["'][wa]b?\+?["']|ofstream|FileWriter|writeFile/i.test(
      words,
    )
  )
    return "written";
  return /entrada|input|mapa|tabuleiro|tablero|board|caso|labirinto|["']\s*,\s*["']rb?["']|ifstream|FileReader/i.test(
    words,
  )
    ? "read"
    : "unknown";
}
