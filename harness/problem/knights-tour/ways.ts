import type { Clues, Constant } from "../clues.ts";
import { dialogues, onOneLine } from "../dialogue.ts";
import { asking, byContract, keptOpen, quoted, type Way, type Ways } from "../way.ts";

/** How a program may be told a board and a start. */
export function waysToTours(clues: Clues): Ways {
  const { arguments: takesArguments, input: reads } = clues.traces;
  const questions = clues.questions.filter(({ kinds }) => !kinds.includes("file"));
  const asked = dialogues(questions, clues);
  const read = asked.length > 0 ? [] : dialogues(clues.readings, clues);
  const listens = reads !== undefined || takesArguments !== undefined;
  return {
    likely: [
      ...byConstants(clues.startConstants),
      ...asked,
      listens ? byContract(clues) : ASKED_NOTHING,
      ...onOneLine(asked),
      ...read,
      ...(takesArguments === undefined ? [] : read.map(inNamedFile)),
    ],
    guessed: [
      ...(takesArguments === undefined ? [] : GUESSED_ARGUMENTS.map(guessedArguments)),
      ...(reads === undefined ? [] : GUESSED_LINES.map(guessedLines)),
    ],
    open: reads === undefined ? [] : keptOpen([...asked, ...read, byContract(clues)]),
  };
}

const ASKED_NOTHING: Way = {
  input: asking({}),
  evidence: [
    { at: ["input", "arguments"], because: "nothing in its sources looks at arguments" },
    { at: ["input", "stdin"], because: "nothing in its sources reads standard input" },
  ],
};

/** Where the start stands in the source as numbers with a name, each case puts its own there. */
function byConstants(constants: readonly Constant[]): Way[] {
  const row = constants.find(({ kind }) => kind === "row");
  const column = constants.find(({ kind }) => kind === "column");
  if (!row || !column) return [];
  const bases = row.value === 0 || column.value === 0 ? [0, 1] : [1, 0];
  return bases.map((base) => ({
    input: asking({}),
    driver: {
      replacements: [row, column].map(({ file, text, kind }) => ({
        file,
        find: text,
        replace: text.replace(/\d+$/, `{${kind}${base}}`),
      })),
    },
    evidence: [row, column].map((constant, index) => ({
      at: ["driver", "replacements", index],
      because: `${quoted(constant)} is where it starts; counted from ${base}, as other numbers in its place showed`,
    })),
  }));
}

/** What programs read that say nothing about it; rows and columns on one line and on two. */
const GUESSED_LINES = [
  "{row1} {column1}\n",
  "{row0} {column0}\n",
  "{row1}\n{column1}\n",
  "{row0}\n{column0}\n",
  "{square}\n",
  "{n}\n{row1}\n{column1}\n",
  "{n}\n{row0}\n{column0}\n",
];

function guessedLines(stdin: string): Way {
  return {
    input: asking({ stdin }),
    evidence: [{ at: ["input", "stdin"], because: "it says nothing of what it reads; this it understood" }],
  };
}

const GUESSED_ARGUMENTS = [
  ["{row0}", "{column0}"],
  ["{row1}", "{column1}"],
  ["{n}", "{row0}", "{column0}"],
  ["{n}", "{row1}", "{column1}"],
  ["{square}"],
  ["{n}"],
];

function guessedArguments(words: readonly string[]): Way {
  return {
    input: asking({ arguments: [...words] }),
    evidence: [{ at: ["input", "arguments"], because: "it takes arguments; these it understood" }],
  };
}

const NAMED_FILE = "entrada.txt";

/** What it reads in one go, in a file that is named as argument. */
function inNamedFile({ input, evidence }: Way): Way {
  const [read] = evidence;
  return {
    input: asking({ arguments: [NAMED_FILE], files: { [NAMED_FILE]: input?.stdin ?? "" } }),
    evidence: [
      { at: ["input", "arguments"], because: "it takes arguments, and understood the name of a file" },
      { at: ["input", "files", NAMED_FILE], because: read!.because },
    ],
  };
}
