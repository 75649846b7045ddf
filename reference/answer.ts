import { readFileSync } from "node:fs";
import { InputError } from "./errors.ts";
import type { Word } from "./question.ts";

const USAGE =
  "usage: main.js BOARD [--certificate] | main.js ROWS COLUMNS ROW COLUMN [closed] | main.js < INPUT";

export type Answer = (string | Uint8Array)[];

/**
 * Answers the question in the arguments, in the file that they name, or on standard input. Solvers are
 * imported when they are needed: most runs take less time than loading all of them.
 * @throws InputError for arguments and input that are not a question
 */
export async function answer(args: readonly string[]): Promise<Answer> {
  const words = args.filter((arg) => arg !== "--certificate");
  const certify = words.length < args.length;
  if (words.some((word) => word.startsWith("--")) || (certify && words.length > 1))
    throw new InputError(USAGE);
  if (words.length > 1) return answerTour(words.map((text, i) => ({ text, place: `argument ${i + 1}` })));

  const [path] = words;
  const name = path ?? "<stdin>";
  const bytes = readInput(path ?? 0, name);
  if (beginsWithDigit(bytes)) {
    const { wordsOf } = await import("./question.ts");
    return answerTour(wordsOf(bytes.toString(), name));
  }
  return answerBoard(bytes, { name, certify });
}

async function answerBoard(
  bytes: Uint8Array,
  { name, certify }: { name: string; certify: boolean },
): Promise<Answer> {
  const { readBoard } = await import("./board.ts");
  const { distances, shortestPath } = await import("./shortest-path.ts");
  const print = await import("./print.ts");
  const board = readBoard(bytes, name);
  const path = shortestPath(board);
  const said = path ? print.way(path, board) : "impossible\n";
  return certify ? [said, print.certificate(distances(board), board)] : [said];
}

async function answerTour(words: readonly Word[]): Promise<Answer> {
  const { readQuestion } = await import("./question.ts");
  const { solveTour } = await import("./tour.ts");
  const print = await import("./print.ts");
  const question = readQuestion(words);
  const tour = solveTour(question);
  return [tour.kind === "tour" ? print.grid(tour.steps, question) : `no tour: ${tour.reason}\n`];
}

/** Reads a file or standard input, without a byte order mark. */
function readInput(source: string | 0, name: string): Buffer {
  try {
    const bytes = readFileSync(source);
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return marked ? bytes.subarray(3) : bytes;
  } catch (error) {
    throw new InputError(`${name}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function beginsWithDigit(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte !== 0x20 && (byte < 0x09 || byte > 0x0d));
  return first !== undefined && first >= 0x30 && first <= 0x39;
}
