import type { Clues, Literal, Prompt, PromptKind } from "./clues.ts";
import { endingIn } from "./ending.ts";
import { asking, type Invocation, madeFrom } from "./invocation.ts";
import {
  asksForClosed,
  closedByYes,
  isWanted,
  LETTERS,
  noIn,
  openIn,
  QUICK,
  tourIn,
  valueFor,
  yesIn,
} from "./typed-values.ts";

/** The first number of coordinates, and the meaning of x and y. */
interface Convention {
  readonly base: 0 | 1;
  readonly xIsRow: boolean;
  /** Answer to a prompt for a position: the number of the square, its row and column, or its name, as in chess. */
  readonly cell: "number" | "pair" | "letters" | "capitals";
  /** Sign between the values of one prompt, or round brackets about them: `( 1 , 2 )`. */
  readonly between: " " | "," | "()";
  /** Answer to a prompt for a size: one side, or both. */
  readonly size: "side" | "both";
}

const CONVENTIONS: readonly Convention[] = [
  { base: 1, xIsRow: true, cell: "number", between: " ", size: "side" },
  { base: 0, xIsRow: true, cell: "number", between: " ", size: "side" },
  { base: 0, xIsRow: true, cell: "pair", between: " ", size: "side" },
  { base: 1, xIsRow: true, cell: "pair", between: " ", size: "side" },
  { base: 1, xIsRow: true, cell: "letters", between: " ", size: "side" },
  { base: 1, xIsRow: true, cell: "capitals", between: " ", size: "side" },
  { base: 1, xIsRow: false, cell: "number", between: " ", size: "side" },
  { base: 0, xIsRow: false, cell: "number", between: " ", size: "side" },
];

/** Choices of a menu that begin at all, and that leave. */
const ENTERING =
  /\b(?:iniciar|inicio|comecar|começar|empezar|comenzar|resolver|executar|passeio|recorrido|tour|start|solve|run)\b/i;
/** Choices by which one may say where the tour begins. */
const START = /\b(?:start|in[ií]ci|anfang|partida|salida|d[ée]part)/i;
const BY_USER = /\b(?:anwender|benutzer|user|usu[aá]rio|utilizador|utilisateur)\b/i;
/** Choices of tours that not every case asks for. */
const CLOSED = /\b(?:closed|geschlossen\w*|fechado|cerrado|ferm[ée]e?)\b/i;
const LEAVING = /\b(?:sair|salir|exit|quit|leave|end|encerrar|fim|beenden|esci|uscita)\b/i;

/**
 * Makes the texts to type: one line for each prompt, and one text for each convention that the prompts allow.
 * The list is empty if there are no prompts.
 */
export function dialogues(
  asked: readonly Prompt[],
  { choices, ending }: Pick<Clues, "choices" | "ending">,
): Invocation[] {
  if (asked.length === 0) return [];
  const questions = asSides(asCoordinates(asked));
  const because = madeFrom(questions);
  const isMadeUp = questions.some(
    ({ kinds, text }) =>
      kinds.includes("count") ||
      (kinds.includes("value") && openIn(text) === undefined && tourIn(text) === undefined),
  );
  const evidence = [{ at: ["input", "stdin"], because, ...(isMadeUp && { isMadeUp }) }];
  const hasMenu = questions.some(({ kinds }) => kinds.includes("menu"));
  const leave = leavingOf(choices);
  const entering = inOrderOfTrial(choices.filter((choice) => choice !== leave));
  const isOpen = questions.some(({ kinds, choice }) => kinds.includes("menu") && choice === undefined);
  const texts = (isOpen ? entering : [undefined]).flatMap((enter) =>
    conventionsOf(questions).map((convention) => {
      const lines = questions.map(({ kinds, base, text, choice }) =>
        joined(
          kinds.map((kind) => {
            if (kind === "menu") return LETTERS.exec(text)?.[1] ?? keyOf(choice ?? enter?.text);
            if (kind === "value") return valueFor(text);
            if (kind === "count") return LEFT_OUT.test(text) ? "0" : "1";
            if (kind === "again" && asksForClosed(text)) return closedByYes(text);
            if (kind === "again") return isWanted(text) ? yesIn(text) : noIn(text);
            if (kind === "square" && /\b[A-H][1-8]\b/.test(text)) return "{SQUARE}";
            if (kind === "column" && LETTERED.test(text)) return letterLike(text);
            if (kind === "size" && (convention.size === "both" || PAIR.test(text) || BOTH.test(text)))
              return inOrder("{rows}", "{columns}", convention);
            return typed(kind, { ...convention, base: base ?? convention.base });
          }),
          convention,
        ),
      );
      const last = hasMenu && leave ? (endingIn(leave.text) ?? keyOf(leave.text)) : ending;
      const text = [...lines, ...(last === undefined ? [] : [last]), ""].join("\n");
      return text.replaceAll("{board}\n", "{board}");
    }),
  );
  return Array.from(new Set(texts), (stdin) => ({ input: asking({ stdin }), evidence }));
}

