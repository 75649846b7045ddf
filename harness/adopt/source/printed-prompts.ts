import { plainOutput } from "../../answer/text/output.ts";
import { excerpt } from "../../base/text.ts";
import type { Literal, Prompt, PromptKind } from "../../problem/input/clues.ts";
import { endingIn } from "../../problem/input/ending.ts";
import { baseIn, promptKindsIn } from "./prompt-kinds.ts";

/** Place of a text that no source holds as it is printed. */
export const PRINTED = "its output";

/** Bytes of an output in which prompts are looked for. */
const MOST_READ_BYTES = 16 * 1024;

/** The beginning of a report of an error, which a terminal shows below the output. */
const FAILURE = /Traceback \(most recent call last\):|Exception in thread "|Unhandled Exception:/;

/** Text that a program printed to ask for its input. */
export interface PrintedPrompts {
  /** In the order in which they were printed. A question that is asked again at once counts once. */
  readonly questions: readonly Prompt[];
  /** Lines of a menu. */
  readonly choices: readonly Literal[];
}

/** Words of an order to type something. */
const ORDER =
  /\b(?:digite|informe|entre|insira|escolha|tecle|pressione|ingres[ea]|introduzca|indique|escriba|elija|enter|type|input|choose|please|press|entrez|donnez|geben|eingabe|eingeben|immetti|inserisci|digita|scegli|dimmi)\b/i;

/**
 * Finds the prompts in an output. Nothing is echoed, so several prompts may share a line.
 *
 * @param menusAgain counts a menu each time that it comes, even if nothing is asked meanwhile
 */
export function promptsIn(output: Buffer, { menusAgain = false } = {}): PrintedPrompts {
  const [said] = plainOutput(beginningOf(output)).toString().split(FAILURE);
  const lines = said!.split(/\r?\n/).flatMap(withoutChoice);
  const printed: Prompt[] = [];
  const choices: Literal[] = [];
  let menu: Prompt | undefined;
  // The line above a menu may ask for the choice already.
  let heading: Prompt | undefined;
  let isBelowChoice = false;
  // A mark on a line of its own belongs to the question above it: "Linha?", "> ".
  let isMarked = true;
  const isLettered = hasLetteredMenu(lines);
  const isOption = (line: string) => isChoice(line) || (isLettered && LETTERED.test(line));
  for (const line of lines) {
    const texts = isOption(line) ? [line.trim()] : listedIn(line);
    choices.push(...texts.map((text) => ({ text, at: PRINTED })));
    if (isOption(line)) {
      isBelowChoice = true;
      isMarked = true;
      // A menu may end without a prompt of its own.
      if (choices.length > 1 && !heading) menu = questionOf(line, ["menu"]);
      continue;
    }
    const found = questionsIn(line, choices.length > 0);
    const asked = found.filter(({ text }) => {
      const [isMark, isBefore] = [isMarkAlone(text), isMarked];
      isMarked = isMark;
      return !isMark || isBefore;
    });
    if (asked.length > 0 && menu && !asksForChoice(asked[0])) printed.push(menu);
    if (asked.length > 0) menu = undefined;
    // One above the choices and one below them ask for the same choice.
    if (heading && isBelowChoice && asksForChoice(asked[0]) && asked[0]?.text !== heading.text) printed.pop();
    printed.push(...asked);
    if (line.trim() === "") continue;
    heading = asksForChoice(asked.at(-1)) ? asked.at(-1) : undefined;
    isBelowChoice = false;
  }
  const questions = withoutHeadings(menu ? [...printed, menu] : printed);
  const isAgain = ({ text, kinds }: Prompt, at: number) =>
    text === questions[at - 1]?.text && !(menusAgain && kinds.includes("menu"));
  return { questions: questions.filter((question, at) => !isAgain(question, at)), choices };
}

/** Parts a prompt from the first choice of a menu, which stands behind it because what is typed is not echoed. */
function withoutChoice(line: string): string[] {
  const [before, choice] = line.split(/(?<=[:?>])\s*(?=1\s*[-).:])/);
  return before && choice !== undefined && isChoice(choice) ? [before, choice] : [line];
}

/** Takes as much of an output as is read. Half a question would be one that nobody asked. */
function beginningOf(output: Buffer): Buffer {
  if (output.length <= MOST_READ_BYTES) return output;
  const ends = ["\n", ":", "?", ">"].map((mark) => output.lastIndexOf(mark, MOST_READ_BYTES - 1));
  return output.subarray(0, Math.max(...ends) + 1);
}

/**
 * Drops each order, and each question for a position, that the next prompts repeat in parts: "Digite a posição inicial",
 * "Linha: ". They count from the number that it states.
 */
function withoutHeadings(questions: readonly Prompt[]): Prompt[] {
  let heading: Prompt | undefined;
  return questions.flatMap((question, at) => {
    const next = questions[at + 1];
    const mayHead = !ENDS_ASKING.test(question.text) || String(question.kinds) === "cell";
    if (mayHead && next && ENDS_ASKING.test(next.text) && holds(question, next)) {
      heading = question;
      return [];
    }
    if (!heading || !holds(heading, question)) heading = undefined;
    return [heading && question.base === undefined ? { ...question, base: heading.base } : question];
  });
}

/** Parts of a position. */
const IN_CELL: readonly PromptKind[] = ["square", "row", "column", "x", "y"];

function holds({ kinds }: Prompt, part: Prompt): boolean {
  return part.kinds.every(
    (kind) => kinds.includes(kind) || (kinds.includes("cell") && IN_CELL.includes(kind)),
  );
}

