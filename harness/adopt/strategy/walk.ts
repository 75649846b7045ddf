import type { Case } from "../../case/any-case.ts";
import { problemOf } from "../../problem/index.ts";
import type { Prompt, SourceLocation } from "../../problem/input/clues.ts";
import { dialogues, leavingOf, withFileNames } from "../../problem/input/dialogue.ts";
import type { Input } from "../../problem/input/input-schemas.ts";
import { asking } from "../../problem/input/invocation.ts";
import type { Subject } from "../attempt/try.ts";
import { distinct } from "../source/clues.ts";
import { type PrintedPrompts, promptsIn } from "../source/printed-prompts.ts";
import type { Manner } from "./in-turn.ts";
import { type Listen, listenTo } from "./listen.ts";

/** More questions are a loop, which asks again and again. */
const MOST_QUESTIONS = 8;

/** More ways of answering a question are not tried. */
const MOST_ANSWERS = 12;

/** More steps through a menu that comes again are not taken. */
const MOST_STEPS = 14;

export interface Walked extends PrintedPrompts {
  /** The questions when each choice of a menu that comes again is made in its turn; empty if none comes again. */
  readonly inTurn: readonly Prompt[];
  /** The manner of typing that the program needs; undefined if it takes all at once. */
  readonly manner: Manner | undefined;
}

/** Things that the sources of a program show, and that help to understand what it prints. */
interface Known {
  /** Texts that are no questions. */
  readonly labels?: readonly string[];
  /** Place that may look for a terminal. */
  readonly terminalCheck?: SourceLocation | undefined;
}

interface Walking {
  readonly listen: Listen;
  readonly questions: readonly Prompt[];
  /** Texts that are no questions. */
  readonly labels: readonly string[];
  /** Menus count each time that they come. */
  readonly menusAgain?: boolean;
}

/**
 * Finds the questions that a program asks, in their order: answers the first, looks for the next one, and so on. A
 * question that is asked twice in turn was not understood, and is answered in another way. If no way helps, the walk
 * ends, as it does at a menu that comes again.
 */
export async function walk(
  asked: Case,
  subject: Subject,
  { labels = [], terminalCheck }: Known = {},
): Promise<Walked> {
  const { listen, manner } = listenTo(asked, subject, terminalCheck);
  const questions: Prompt[] = [];
  let choices: PrintedPrompts["choices"] = [];
  while (questions.length < MOST_QUESTIONS) {
    const answers = questions.length === 0 ? [asking({})] : inputsFor(questions, { asked, choices });
    const printed = await firstThatAsksMore(answers, { listen, questions, labels });
    if (!printed) break;
    choices = distinct(printed.choices, ({ text }) => text);
    questions.push(printed.questions[questions.length]!);
  }
  const inTurn = await throughMenu(questions, { asked, listen, choices, labels });
  return { questions, choices, inTurn, manner: manner() };
}

/** Makes each choice of a menu in its turn, but for the one that leaves, and answers what is asked meanwhile. */
async function throughMenu(
  found: readonly Prompt[],
  {
    asked,
    choices,
    ...heard
  }: { asked: Case; choices: PrintedPrompts["choices"] } & Pick<Walking, "listen" | "labels">,
): Promise<Prompt[]> {
  const at = found.findIndex(({ kinds }) => kinds.includes("menu"));
  const leave = leavingOf(choices);
  const [first, ...others] = choices.filter((choice) => choice !== leave);
  if (at < 0 || first === undefined || others.length === 0) return [];
  const menu = found[at]!;
  const questions: Prompt[] = [...found.slice(0, at), { ...menu, choice: first.text }];
  while (questions.length < MOST_STEPS) {
    const answers = inputsFor(questions, { asked, choices });
    const printed = await firstThatAsksMore(answers, { ...heard, questions, menusAgain: true });
    const next = printed?.questions[questions.length];
    if (!next) break;
    const choice = next.text === menu.text ? others.shift() : undefined;
    if (next.text === menu.text && choice === undefined) break;
    questions.push(choice === undefined ? next : { ...next, choice: choice.text });
  }
  // One choice alone is made by the usual walk.
  return questions.filter(({ text }) => text === menu.text).length > 1 ? questions : [];
}

function inputsFor(
  questions: readonly Prompt[],
  { asked, choices }: { asked: Case; choices: PrintedPrompts["choices"] },
): Input[] {
  const hasFiles = problemOf(asked.problem).placeholders?.includes("boardPath");
  return dialogues(questions, { choices })
    .slice(0, MOST_ANSWERS)
    .map(({ input }) => {
      const stdin = input?.stdin ?? "";
      return asking({ stdin: hasFiles ? stdin : withFileNames(stdin, questions) });
    });
}

/** Types the answers in one way after the other until the program asks something new. */
async function firstThatAsksMore(
  inputs: readonly Input[],
  { listen, questions, labels, menusAgain = false }: Walking,
): Promise<PrintedPrompts | undefined> {
  for (const input of inputs) {
    const output = await listen(input);
    if (!output) continue;
    const found = promptsIn(output, { menusAgain });
    const isAsked = ({ text }: Prompt) => !labels.includes(text);
    const printed = { ...found, questions: found.questions.filter(isAsked) };
    if (!questions.every(({ text }, at) => printed.questions[at]?.text === text)) continue;
    const next = printed.questions[questions.length];
    // This answer was refused, or it was the last one that is asked for.
    if (!next) continue;
    if (isMenuAgain(next, questions)) return menusAgain ? printed : undefined;
    // A complaint may stand before a question that comes again.
    if (!questions.some(({ text }) => next.text.endsWith(text))) return printed;
  }
  return undefined;
}

/** Tests if a menu was left and comes again: nothing new is asked. */
function isMenuAgain({ text, kinds }: Prompt, before: readonly Prompt[]): boolean {
  return kinds.includes("menu") && before.some((each) => each.text === text);
}
