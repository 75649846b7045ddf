import { placed, type Sentence, say } from "../../base/sentence.ts";
import type { Clues, FileName, PromptKind, UsedArgument } from "../input/clues.ts";
import { dialogues } from "../input/dialogue.ts";
import {
  asking,
  byContract,
  type Invocation,
  type Invocations,
  keptOpen,
  madeFrom,
  quoted,
} from "../input/invocation.ts";

/** Prompts that a program for boards has. */
const BOARDS: readonly PromptKind[] = ["file", "board"];
const ASKED_FOR: readonly PromptKind[] = [...BOARDS, "rows", "columns", "size", "menu", "again", "enter"];

const SIZES_FIRST: Sentence = say`tried with a line with the sizes before the board`;

const WITH_SIZES: Invocation = {
  input: asking({ stdin: "{rows} {columns}\n{board}" }),
  evidence: [{ at: ["input", "stdin"], because: SIZES_FIRST }],
};

/** Lists the ways of giving a board to a program. */
export function waysToBoards(clues: Clues): Invocations {
  const questions = clues.questions
    .map((question) => ({
      ...question,
      kinds: question.kinds.filter((kind) => ASKED_FOR.includes(kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  const asksForBoard = questions.some(({ kinds }) => kinds.some((kind) => BOARDS.includes(kind)));
  const asked = asksForBoard ? dialogues(questions, clues) : [];
  const files = clues.fileNames.filter(({ use }) => use !== "written");
  return {
    likely: [
      ...asked,
      byContract(clues),
      ...clues.usages.flatMap(byUsage),
      ...inOwnFiles(clues),
      ...files.map((file) => fixedFile(file)),
      ...byVariables(clues),
    ],
    guessed: [
      ...(clues.traces.input === undefined ? [] : [WITH_SIZES]),
      ...SIZED.flatMap((text) => files.map((file) => fixedFile(file, text))),
    ],
    open: keptOpen([...asked, byContract(clues)]),
  };
}

/** Finds the form of a board in a file: its rows, also below a line with its sizes. */
export function boardForm(text: string): string | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  const [first = ""] = lines;
  const sizes = /^\d+(?:[ x]+(?<columns>\d+))?$/.exec(first);
  const rows = sizes ? lines.slice(1) : lines;
  const marks = rows.join("");
  const isBoard =
    rows.every((row) => /^[xX.CS]+$/.test(row)) && /^[^C]*C[^C]*$/.test(marks) && /^[^S]*S[^S]*$/.test(marks);
  if (!isBoard) return undefined;
  const [withBoth, withOne] = SIZED;
  return sizes ? (sizes.groups?.columns === undefined ? withOne : withBoth) : "{board}";
}

/** Puts the board into each file of the hand-in that holds one. */
function inOwnFiles({ ownInputs }: Clues): Invocation[] {
  if (ownInputs.length === 0) return [];
  const because: Sentence = say`the files of the hand-in that hold a board got that of the case in its place`;
  return [
    {
      input: asking({ files: Object.fromEntries(ownInputs.map(({ file, text }) => [file, text])) }),
      evidence: [{ at: ["input", "files"], because }],
    },
  ];
}

/** Boards below a line with their sizes. */
const SIZED = ["{rows} {columns}\n{board}", "{n}\n{board}"] as const;

function fixedFile(file: FileName, text = "{board}"): Invocation {
  const { name, folder } = file;
  const given: Sentence = say`the board was put into this file`;
  const evidence = [
    { at: ["input", "files", name], because: placed(quoted(file), given) },
    {
      at: ["input", "folder"],
      because: say`a path to the file that stands in its source files starts from this folder`,
    },
  ];
  return {
    input: asking({ files: { [name]: text }, ...(folder !== undefined && { folder }) }),
    evidence,
  };
}

/** Words for a file that an answer is written into. */
const WRITTEN = /saida|salida|output|out$|resposta|respuesta|resultado/i;

/** Gives the arguments that a program says it wants, if it wants others than the file of the board. */
function byUsage(usage: readonly UsedArgument[]): Invocation[] {
  const [first, ...others] = usage;
  if (first === undefined || (others.length === 0 && first.option === undefined)) return [];
  const told = usage.map((each) => ({ ...each, value: valueFor(each) }));
  const files = told.filter(({ value }) => value === "{boardPath}");
  if (files.length !== 1) return [];
  const isWritten = told.some(({ value }) => value === "{answerPath}");
  const words = told.flatMap(({ option, value }) =>
    option === undefined ? [value] : option.endsWith("=") ? [`${option}${value}`] : [option, value],
  );
  return [
    {
      input: asking({ arguments: words }),
      ...(isWritten && { answer: { file: ANSWER_FILE } }),
      evidence: [{ at: ["input", "arguments"], because: madeFrom(usage) }],
    },
  ];
}

const ANSWER_FILE = "resposta.txt";

function valueFor({ text, kind, isSwitch }: UsedArgument): string {
  if (isSwitch) return text;
  if (kind === "rows" || kind === "columns") return `{${kind}}`;
  if (kind === "size") return "{n}";
  return WRITTEN.test(text) ? "{answerPath}" : "{boardPath}";
}

function byVariables({ variables }: Clues): Invocation[] {
  const input = variables.find(({ text }) =>
    /entrada|input|in$|board|tabuleiro|tablero|mapa|arquivo|archivo|file/i.test(text),
  );
  const output = variables.find(({ text }) => WRITTEN.test(text));
  if (!input) return [];
  const environment = { [input.text]: "{boardPath}", ...(output && { [output.text]: "{answerPath}" }) };
  return [
    {
      input: asking({ environment }),
      ...(output && { answer: { file: ANSWER_FILE } }),
      evidence: [input, ...(output ? [output] : [])].map((variable) => ({
        at: ["input", "environment", variable.text],
        because: say`${variable.at} mentions the variable ${variable.text}`,
      })),
    },
  ];
}
