import { placed, type Sentence, say } from "../../base/sentence.ts";
import type { Clues, FileName, Prompt, PromptKind } from "../input/clues.ts";
import { dialogues, onOneLine, withFileNames } from "../input/dialogue.ts";
import {
  asking,
  byContract,
  type Invocation,
  type Invocations,
  keptOpen,
  quoted,
} from "../input/invocation.ts";
import { byUsage, GUESSED_ARGUMENTS, guessedArguments } from "./argument-ways.ts";
import { byConstants } from "./constant-ways.ts";

/** Lists the ways of telling a program the board and the start. */
export function waysToTours(clues: Clues): Invocations {
  const { arguments: takesArguments, input: reads } = clues.traces;
  const asked = toldInTurn(answerable(clues.questions), clues);
  const isPrompted = asked.length > 0 && numbersAbout(clues.readings) <= numbersAbout(clues.questions);
  const read = isPrompted
    ? []
    : [clues.readings.map(withoutCounts), clues.readings].flatMap((readings) =>
        toldInTurn(answerable(readings), clues),
      );
  const files = clues.fileNames.filter(({ use }) => use !== "written");
  const listens = reads !== undefined || takesArguments !== undefined;
  const byArguments = takesArguments === undefined ? [] : clues.usages.flatMap(byUsage);
  const told = [
    ...byArguments,
    ...(reads === undefined ? [] : byArguments.slice(0, 2).flatMap((way) => asked.map(typedBeside(way)))),
    // A program that accepts several numbers of arguments gets the most first.
    ...GUESSED_ARGUMENTS.filter((words) => clues.argumentCounts.includes(words.length))
      .toSorted((a, b) => b.length - a.length)
      .map(guessedArguments),
  ];
  const inFiles = files.flatMap((file) => GUESSED_FIXED_FILES.map((text) => inFixedFile(text, file)));
  return {
    likely: [
      ...told.slice(0, 1),
      // Arguments may only be options. A program that needs them ends at once.
      ...(told.length > 0 && reads === undefined ? [NEEDS_NOTHING] : []),
      ...told.slice(1),
      ...(reads === undefined ? byConstants(clues.startConstants) : []),
      ...(files.some(({ use }) => use === "read") ? inFiles : []),
      // Texts like prompts are none if nothing is read.
      ...(reads === undefined ? [] : asked),
      // What is named like the start may only be where it is read to.
      ...(reads === undefined ? [] : byConstants(clues.startConstants)),
      listens ? byContract(clues) : ASKED_NOTHING,
      ...(told.length === 0 && listens && reads === undefined ? [NEEDS_NOTHING] : []),
      ...(reads === undefined ? asked : []),
      ...(reads === undefined && takesArguments === undefined ? [] : onOneLine(asked)),
      ...read,
      ...(takesArguments === undefined ? [] : read.map(inNamedFile)),
    ],
    guessed: [
      ...inFiles,
      ...(listens ? [NEEDS_NOTHING] : []),
      ...(takesArguments === undefined ? [] : GUESSED_FILES.map(guessedLines).map(inNamedFile)),
      ...(reads === undefined ? [] : guessedLinesOf(clues).map(guessedLines)),
      ...(takesArguments === undefined ? [] : GUESSED_ARGUMENTS.map(guessedArguments)),
    ],
    open: reads === undefined ? [] : keptOpen([...asked, ...read, byContract(clues)]),
  };
}

/** Kinds of questions that make a program ask for a tour: other questions may be asked beside them. */
const ABOUT_TOURS: readonly PromptKind[] = [
  "size",
  "rows",
  "columns",
  "row",
  "column",
  "x",
  "y",
  "square",
  "cell",
];

/** Counts what is asked for about a tour: a program may read more than it has prompts for. */
function numbersAbout(questions: readonly Prompt[]): number {
  return questions.flatMap(({ kinds }) => kinds.filter((kind) => ABOUT_TOURS.includes(kind))).length;
}

const BESIDE: readonly PromptKind[] = ["file", "count"];

/** No program is told the squares of its board. A file that is asked for beside a size or a start is for the answer. */
function answerable(questions: readonly Prompt[]): Prompt[] {
  const isAsked = questions.some(({ kinds }) => kinds.some((kind) => ABOUT_TOURS.includes(kind)));
  return questions
    .map((question) => ({ ...question, kinds: question.kinds.filter((kind) => kind !== "board") }))
    .filter(({ kinds }) => kinds.length > 0 && (isAsked || kinds.every((kind) => !BESIDE.includes(kind))));
}

