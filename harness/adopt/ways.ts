import type { ProblemName } from "../case/names.ts";
import type { Clues } from "../problem/clues.ts";
import { PROBLEMS } from "../problem/index.ts";
import { atTerminal, quoted, type Way, type Ways } from "../problem/way.ts";

/** A problem whose programs have no other way of asking than its contract. */
const NO_WAYS: Ways = { likely: [], guessed: [], open: [] };

/** How a program may be asked, and where its answer may be. */
export function waysToAsk(problem: ProblemName, clues: Clues): Ways {
  const { likely, guessed, open } = PROBLEMS[problem].adopting?.waysToAsk(clues) ?? NO_WAYS;
  const { terminal, singleKeys } = clues.traces;
  const completed = (ways: readonly Way[]) =>
    (terminal === undefined ? ways : atTerminal(ways, terminal))
      .map(withoutNeed)
      .flatMap((way) => answeredAnywhere(way, clues));
  // What keys mean is not to be guessed.
  const isTyped = singleKeys === undefined;
  return {
    likely: completed(likely),
    guessed: isTyped ? completed(guessed) : [],
    open: isTyped ? completed(open) : [],
  };
}

/** What is given as nothing was not needed, unless something else speaks for it. */
function withoutNeed(way: Way): Way {
  const { input = {}, evidence } = way;
  const empty = (["arguments", "stdin"] as const).filter(
    (key) => input[key]?.length === 0 && !evidence.some(({ at }) => at[1] === key),
  );
  return {
    ...way,
    evidence: [...evidence, ...empty.map((key) => ({ at: ["input", key], because: "not needed" }))],
  };
}

/** On standard output, or in a file that the sources name. */
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
      evidence: [
        ...way.evidence,
        { at: ["answer", "file"], because: `${quoted(file)}: the answer was in this file` },
      ],
    })),
  ];
}
