import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath, readText } from "../base/files.ts";
import { inEach, listed, NO_FOLDER, placed, type Sentence, say } from "../base/sentence.ts";
import { readYamlFile, type YamlFile } from "../base/yaml-file.ts";
import { type Board, boardText, parseBoard } from "./board.ts";
import { leastMoves } from "./board-rules.ts";
import { CaseFiles } from "./case-folders.ts";
import { type BoardSeed, generateBoard, seedMistake } from "./generator/index.ts";
import { boardPath, type LostKnightFile, lostKnightFileSchema } from "./lost-knight-file.ts";
import { squareName, toPair } from "./square-schema.ts";

export interface BoardReport {
  readonly ok: boolean;
  readonly sentence: Sentence;
}

interface MadeBoard {
  readonly file: YamlFile<LostKnightFile>;
  readonly boardFile: string;
  readonly seeded: BoardSeed;
}

/** Makes the missing board files. Existing ones are never overwritten: they may be an instructor's own. */
export function makeBoards(files: string): BoardReport[] {
  return madeBoards(files).map(({ boardFile, seeded }) => {
    if (existsSync(boardFile)) return report(boardFile, say`exists already`);
    mkdirSync(path.dirname(boardFile), { recursive: true });
    writeFileSync(boardFile, boardText(generateBoard(seeded)));
    return report(boardFile, say`was made from seed ${seeded.seed}`);
  });
}

/** Compares every board file with the board of its seed, byte for byte. */
export function checkBoards(files: string): BoardReport[] {
  return madeBoards(files).map(({ boardFile, seeded }) => {
    if (!existsSync(boardFile)) return refusal(boardFile, say`is missing`);
    const made = Buffer.from(boardText(generateBoard(seeded)));
    return made.equals(readFileSync(boardFile))
      ? report(boardFile, say`matches seed ${seeded.seed}`)
      : refusal(boardFile, say`does not match seed ${seeded.seed}`);
  });
}

/**
 * Replaces boards by an instructor's own boards of the same name. Each must have the size, C, S, number of
 * open squares and least number of moves of its case; S may differ for a maze.
 *
 * @throws ExpectedError if the folder does not exist
 */
export function importBoards(folder: string, files: string): BoardReport[] {
  if (!existsSync(folder)) throw new ExpectedError(placed(displayPath(folder), NO_FOLDER));
  return madeBoards(files).map((made) => {
    const own = path.join(folder, path.basename(made.boardFile));
    if (!existsSync(own))
      return report(made.boardFile, say`is kept, because the folder has no board with this name`);
    const differences = differencesOf(own, made);
    if (differences.length > 0) return refusal(own, say`is not imported: ${listed(differences, ", ")}`);
    writeFileSync(made.boardFile, readFileSync(own));
    const replacement = displayPath(path.resolve(own));
    return report(made.boardFile, say`is replaced by ${replacement}`);
  });
}

/** A seed, with the board that a case has by it. */
export interface SeededBoard {
  readonly seed: number;
  readonly board: Board;
}

/**
 * Finds seeds whose boards have the answer that a case states, from 0 on; the seed of the case is ignored.
 *
 * @throws ExpectedError if the case has no generator or states no answer, or if no seed below 10^6 gives it
 */
export function* seedsFor(file: string): Generator<SeededBoard, void> {
  const yaml = readYamlFile(path.resolve(file), lostKnightFileSchema);
  const { board: stated, answer } = yaml.value;
  if (!stated.generator)
    throw new ExpectedError(yaml.mistake(["board"], say`the board is not made from a seed (generator: ...)`));
  if (answer === undefined)
    throw new ExpectedError(yaml.mistake([], say`the case needs an answer to search for (answer: ...)`));
  let found = 0;
  for (let seed = 0; seed < 1_000_000; seed++) {
    const board = generateBoard({ ...stated.generator, seed });
    if (leastMoves(board) !== answer) continue;
    found++;
    yield { seed, board };
  }
  if (found > 0) return;
  throw new ExpectedError(
    yaml.mistake(["answer"], say`none of the first million seeds gives the answer ${answer}`),
  );
}

function madeBoards(files: string): MadeBoard[] {
  const made = collect(lostKnightFiles(files), (file) => {
    const { file: boardFile, generator: seeded } = file.value.board;
    if (boardFile === undefined || !seeded) return [];
    const mistake = seedMistake(seeded);
    if (mistake !== undefined) throw new ExpectedError(file.mistake(["board", "generator"], mistake));
    return [{ file, boardFile: boardPath(file, boardFile), seeded }];
  }).flat();
  if (made.length === 0)
    throw new ExpectedError(placed(displayPath(files), say`no board of these cases is made from a seed`));
  return made;
}

function differencesOf(own: string, { file, seeded }: MadeBoard): Sentence[] {
  let board: Board;
  try {
    board = parseBoard(readText(own), (line, column) => say`line ${line}, column ${column}`);
  } catch (error) {
    if (error instanceof ExpectedError) return [...error.sentences];
    throw error;
  }
  const moves = leastMoves(board);
  const compared: [Sentence, string | number, string | number][] = [
    [say`its size`, `${board.rows} x ${board.columns}`, `${seeded.rows} x ${seeded.columns}`],
    [inEach(() => "C"), squareName(toPair(board.start)), squareName(seeded.start)],
    [say`its number of open squares`, board.open.reduce((sum, open) => sum + open, 0), seeded.open],
    [say`its answer`, moves, file.value.answer ?? moves],
  ];
  if (seeded.kind === "random")
    compared.push([inEach(() => "S"), squareName(toPair(board.exit)), squareName(seeded.exit)]);
  return compared
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => say`${what} is ${found} instead of ${expected}`);
}

function report(file: string, sentence: Sentence): BoardReport {
  return { ok: true, sentence: inEach((locale) => `${displayPath(file)} ${sentence[locale]}`) };
}

function refusal(file: string, sentence: Sentence): BoardReport {
  return { ...report(path.resolve(file), sentence), ok: false };
}

/** Reads the case files of the lost knight, even if their boards are missing. */
function lostKnightFiles(files: string): YamlFile<LostKnightFile>[] {
  const found = new CaseFiles(files);
  const own = found.files.filter((file) => found.folderOf(file).problem === "lost-knight");
  return collect(own, (file) => readYamlFile(file, lostKnightFileSchema));
}
