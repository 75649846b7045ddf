import { remembered, rememberedLately } from "../../base/remembered.ts";
import { bounded } from "./integers.ts";
import { patternsOfDenials, patternsOfResults } from "./wording-patterns.ts";

/**
 * Words for "no path" that stand alone, behind any label, with a few others at most, or at the beginning of a line. A label with
 * a number may be one of many in a log.
 */
const NONE_ALONE =
  /^(?!\W*(?:o |the |el )?(?:tabuleiro|board|tablero|mapa|map|c|cavalo|knight|caballo|inicio|start)\b)(?:[^\d:=]{0,100}(?:[:=]>?|->) ?)?(?:\W*(?:[a-z]+\W+){1,2})?(?:impossi(?:vel|ble)|imposible|unreachable|inalcancavel|inalcanzable|inacessivel|not (?:found|possible|reachable)|nao eh? possivel|no es posible|nao (?:foi )?(?:encontrad|alcancad)[oa]s?|(?:does ?n[o']t|nao) exist[ei]?)(?:\W+[a-z]+){0,1}\W*$|^\W*(?:impossivel|impossible|imposible)\b/;

/** Infinity, which some languages print for a distance that was never set. */
const INFINITE =
  /^(?:\W*(?:[a-z]+\W+){1,2})?(?:inf|infinity|infinit[oy]|∞)\W{0,99}$|[a-z] ?[:=] ?(?:inf|infinity|infinit[oy]|∞)(?= ?(?:[-,;|(]|$))|^[^\w∞]*∞\W*$/;

/** The name of a board's file, and that there is no way on it. */
const NONE_IN_FILE =
  /^\W*\w[\w./\\-]*\.[a-z]{2,4}\W{1,5}(?:impossi(?:vel|ble)|imposible|unreachable|inalcan[cz]a(?:vel|ble))\W*$/;

/** A line that says no, and nothing else. In `(True, None)`, the second is a value that nothing was put in. */
const NO =
  /^\W*(?:nao|no|none|null|nil)\W*$|^(?!\W*(?:true|yes|sim|si)\b)\W*(?:[a-z]+\W+){1,2}(?:none|null|nil)\W*$/;

/** Converts a line to lower case, without accents and markup, with single blanks. */
export function simplified(line: string): string {
  const plain = isAscii(line)
    ? line
    : line
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/\u2019/g, "'");
  return plain
    .toLowerCase()
    .replace(/[*`]/g, "")
    .replace(/[^\S ]\s*| \s+/g, " ")
    .trim();
}

function isAscii(line: string): boolean {
  return !/[\u0080-\uffff]/.test(line);
}

/** Checks for vowels: tables, drawn boards and floods of numbers need no closer look. */
export function hasWords(line: string): boolean {
  return /[aeiou∞]/.test(line);
}

/** Checks if a simplified line is about a program's own troubles; such a line says nothing about the board. */
export function isTrouble(line: string): boolean {
  return patternsOfDenials().trouble.test(line);
}

/** Words of a program that counts its denials among its errors or warnings: no file is called so. */
const SOUGHT = /\b(?:tours?|passeios?|recorridos?|soluc(?:ao|oes|ion|iones)|solutions?)\b/;

/** Numbers but zero: `68.0` is a whole number. */
const NUMBER = /(?<!0)0*[1-9]\d*/g;

/** Remembers what the words of a line say, whatever numbers stand between them. */
function rememberedByWords<Result>(make: (line: string) => Result): (line: string) => Result {
  const byWords = rememberedLately(make);
  return (line) => byWords(line.replace(NUMBER, "1"));
}

/** Checks if a simplified line says that there is no path or no tour. */
export const saysNone = rememberedByWords((text: string): boolean => {
  const { trouble, aboutFiles, notDenials, none, instruction } = patternsOfDenials();
  const line = text.replace(instruction, "");
  if (NONE_IN_FILE.test(line)) return true;
  if (!hasWords(line) || aboutFiles.test(line) || (trouble.test(line) && !SOUGHT.test(line))) return false;
  if (NO.test(line) || INFINITE.test(line)) return true;
  return !notDenials.test(line) && (NONE_ALONE.test(line) || none.some((pattern) => pattern.test(line)));
});

/** Checks if a simplified line is about closed tours alone: to deny them is not to deny that there is a tour. */
export function isOfClosedAlone(line: string): boolean {
  return patternsOfDenials().ofClosed.test(line);
}

/** Checks if a simplified line is the value that a language prints for nothing, or for what is not so. */
export function isNothing(line: string): boolean {
  return /^\W*(?:none|null|nil)\W*$/.test(line) || isFalse(line);
}

/** So many numbers in a line are a tour. */
const MANY_NUMBERS = 9;

/** Checks if a simplified line gives nothing as the tour, beside a few other values: `{"rows": 3, "tour": null}`. */
export function givesNothing(line: string): boolean {
  return patternsOfDenials().nothing.test(line) && (line.match(/\d+/g) ?? []).length < MANY_NUMBERS;
}

/** Checks if a simplified line is the value that a language prints for what is not so. */
export function isFalse(line: string): boolean {
  return /^\W*fals[eo]\W*$/.test(line);
}

/** Checks if a sentence of a simplified line says that there is none of what was asked for, and names it. */
export function namesNone(line: string): boolean {
  const { goal } = patternsOfDenials();
  if (!goal.test(line)) return false;
  return line.split(/(?<=[.!?]) /).some((sentence) => goal.test(sentence) && saysNone(sentence));
}

/** Checks if a simplified line gives a bound, a guess or alternatives in place of an answer. */
export const hedges = rememberedByWords((line: string): boolean => {
  const { otherNumbers, hedges: patterns } = patternsOfResults();
  const sentence = otherNumbers.reduce((text, pattern) => text.replace(pattern, " "), line);
  return patterns.some((pattern) => pattern.test(sentence) || pattern.test(line));
});

/**
 * Checks if a simplified line has the words that a manifest declares. Numbers and signs without a letter must be the whole line:
 * a row of a board may hold any of them.
 */
export function saysSo(line: string, words: string | undefined): boolean {
  const said = words === undefined ? "" : simplified(words);
  if (!/\p{L}/u.test(said)) return said !== "" && line === said;
  const ends = (place: number) => !/\d\d/.test(line.slice(place - 1, place + 1));
  for (let at = line.indexOf(said); at >= 0; at = line.indexOf(said, at + 1))
    if (ends(at) && ends(at + said.length)) return true;
  return false;
}

const YES =
  /^\W*(?:yes|sim|si|true|(?:e )?possivel|(?:es )?posible|possible|(?:a )?(?:tour|passeio|paseo|recorrido|solucao|solucion|solution) (?:found|exists|existe|encontrad[oa])|existe (?:um |uma |un |una )?(?:passeio|paseo|recorrido|solucao|solucion))\W*$/;

/** Checks if a simplified line says that there is a tour, and nothing else. */
export function saysYes(line: string): boolean {
  return YES.test(line);
}

interface StatedMoves {
  /** Numbers in the order of the line; at least one. */
  readonly moves: readonly number[];
  /** Strength of the word beside the number: true if it is about moves, false if only about a result. */
  readonly strong: boolean;
}

/** Finds the numbers of moves that a simplified line states; undefined if it states none. */
export function statedMoves(line: string): StatedMoves | undefined {
  const numbers: number[] = [];
  const stated = statedPlaces(line.replace(NUMBER, (number) => String(numbers.push(Number(number)))));
  const numberAt = (place: number) => bounded(Math.sign(place) * (numbers[Math.abs(place) - 1] ?? 0));
  return stated && { ...stated, moves: stated.moves.map(numberAt) };
}

/** Finds them in a line that has the place of each number, counted from 1, instead of the number. */
const statedPlaces = rememberedLately((line: string): StatedMoves | undefined => {
  if (!hasWords(line) || !/\d/.test(line) || isTrouble(line)) return undefined;
  if (patternsOfResults().listing.test(line) || hedges(line)) return undefined;
  let sentence = line;
  for (const { passedOver, patterns, strong } of statements()) {
    sentence = passedOver.reduce((text, pattern) => text.replace(pattern, " "), sentence);
    for (const pattern of patterns) {
      const moves = Array.from(sentence.matchAll(pattern), ([, number]) => Number(number));
      if (moves.length > 0) return { moves, strong };
    }
  }
  return undefined;
});

/** Patterns, the surest first. Text in `passedOver` is ignored from its own entry on. */
const statements = remembered(() => {
  const { otherNumbers, statedLeast, otherMoves, strong, weak } = patternsOfResults();
  return [
    { passedOver: otherNumbers, patterns: statedLeast, strong: true },
    { passedOver: otherMoves, patterns: strong, strong: true },
    { passedOver: [], patterns: weak, strong: false },
  ];
});