function asksForChoice(question: Prompt | undefined): boolean {
  return question?.kinds.includes("menu") ?? false;
}

function questionsIn(line: string, isBelowMenu: boolean): Prompt[] {
  if (isYesOrNo(line) && isNumbered(line)) return [questionOf(line, ["again"])];
  const parts = partsOf(line);
  const isMenu = (part: string) => listedIn(part).length > 0;
  if (isMenu(line) && !parts.some(isMenu)) return [questionOf(line, ["menu"])];
  return parts
    .filter(
      (part, at) =>
        isMenu(part) || (isPrompt(part) && !COUNTED.test(part) && !isStatement(part, parts[at + 1] ?? "")),
    )
    .flatMap((text) => {
      if (isMenu(text)) return [questionOf(text, ["menu"])];
      // Below a menu, a mark alone asks for a choice.
      const kinds = isBelowMenu && isMarkAlone(text) ? (["menu"] as const) : promptKindsIn(text);
      return kinds.length === 0 ? [] : [questionOf(text, kinds)];
    });
}

/**
 * Tests if a text is answered by what follows: a line of a summary, `- Tamanho: 8`, a set, `Valores: {0,1,2}`, a square,
 * `Your start is: (1, 0)` and `Starting position: 5`, or a number that was counted, `Total number of moves: 64`.
 */
function isStatement(text: string, next: string): boolean {
  if (SET.test(next) || (PAIR.test(text) && !ORDER.test(text))) return true;
  const isOnly = (asked: PromptKind) =>
    !ORDER.test(text) && promptKindsIn(text).every((kind) => kind === asked);
  return (
    (VALUE.test(next) && (BULLET.test(text) || isOnly("count"))) || (LONE_VALUE.test(next) && isOnly("cell"))
  );
}

/** The number of a step in a list: `12: c5`. */
const COUNTED = /^\s*\d+\s*:\s*$/;

const BULLET = /^\s*[-–•*]\s+\p{L}/u;
const LONE_VALUE = /^\s*\d+\s*$/;
const VALUE = /^\s*[[(]?\d/;
const PAIR = /[:=]\s*\[?\(\s*-?\d+\s*,\s*-?\d+\s*\)\]?\s*$/;
const SET = /^\s*\{\s*\d/;

function isMarkAlone(text: string): boolean {
  return !/\p{L}/u.test(text);
}

function questionOf(text: string, kinds: Prompt["kinds"]): Prompt {
  return { text: excerpt(text.trim()), at: PRINTED, kinds, base: baseIn(text) };
}

/** A choice by a letter: `a- Breadth First Search`. */
const LETTERED = /^\s*[[(]?[a-h]\s*[\])\-.:]+\s*\p{L}{2}/iu;

/** Tests if a menu has letters: one alone may begin any sentence. */
function hasLetteredMenu(lines: readonly string[]): boolean {
  const letters = lines.filter((line) => LETTERED.test(line)).map((line) => /[a-h]/i.exec(line)![0]);
  return ["a", "b"].every((letter) => letters.some((each) => each.toLowerCase() === letter));
}

/** Finds the choices of a menu in a line that has them all: `(1 - passeio, 0 - sair):`, `(1 for backtracking, 2 for Warnsdorff):`. */
function listedIn(line: string): string[] {
  if (isYesOrNo(line)) return [];
  const lists = LISTED.map((pattern) => Array.from(line.matchAll(pattern), ([, text]) => text!));
  return lists.find(({ length }) => length > 1) ?? [];
}

/** All choices of a list are written in one way. */
const LISTED = ["[-–):=]\\s*(?!based)", "(?<=\\s)(?:for|para|pour|für|per)\\s+"].map(
  (between) => new RegExp(`(?:^|[\\s(,;|])(\\d\\s*${between}\\p{L}[^,;|()]{0,60})`, "giu"),
);

function isChoice(line: string): boolean {
  return isNumbered(line) && !/[,;|]\s*\d\s*[-–):=]\s*\p{L}/u.test(line) && !isYesOrNo(line);
}

/** Tests if a line begins with a number and words: no step of a tour, `1: a1`. */
function isNumbered(line: string): boolean {
  return /^\s*[[(]?\d\s*[\])\-.:]+\s*(?![a-z]\d+\s*$)\p{L}/iu.test(line);
}

/** Tests if a line lets one say yes or no, perhaps by numbers: `1 : yes   2 : no`. */
function isYesOrNo(line: string): boolean {
  return promptKindsIn(line).includes("again");
}

/** Cuts a line behind each mark that ends a prompt. What stands in brackets behind it belongs to it, unless it is a type. */
function partsOf(line: string): string[] {
  return line.split(ENDED).filter((part) => part.trim() !== "");
}

const TYPE = "(?:int|float|double|char|str)";
const ENDED = new RegExp(
  [
    String.raw`(?<=[:?>]|(?<![<>]|\d ?)=)(?<!\([^()]{0,80})(?!\s*\((?!${TYPE}))(?=\s|$|\p{L})`,
    String.raw`(?<=[)\]])\s+(?=(?:Enter|Input|Type|Digite|Informe|Insira|Ingrese|Introduzca)\s)`,
    String.raw`(?<=[:?]\s?(?!\(${TYPE})\([^()]{0,60}\))(?=\s+\p{L})`,
  ].join("|"),
  "u",
);

const ENDS_ASKING = /[:?>=]\s*(?:\([^()]*\)\s*)?$|\b[syjo]\s*\/\s*n\b/i;

function isPrompt(text: string): boolean {
  if (text.length > 200) return false;
  return ENDS_ASKING.test(text) || (ORDER.test(text) && endingIn(text) === undefined);
}