/** A question for a letter: `Column (A-H)`, `coluna de a até h`, `column letter`. */
const LETTERED = /\b(?:(?<first>a)\s*(?:-|–|to|at[eé]|\.\.+|a)\s*[d-z]|letter|letra)\b/i;

/** The column of the start, in capitals if its question has such letters. */
function letterLike(text: string): string {
  return LETTERED.exec(text)?.groups?.first === "A" ? "{LETTER}" : "{letter}";
}

/** Takes two questions for a position as its two coordinates: "starting position i: ", "starting position j: ". */
function asCoordinates(questions: readonly Prompt[]): Prompt[] {
  const cells = questions.filter(({ kinds }) => kinds.length === 1 && kinds[0] === "cell");
  if (cells.length !== 2) return [...questions];
  return questions.map((question) => {
    const at = cells.indexOf(question);
    return at < 0 ? question : { ...question, kinds: [at === 0 ? "x" : "y"] };
  });
}

/** Takes two questions for a size as the two sides: "size for m: ", "size for n: ". */
function asSides(questions: readonly Prompt[]): readonly Prompt[] {
  const sizes = questions.filter(({ kinds }) => kinds.length === 1 && kinds[0] === "size");
  if (sizes.length !== 2 || sizes[0]!.text === sizes[1]!.text) return questions;
  return questions.map((question) => {
    const at = sizes.indexOf(question);
    return at < 0 ? question : { ...question, kinds: [at === 0 ? "rows" : "columns"] };
  });
}

/** Finds the choice of a menu that ends the program. */
export function leavingOf(choices: readonly Literal[]): Literal | undefined {
  return choices.find(({ text }) => LEAVING.test(text));
}

/** Squares of which a board has none. */
const LEFT_OUT = /\b(?:forbidden|blocked|obstac\w*|holes?|proibid\w*|prohibid\w*|bloquead\w*|buracos?)\b/i;

/** More choices of a menu are not tried. */
const MOST_CHOICES = 3;

/** Sorts the choices of a menu, the likeliest first. Without any, 1 is meant. */
function inOrderOfTrial(choices: readonly Literal[]): (Literal | undefined)[] {
  const rank = ({ text }: Literal) => {
    if (CLOSED.test(text)) return 4;
    if (START.test(text) && BY_USER.test(text)) return 0;
    return QUICK.test(text) ? 1 : ENTERING.test(text) ? 2 : 3;
  };
  const sorted = choices.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_CHOICES);
  return sorted.length > 0 ? sorted : [undefined];
}

/** The number of a choice, or its letter. */
function keyOf(choice = "1"): string {
  return /^\s*([a-h])\s*[-).:]/i.exec(choice)?.[1] ?? /\d/.exec(choice)?.[0] ?? "1";
}

