import { posix } from "node:path";
import { isBelow } from "../submission/find/mistakes.ts";
import type { Code, Literal } from "./literals.ts";

/** A name that leads to a file below the folder that a program is started in, or the one above. */
export interface FileName extends Literal {
  /** Without what leads out of the folder of its source. */
  readonly name: string;
  /** The folder that the program is to be started in where its name leads out of that. */
  readonly folder?: string;
  readonly use: "read" | "written" | "unknown";
}

const FILE_NAME = /^(?:[\w .-]+[\\/])*[\w -]+\.(?:txt|dat|in|out|csv|map|mapa|json|log)$/i;

/** The names of files in a source. */
export function fileNamesIn(source: Code): FileName[] {
  return (
    source.literals
      .filter(({ text }) => FILE_NAME.test(text))
      .map((literal) => {
        const [prefix] = /^(?:\.{1,2}\/)*/.exec(literal.text)!;
        const name = literal.text.slice(prefix.length);
        const folder = prefix.includes("..") ? { folder: posix.dirname(source.path) } : {};
        return { ...literal, name, ...folder, use: useOf(literal, source) };
      })
      // Nothing outside of a run's folder is written or read, whatever a program names.
      .filter(({ name }) => isBelow(name))
  );
}

/** No line that opens a file is longer. */
const LONGEST_LINE = 1000;

/** What is done with a file, by its name, by that of its constant, or by how it is opened. */
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