/** A number that is read may be one of a loop, which ends with the input. */
function withoutCounts(question: Prompt): Prompt {
  return { ...question, kinds: question.kinds.filter((kind) => kind !== "count") };
}

/** Answers the questions, with names for the files that are asked for. One of these may hold the answer. */
function toldInTurn(questions: readonly Prompt[], clues: Clues): Invocation[] {
  const told = dialogues(questions, clues).map(({ input, ...way }) => {
    const stdin = withFileNames(input?.stdin ?? "", questions);
    return { ...way, input: asking({ stdin }), names: new Set(stdin.match(NAMED)) };
  });
  return [
    ...told.map(({ names: _, ...way }) => way),
    ...told.flatMap(({ names, ...way }) =>
      Array.from(names, (file) => ({
        ...way,
        answer: { file },
        evidence: [...way.evidence, { at: ["answer", "file"], because: ANSWERED_THERE }],
      })),
    ),
  ];
}

const NAMED = /\bpasseio\d\.txt$/gm;

const ANSWERED_THERE: Sentence = say`a prompt was taken for one for the name of a file, and the answer was looked for in this file`;

/** Joins arguments with what is typed: the size by the first, the start by the second. */
function typedBeside({ input, evidence }: Invocation): (typed: Invocation) => Invocation {
  return (typed) => ({
    ...typed,
    input: asking({ ...input, stdin: typed.input?.stdin ?? "" }),
    evidence: [...evidence, ...typed.evidence],
  });
}

const ASKED_NOTHING: Invocation = {
  input: asking({}),
  evidence: [
    {
      at: ["input", "arguments"],
      because: say`no use of arguments was found in the program`,
    },
    {
      at: ["input", "stdin"],
      because: say`no reading of standard input was found in the program`,
    },
  ],
};

const NEEDS_NOTHING: Invocation = {
  input: asking({}),
  evidence: [
    {
      at: ["input"],
      because: say`it was run without any input`,
    },
  ],
};

/** A text that begins with the number of boards in it. */
const COUNTED = "1\n{rows} {columns}\n{row1} {column1}\n";

/** Inputs for programs that do not say what they read: sizes alone, or row and column on one line or on two. */
const GUESSED_LINES = [
  // Before the two sides: a program that reads one number would accept two, and seem to use both.
  "{n}\n",
  "{rows}\n{columns}\n",
  "{rows} {columns} {row1} {column1}\n",
  "{row1} {column1}\n",
  "{row0} {column0}\n",
  "{row1}\n{column1}\n",
  "{row0}\n{column0}\n",
  "{square}\n",
  "{SQUARE}\n",
  "{n}\n{row1}\n{column1}\n",
  "{n}\n{row0}\n{column0}\n",
  "{row1}\n{column1}\n{n}\n",
  "{row0}\n{column0}\n{n}\n",
  COUNTED,
];

/** A program that asks again and again is told to end, if it says how. */
function guessedLinesOf({ ending }: Clues): string[] {
  return GUESSED_LINES.map((line) => (ending === undefined ? line : `${line}${ending}\n`));
}

function guessedLines(stdin: string): Invocation {
  return {
    input: asking({ stdin }),
    evidence: [
      {
        at: ["input", "stdin"],
        because: say`one of the usual inputs, tried without a clue`,
      },
    ],
  };
}

/** Texts of files that are named as an argument. */
const GUESSED_FILES = ["{rows} {columns} {row1} {column1}\n", "{rows} {columns} {row0} {column0}\n", "{n}\n"];

/** Texts of files that the sources name. */
const GUESSED_FIXED_FILES = [...GUESSED_FILES, COUNTED];

/** Gives a line in a file that the sources name. */
function inFixedFile(text: string, { name, folder, ...file }: FileName): Invocation {
  return {
    input: asking({ files: { [name]: text }, ...(folder !== undefined && { folder }) }),
    evidence: [{ at: ["input", "files", name], because: placed(quoted(file), GIVEN_THERE) }],
  };
}

const GIVEN_THERE: Sentence = say`the input was put into this file`;

const NAMED_FILE = "entrada.txt";

/** Gives the typed input in a file that is named as an argument. */
function inNamedFile({ input, evidence }: Invocation): Invocation {
  const [read] = evidence;
  return {
    input: asking({ arguments: [NAMED_FILE], files: { [NAMED_FILE]: input?.stdin ?? "" } }),
    evidence: [
      {
        at: ["input", "arguments"],
        because: say`tried with the name of a file as its argument`,
      },
      { at: ["input", "files", NAMED_FILE], because: read!.because },
    ],
  };
}