/** Joins what belongs to rows and to columns, x before y. */
function inOrder(row: string, column: string, { xIsRow, between }: Convention): string {
  return joined(xIsRow ? [row, column] : [column, row], { between });
}

function joined(values: readonly string[], { between }: Pick<Convention, "between">): string {
  if (between !== "()") return values.join(between);
  return values.length > 1 ? `( ${values.join(" , ")} )` : values.join();
}

function conventionsOf(questions: readonly Prompt[]): Convention[] {
  const isPlace = ({ kinds }: Prompt) => !kinds.includes("value");
  const stated = questions.find((question) => isPlace(question) && question.base !== undefined)?.base;
  const fit = CONVENTIONS.filter(({ base }) => stated === undefined || base === stated);
  const withCommas = fit.map((convention) => ({ ...convention, between: "," }) as const);
  const inBrackets = fit.map((convention) => ({ ...convention, between: "()" }) as const);
  if (questions.some(({ text }) => SEVERAL.test(text)))
    return fit.flatMap((convention) => [convention, ...bothSides(convention)]);
  if (questions.some(({ text }) => BRACKETS.test(text))) return [...withCommas, ...fit, ...inBrackets];
  if (questions.some(({ text }) => PAIR.test(text))) return [...withCommas, ...fit];
  return questions.some(({ text }) => COMMA.test(text)) ? [...fit, ...withCommas] : fit;
}

/** A program that wants both sides on one line wants both coordinates so, too. */
function bothSides(convention: Convention): Convention[] {
  if (convention.cell !== "pair") return [];
  return [true, false].map((xIsRow) => ({ ...convention, size: "both", xIsRow }));
}

/** Dimensions: one number may not be enough. */
const SEVERAL = /\bdimens(?:ions|iones|ões|oes)\b/iu;

/** A form to type in: `8,8`, `x,y`, `linha,coluna`. */
const PAIR = /(?:^|[\s(["'<])(?:\d+,\d+|\p{L}+,\p{L}+)(?:$|[\s)\]"'>.:?])/u;
/** A form that is perhaps to be typed with its brackets: `( row , col )`. */
const BRACKETS = /\(\s*\p{L}+\s*,\s*\p{L}+\s*\)/u;
/** Both sides of a board by one question: `size x and y`. */
const BOTH = /\bx\b.{1,20}\by\b/i;
const COMMA = /[\p{L}\d], ?[\p{L}\d]/u;

function typed(
  kind: Exclude<PromptKind, "menu" | "value" | "count" | "again">,
  convention: Convention,
): string {
  const { base, xIsRow, cell } = convention;
  switch (kind) {
    case "file":
      return "{boardPath}";
    case "enter":
      return "";
    case "size":
      return "{n}";
    case "square":
    case "board":
    case "rows":
    case "columns":
      return `{${kind}}`;
    case "row":
    case "column":
      return `{${kind}${base}}`;
    case "cell":
      return {
        number: `{cell${base}}`,
        pair: inOrder(`{row${base}}`, `{column${base}}`, convention),
        letters: "{square}",
        capitals: "{SQUARE}",
      }[cell];
    case "x":
      return `{${xIsRow ? "row" : "column"}${base}}`;
    case "y":
      return `{${xIsRow ? "column" : "row"}${base}}`;
  }
}

/**
 * Types names of files that a program may write, for a problem that has no files of its own. What one choice of a menu
 * saves, another one shows.
 */
export function withFileNames(stdin: string, questions: readonly Prompt[]): string {
  const isSame = questions.some(({ kinds }) => kinds.includes("menu"));
  let count = 0;
  return stdin.replaceAll("{boardPath}", () => `passeio${isSame ? 1 : ++count}.txt`);
}

/** Copies the ways of asking, with everything typed on one line. */
export function onOneLine(ways: readonly Invocation[]): Invocation[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: asking({ ...input, stdin: `${(input?.stdin ?? "").trim().replaceAll("\n", " ")}\n` }),
  }));
}
