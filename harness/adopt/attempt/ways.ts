import { placed, type Sentence, say } from "../../base/sentence.ts";
import type { ProblemName } from "../../case/names.ts";
import { problemOf } from "../../problem/index.ts";
import type { Clues, FileName } from "../../problem/input/clues.ts";
import { atTerminal, type Invocation, type Invocations, quoted } from "../../problem/input/invocation.ts";

/** Ways for a problem whose programs can be asked only by its contract. */
const NO_WAYS: Invocations = { likely: [], guessed: [], open: [] };

const LEFT_OUT: Sentence = say`nothing was given here`;

const LOOKED_FOR_THERE: Sentence = say`the answer was looked for in this file`;

/** Lists the ways in which a program may be asked and may give its answer. */
export function waysToAsk(problem: ProblemName, clues: Clues): Invocations {
  const { likely, guessed, open } = problemOf(problem).adopting?.waysToAsk(clues) ?? NO_WAYS;
  const { terminal, singleKeys } = clues.traces;
  const completed = (ways: readonly Invocation[]) =>
    (terminal === undefined ? ways : atTerminal(ways, terminal))
      .map(withEmpty)
      .flatMap((way) => answeredAnywhere(way, clues));
  // Meanings of single keys cannot be guessed.
  const isTyped = singleKeys === undefined;
  return {
    likely: completed(likely),
    guessed: isTyped ? completed(guessed) : [],
    open: isTyped ? completed(open) : [],
  };
}

/** Says of empty inputs that nothing was given, unless there is other evidence. */
function withEmpty(way: Invocation): Invocation {
  const { input = {}, evidence } = way;
  const empty = (["arguments", "stdin"] as const).filter(
    (key) => input[key]?.length === 0 && !evidence.some(({ at }) => at[1] === key),
  );
  return {
    ...way,
    evidence: [...evidence, ...empty.map((key) => ({ at: ["input", key], because: LEFT_OUT }))],
  };
}

/** Adds ways with the answer in a file that the sources name. */
function answeredAnywhere(way: Invocation, clues: Clues): Invocation[] {
  if (way.answer) return [way];
  return [
    way,
    ...answerFilesFor(way, clues).map((file) => ({
      ...way,
      answer: { file: file.name },
      evidence: [
        ...way.evidence,
        { at: ["answer", "file"], because: placed(quoted(file), LOOKED_FOR_THERE) },
      ],
    })),
  ];
}

/** Lists the files that the sources name, and that may get the answer of a program that is asked so. */
export function answerFilesFor({ input }: Pick<Invocation, "input">, { fileNames }: Clues): FileName[] {
  return fileNames.filter(
    ({ name, folder, use }) => use !== "read" && folder === undefined && input?.files?.[name] === undefined,
  );
}
