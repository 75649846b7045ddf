import type { CodedProblem } from "../../case/names.ts";
import { IDEA_NAMES } from "../../finding/ideas.ts";

/** The causes that each program must be told. */
export const CAUSES: Readonly<Record<string, readonly string[]>> = {
  "knights-tour/c-closed-but-open": ["closed-ignored"],
  "knights-tour/c-v1-short-array": ["second-opinion"],
  "knights-tour/cpp-zero-twice": ["start-not-counted"],
  "knights-tour/go-illegal-move": ["illegal-vector"],
  "knights-tour/javascript-ignores-start": ["always-the-same"],
  "knights-tour/python-crash-on-non-square": ["fails-off-square", "uncaught-error"],
  "knights-tour/python-prints-partial-tour": ["dead-end"],
  "knights-tour/python-v3-dead-end": ["dead-end"],
  "knights-tour/ruby-says-no-tour": ["always-no-tour"],
  "lost-knight/c-crash": ["second-opinion"],
  "lost-knight/c-walks-through-x": ["walks-through-x"],
  "lost-knight/cpp-square-only": ["fails-off-square"],
  "lost-knight/java-endless-recursion": ["uncaught-error"],
  "lost-knight/javascript-counts-squares": ["one-too-many"],
  "lost-knight/python-depth-first": ["first-way"],
  "lost-knight/python-no-wrap": ["no-wrap"],
};

/** By what the wrong ideas, or mutants, are told that can be; in the lost knight, many are told by their own name. */
export const TOLD_BY: Readonly<Record<CodedProblem, Readonly<Record<string, readonly string[]>>>> = {
  "lost-knight": {
    ...Object.fromEntries(IDEA_NAMES.map((name) => [name, [name]])),
    "counts-one-too-few": ["one-too-few"],
    "counts-squares": ["one-too-many"],
    "counts-when-seen": ["one-too-few"],
    "depth-first": ["first-way"],
    "counts-searched-squares": ["squares-counted"],
    "eight-bit-columns": ["wrong-beyond"],
    "eight-bit-rows": ["wrong-beyond"],
    "exit-is-blocked": ["always-impossible"],
    "marks-late": ["distance-overwritten"],
    "move-doubled": ["move-missing"],
    "next-depth": ["next-depth"],
    // Its queue is full before its time is over.
    "no-visited-set": ["wrong-beyond"],
    "square-from-columns": ["fails-off-square"],
    "start-in-the-first-rows": ["wrong-beyond"],
    "two-ends-one-too-many": ["one-too-many"],
    "zero-when-impossible": ["zero-if-unreached"],
  },
  "knights-tour": {
    "board-transposed": ["transposed", "order"],
    "closed-by-distance": ["straight-end"],
    "counter-kept": ["numbers-skipped"],
    "dead-end-filled": ["dead-end-filled"],
    "ends-exchanged": ["tour-reversed"],
    "even-sizes-only": ["denies-tours"],
    "forgets-to-free-java": ["denies-tours"],
    "last-step-twice": ["last-number-twice"],
    "move-mistyped": ["illegal-vector"],
    "no-closed-tours": ["denies-tours"],
    "numbers-from-two": ["numbers-shifted"],
    "numbers-of-two-digits": ["numbers-begin-anew"],
    "partial-as-whole": ["dead-end"],
    "silent-when-none": ["fails-only-where"],
    "start-ignored": ["always-the-same"],
    "start-mirrored": ["mirrored"],
    "start-off": ["same-way-off"],
    "start-transposed": ["transposed", "order"],
    "stops-one-short": ["stopped-early"],
    "wrong-colour": ["denies-tours"],
  },
};
