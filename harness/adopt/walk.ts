import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task.ts";
import type { Question } from "../problem/clues.ts";
import { dialogues } from "../problem/dialogue.ts";
import { asking } from "../problem/way.ts";
import { unpackOutcome } from "../run/packed.ts";
import { type Printed, promptsIn } from "./printed-prompts.ts";
import type { Subject } from "./try.ts";

/** More questions are a loop, which asks again and again. */
const MOST_QUESTIONS = 8;

/**
 * Finds the questions that a program asks, in their order: answers the first, looks for the next one, and so on. A
 * question that is asked twice in turn was not understood, and ends the walk, as does a menu that comes again.
 */
export async function walk(asked: Case, { program, allowance }: Subject): Promise<Printed> {
  const questions: Question[] = [];
  let choices: Printed["choices"] = [];
  while (questions.length < MOST_QUESTIONS && !allowance.isSpent) {
    const [typed] = dialogues(questions, { choices });
    const task = taskFor(asked, { input: typed?.input ?? asking({}) });
    const run = task.misfit ? undefined : await program.run(task);
    if (run?.kind !== "ran") break;
    allowance.spend(run.outcome);
    const printed = promptsIn(unpackOutcome(run.outcome).stdout.bytes);
    choices = printed.choices;
    const next = printed.questions[questions.length];
    if (!next || next.text === questions.at(-1)?.text || isMenuAgain(next, questions)) break;
    questions.push(next);
  }
  return { questions, choices };
}

/** Tests if a menu was left and comes again: nothing new is asked. */
function isMenuAgain({ text, kinds }: Question, before: readonly Question[]): boolean {
  return kinds.includes("menu") && before.some((each) => each.text === text);
}
