import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../base/errors.ts";
import { displayPath, readText } from "../base/files.ts";
import { inEach, type Sentence, say } from "../base/sentence.ts";
import type { YamlFile, YamlPath } from "../base/yaml-file.ts";
import { parseBoard } from "./board.ts";
import { type CaseBase, caseFileKeys, type StatedCase } from "./case.ts";
import { boardSeedSchema } from "./generator/index.ts";
import { answerOf } from "./known-paths.ts";
import type { LostKnightCase } from "./lost-knight.ts";

export const lostKnightFileSchema = Type.Object(
  {
    ...caseFileKeys,
    board: Type.Object(
      {
        file: Type.Optional(
          Type.String({ description: "The text file of the board, relative to this file" }),
        ),
        text: Type.Optional(Type.String({ description: "The board itself, if it is small" })),
        generator: Type.Optional(boardSeedSchema),
      },
      { additionalProperties: false, description: "The board: either a file or a text" },
    ),
    answer: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1 }), Type.Literal("impossible")], {
        description: "the least number of moves, or the word impossible (default: computed from the board)",
      }),
    ),
  },
  { additionalProperties: false, $id: "lost-knight.schema.json", title: "A case of the lost knight" },
);
export type LostKnightFile = Static<typeof lostKnightFileSchema>;

/** Makes the case of a file, as a list of one. */
export function lostKnightCases(
  file: YamlFile<LostKnightFile>,
  base: CaseBase,
): StatedCase<LostKnightCase>[] {
  return [{ base, read: (base) => withBoard(file, base) }];
}

/** @throws ExpectedError if the board is missing or malformed, or if the stated answer is not the board's */
function withBoard(file: YamlFile<LostKnightFile>, base: CaseBase): LostKnightCase {
  const boardText = readBoardText(file);
  const { file: boardFile } = file.value.board;
  const board = parseBoard(boardText, (line, column) =>
    boardFile === undefined
      ? file.placeIn(["board", "text"], line, column)
      : `${displayPath(boardPath(file, boardFile))}:${line}:${column}`,
  );
  const answer = answerOf(board, boardText);
  const stated = file.value.answer ?? answer;
  if (stated !== answer) {
    throw new ExpectedError(
      file.mistake(
        ["answer"],
        say`the stated answer is ${stated}, but the answer for this board is ${answer}`,
      ),
    );
  }
  const { rows, columns } = board;
  return { ...base, problem: "lost-knight", rows, columns, board, boardText, answer };
}

/** Resolves a board file that a case names to an absolute path. */
export function boardPath(file: YamlFile<LostKnightFile>, boardFile: string): string {
  return path.resolve(path.dirname(file.path), boardFile);
}

function readBoardText(file: YamlFile<LostKnightFile>): string {
  const { file: boardFile, text } = file.value.board;
  const mistake = (where: YamlPath, sentence: Sentence) => new ExpectedError(file.mistake(where, sentence));
  if (boardFile !== undefined && text !== undefined)
    throw mistake(["board", "text"], say`a board needs either a "file" or a "text", not both`);
  if (text !== undefined && file.joinsLines(["board", "text"]))
    throw mistake(
      ["board", "text"],
      say`the rows are joined into one line. Write text: | and the rows below it`,
    );
  if (text !== undefined) return text;
  if (boardFile === undefined) throw mistake(["board"], say`the board needs a "file" or a "text"`);
  try {
    return readText(boardPath(file, boardFile));
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const [reason = inEach(() => boardFile)] = error.sentences;
    throw mistake(["board", "file"], say`the board file ${reason}`);
  }
}
