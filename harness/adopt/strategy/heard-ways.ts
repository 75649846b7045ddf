import type { ProblemName } from "../../case/names.ts";
import { problemOf } from "../../problem/index.ts";
import type { Clues, Prompt } from "../../problem/input/clues.ts";
import type { Invocation, Invocations } from "../../problem/input/invocation.ts";
import type { Subject } from "../attempt/try.ts";
import { waysToAsk } from "../attempt/ways.ts";
import { distinct } from "../source/clues.ts";
import { typedSo } from "./in-turn.ts";
import { walk } from "./walk.ts";

/** A start that no board is too small for: a program that is asked for another one may complain for ever. */
const ON_ANY_BOARD = [0, 1] as const;

/**
 * Lists the ways that the prompts of a running program suggest, if it reads what is typed, then those that its sources
 * suggest.
 */
export async function waysHeard(problem: ProblemName, clues: Clues, subject: Subject): Promise<Invocations> {
  const { input, singleKeys, terminalCheck } = clues.traces;
  const { adopting } = problemOf(problem);
  const read = waysToAsk(problem, clues);
  if (!adopting || input === undefined || singleKeys !== undefined) return read;
  const [first] = adopting.cases;
  const asked = adopting.startingAt?.(first!, ON_ANY_BOARD) ?? first!;
  const { labels } = clues;
  const { questions, choices, inTurn, manner } = await walk(asked, subject, { labels, terminalCheck });
  if (questions.length === 0 && !manner) return read;
  // A place in the sources says more than the output.
  const placed = (heard: Prompt) => {
    const written = clues.questions.find(({ text }) => text.trim() === heard.text.trim());
    return written ? { ...heard, text: written.text, at: written.at } : heard;
  };
  const told = [questions, inTurn]
    .filter((walked) => walked.length > 0)
    .map((walked) => ({
      ...clues,
      questions: walked.map(placed),
      choices: choices.length > 0 ? choices : clues.choices,
    }));
  const ways = [...told.map((each) => waysToAsk(problem, each)), read];
  const together = (name: keyof Invocations) =>
    distinct(
      ways.flatMap((each) => each[name]),
      ({ evidence: _, ...way }) => JSON.stringify(way),
    );
  const typed = (ways: readonly Invocation[]) => (manner ? typedSo(ways, manner) : ways);
  return {
    likely: typed(together("likely")),
    guessed: typed(together("guessed")),
    open: typed(together("open")),
  };
}
