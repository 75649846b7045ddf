import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task.ts";
import type { Input } from "../problem/asking.ts";
import type { Question } from "../problem/clues.ts";
import { dialogues, withFileNames } from "../problem/dialogue.ts";
import { problemOf } from "../problem/index.ts";
import { asking } from "../problem/way.ts";
import { unpackOutcome } from "../run/packed.ts";
import { type Printed, promptsIn } from "./printed-prompts.ts";
import type { Subject } from "./try.ts";

/** More questions are a loop, which asks again and again. */
const MOST_QUESTIONS = 8;

/** More ways of answering a question are not tried. */
const MOST_ANSWERS = 12;

/** A program that is not understood may complain for ever. */
const MOST_OUTPUT_BYTES = 64 * 1024;

/**
 * Finds the questions that a program asks, in their order: answers the first, looks for the next one, and so on. A
 * question that is asked twice in turn was not understood, and is answered in another way. If no way helps, the walk
 * ends, as it does at a menu that comes again.
 */
export async function walk(asked: Case, subject: Subject): Promise<Printed> {
  const questions: Question[] = [];
  let choices: Printed["choices"] = [];
  while (questions.length < MOST_QUESTIONS) {
    const answers = questions.length === 0 ? [asking({})] : inputsFor(questions, { asked, choices });
    const printed = await firstThatAsksMore(answers, { asked, subject, questions });
    if (!printed) break;
    choices = printed.choices;
    questions.push(printed.questions[questions.length]!);
  }
  return { questions, choices };
}

function inputsFor(
  questions: readonly Question[],
  { asked, choices }: { asked: Case; choices: Printed["choices"] },
): Input[] {
  const hasFiles = problemOf(asked.problem).placeholders?.includes("boardPath");
  return dialogues(questions, { choices })
    .slice(0, MOST_ANSWERS)
    .map(({ input }) => {
      const stdin = input?.stdin ?? "";
      return asking({ stdin: hasFiles ? stdin : withFileNames(stdin) });
    });
}

/** Types the answers in one way after the other until the program asks something new. */
async function firstThatAsksMore(
  inputs: readonly Input[],
  { asked, subject, questions }: { asked: Case; subject: Subject; questions: readonly Question[] },
): Promise<Printed | undefined> {
  for (const input of inputs) {
    const task = taskFor(asked, { input });
    if (task.misfit) continue;
    if (subject.allowance.isSpent) return undefined;
    const limits = { ...task.limits, outputBytes: MOST_OUTPUT_BYTES };
    const run = await subject.program.run({ ...task, limits });
    if (run.kind !== "ran") return undefined;
    subject.allowance.spend(run.outcome);
    const printed = promptsIn(unpackOutcome(run.outcome).stdout.bytes);
    if (!questions.every(({ text }, at) => printed.questions[at]?.text === text)) continue;
    const next = printed.questions[questions.length];
    if (!next || isMenuAgain(next, questions)) return undefined;
    // A complaint may stand before a question that comes again.
    if (!questions.some(({ text }) => next.text.endsWith(text))) return printed;
  }
  return undefined;
}

/** Tests if a menu was left and comes again: nothing new is asked. */
function isMenuAgain({ text, kinds }: Question, before: readonly Question[]): boolean {
  return kinds.includes("menu") && before.some((each) => each.text === text);
}
