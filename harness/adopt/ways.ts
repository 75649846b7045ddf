import { placed, type Sentence } from "../base/sentence.ts";
import type { ProblemName } from "../case/names.ts";
import type { Clues } from "../problem/clues.ts";
import { problemOf } from "../problem/index.ts";
import { atTerminal, quoted, type Way, type Ways } from "../problem/way.ts";

/** Ways for a problem whose programs can be asked only by its contract. */
const NO_WAYS: Ways = { likely: [], guessed: [], open: [] };

const NOT_NEEDED: Sentence = { en: "not needed", "pt-BR": "não precisa" };

const ANSWERED_THERE: Sentence = {
  en: "the answer was in this file",
  "pt-BR": "a resposta estava neste arquivo",
};

/** Lists the ways in which a program may be asked and may give its answer. */
export function waysToAsk(problem: ProblemName, clues: Clues): Ways {
  const { likely, guessed, open } = problemOf(problem).adopting?.waysToAsk(clues) ?? NO_WAYS;
  const { terminal, singleKeys } = clues.traces;
  const completed = (ways: readonly Way[]) =>
    (terminal === undefined ? ways : atTerminal(ways, terminal))
      .map(withoutNeed)
      .flatMap((way) => answeredAnywhere(way, clues));
  // Meanings of single keys cannot be guessed.
  const isTyped = singleKeys === undefined;
  return {
    likely: completed(likely),
    guessed: isTyped ? completed(guessed) : [],
    open: isTyped ? completed(open) : [],
  };
}

/** Marks empty inputs as "not needed" unless there is other evidence. */
function withoutNeed(way: Way): Way {
  const { input = {}, evidence } = way;
  const empty = (["arguments", "stdin"] as const).filter(
    (key) => input[key]?.length === 0 && !evidence.some(({ at }) => at[1] === key),
  );
  return {
    ...way,
    evidence: [...evidence, ...empty.map((key) => ({ at: ["input", key], because: NOT_NEEDED }))],
  };
}

/** Adds ways with the answer in a file that the sources name. */
function answeredAnywhere(way: Way, { fileNames }: Clues): Way[] {
  if (way.answer) return [way];
  const files = fileNames.filter(
    ({ name, folder, use }) =>
      use !== "read" && folder === undefined && way.input?.files?.[name] === undefined,
  );
  return [
    way,
    ...files.map((file) => ({
      ...way,
      answer: { file: file.name },
      evidence: [...way.evidence, { at: ["answer", "file"], because: placed(quoted(file), ANSWERED_THERE) }],
    })),
  ];
}
