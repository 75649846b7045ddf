import type { TourCase } from "../../case/knights-tour.ts";
import type { clues } from "../../finding/diagnosis.ts";
import { isKnights } from "./of-tours.ts";
import { type Claims, quoted, type Seen, type Statement, says } from "./statement.ts";
import { names } from "./text.ts";
import { type Step, stepsIn } from "./walk.ts";

type Square = readonly [number, number];

/** The steps that a program printed, as they stand beside the finding; absent if there are too many. */
function stepsOf({ put }: Seen): Step[] | undefined {
  const { finding } = put!.result;
  const told = finding && ("defect" in finding ? finding.defect : finding);
  return told && "walk" in told && told.walk !== undefined ? stepsIn(told.walk) : undefined;
}

const tourOf = ({ put }: Seen) => put!.asked as TourCase;

function allSquares({ rows, columns }: TourCase): Square[] {
  return Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns]);
}

function freeIn(seen: Seen): Square[] | undefined {
  const visited = stepsOf(seen)?.map(({ at }) => at.join());
  return visited && allSquares(tourOf(seen)).filter((each) => !visited.includes(each.join()));
}

/** Tests if squares are a tour of a case, from its start if one is asked for. */
function isTour(seen: Seen, squares: readonly Square[], { mayBeOpen = false } = {}): boolean {
  const asked = tourOf(seen);
  const { rows, columns, anyStart, start, tour } = asked;
  return (
    new Set(squares.map((each) => each.join())).size === rows * columns &&
    squares.length === rows * columns &&
    squares.every(([row, column]) => row >= 0 && row < rows && column >= 0 && column < columns) &&
    squares.every((each, at) => at === 0 || isKnights(squares[at - 1]!, each)) &&
    (anyStart || squares[0]!.join() === `${start.row},${start.column}`) &&
    (tour === "open" || mayBeOpen || isKnights(squares[0]!, squares.at(-1)!))
  );
}

/** Says that the printed numbers are a tour once they are changed; of one number on two squares, either may be changed. */
function wouldBe(
  seen: Seen,
  change: (steps: readonly Step[]) => readonly (readonly Step[])[],
  { mayBeOpen = false } = {},
): Statement {
  const steps = stepsOf(seen);
  const inOrder = (changed: readonly Step[]) =>
    changed.toSorted((one, other) => one.step - other.step).map(({ at }) => at);
  return says(
    "changed so, the tour is valid",
    steps && change(steps).some((changed) => isTour(seen, inOrder(changed), { mayBeOpen })),
  );
}

/** Gives squares other numbers; one that is not there is added. */
function renumbered(steps: readonly Step[], at: Square, step: number): Step[] {
  return [...steps.filter((each) => each.at.join() !== at.join()), { step, at }];
}

/** Says that a number stands on a square; 0 also means none. */
function isOn(seen: Seen, at: Square, number: number): Statement {
  const steps = stepsOf(seen);
  const own = steps?.find((each) => each.at.join() === at.join())?.step ?? 0;
  return says(`(${at}) has the number ${number}`, steps && own === number);
}

function isLast(seen: Seen, at: Square): Statement {
  const steps = stepsOf(seen);
  return says(`(${at}) is the last square`, steps && steps.at(-1)?.at.join() === at.join());
}

function isLeft(seen: Seen, left: number): Statement {
  const free = freeIn(seen);
  return says(`${left} squares are left`, free && free.length === left);
}

/** Lists the numbers of a drawn board. */
function printedNumbers(text: string): number[] {
  return Array.from(text.matchAll(/-?\d+/g), ([each]) => Number(each));
}

export const ofClues: Claims<keyof typeof clues> = {
  "dead-end": ({ at, left, rescue }, seen) => {
    const free = freeIn(seen);
    const own = [
      isLast(seen, at),
      isLeft(seen, left),
      says("no move is left", free && !free.some((each) => isKnights(at, each))),
    ];
    if (!rescue) return own;
    const steps = stepsOf(seen);
    const before = steps?.filter(({ step }) => step <= rescue.step).map((each) => each.at.join());
    return [
      ...own,
      says(
        `step ${rescue.step} is on (${rescue.from})`,
        steps?.some(({ step, at: square }) => step === rescue.step && square.join() === rescue.from.join()),
      ),
      says(
        "the move is another one to a square that is free then",
        before && isKnights(rescue.from, rescue.to) && !before.includes(rescue.to.join()),
      ),
    ];
  },
  "stopped-early": ({ at, to, left }, seen) => {
    const free = freeIn(seen);
    return [
      isLast(seen, at),
      isLeft(seen, left),
      says("a move is left", free && isKnights(at, to) && free.some((each) => each.join() === to.join())),
    ];
  },
  "eight-bit-steps": ({ most }, seen) => {
    const text = seen.put!.printed?.answer ?? "";
    const { rows, columns } = tourOf(seen);
    const numbers = printedNumbers(text);
    return [
      says(`the numbers end at ${most}`, names(text, most) && numbers.every((each) => each <= most)),
      says("many appear again", numbers.length > new Set(numbers).size),
      says("a tour needs larger ones", rows * columns > most + 1),
    ];
  },
  "start-not-marked": ({ at, second, number }, seen) => {
    const { row, column } = tourOf(seen).start;
    return [
      says("that is the start", at.join() === `${row},${column}`),
      says("step 2 is one move away", isKnights(at, second)),
      isOn(seen, at, number),
      isOn(seen, second, 2),
    ];
  },
  "straight-end": ({ at, first }) => {
    const apart = [Math.abs(at[0] - first[0]), Math.abs(at[1] - first[1])].sort();
    return [says("it is three squares away in a line", apart.join() === "0,3")];
  },
  "closed-at-the-corner": ({ at, first }, seen) => [
    isLast(seen, at),
    says("that is the first square", stepsOf(seen) && stepsOf(seen)![0]!.at.join() === first.join()),
    says("it is beside the corner, and not beside the first", isKnights(at, [0, 0]) && !isKnights(at, first)),
  ],
  "dead-end-filled": ({ at, step, left }, seen) => {
    const steps = stepsOf(seen);
    const walked = steps?.filter((each) => each.step <= step).map((each) => each.at.join());
    const after = walked && allSquares(tourOf(seen)).filter((each) => !walked.includes(each.join()));
    return [
      says(
        `step ${step} is on (${at})`,
        steps?.some((each) => each.step === step && each.at.join() === at.join()),
      ),
      says(`${left} squares come after it`, after && after.length === left),
      says("no move leads to one of them", after && !after.some((each) => isKnights(at, each))),
      says("they have numbers all the same", steps && steps.length === walked!.length + left),
    ];
  },
  "numbers-skipped": ({ before, after }, seen) => {
    const numbers = stepsOf(seen)?.map(({ step }) => step);
    return [
      says(
        `${after} comes right after ${before}`,
        numbers && after > before + 1 && numbers[numbers.indexOf(before) + 1] === after,
      ),
      wouldBe(seen, (steps) => [steps]),
    ];
  },
  "numbers-begin-anew": ({ most, squares }, seen) => {
    const text = seen.put!.printed?.answer ?? "";
    const { rows, columns } = tourOf(seen);
    return [
      says(`the board has ${squares} squares`, rows * columns === squares && squares > most + 1),
      says(
        `the numbers end at ${most}, and 0 comes again`,
        names(text, most) && names(text, 0) && printedNumbers(text).every((each) => each <= most),
      ),
    ];
  },
  "squares-kept": ({ listed, squares }, seen) => {
    const { rows, columns } = tourOf(seen);
    const steps = stepsOf(seen);
    const last = steps?.filter(
      ({ at }, place) => !steps.slice(place + 1).some((later) => later.at.join() === at.join()),
    );
    return [
      says(`the board has ${squares} squares`, rows * columns === squares && listed > squares),
      says(`${listed} squares are listed`, steps && steps.length === listed),
      says(
        "each at its last place, they are a tour",
        last &&
          isTour(
            seen,
            last.map(({ at }) => at),
          ),
      ),
    ];
  },
  "beyond-the-board": ({ times, number, at, rows, columns }, seen) => {
    const asked = tourOf(seen);
    const steps = stepsOf(seen);
    const missing = steps?.flatMap(({ step }, place) =>
      Array.from({ length: step - (steps[place - 1]?.step ?? step) - 1 }, (_, further) => step - 1 - further),
    );
    const before = steps?.find(({ step }) => step === number - 1);
    return [
      says("the board has this size", asked.rows === rows && asked.columns === columns),
      says(`${times} numbers are missing`, missing && missing.length === times),
      says(`${number} is the first of them`, missing && Math.min(...missing) === number),
      says(
        `(${at}) is just beyond the board`,
        Math.max(at[0] - rows, at[1] - columns) === 0 && Math.min(...at) >= 0,
      ),
      says("it is one move from the step before", before && isKnights(before.at, at)),
    ];
  },
  "numbers-shifted": ({ first, last }, seen) => [
    says(
      `the numbers go from ${first} to ${last}`,
      stepsOf(seen) && stepsOf(seen)![0]!.step === first && stepsOf(seen)!.at(-1)!.step === last,
    ),
    wouldBe(seen, (steps) => [steps]),
  ],
  "start-not-counted": ({ at, number }, seen) => {
    const { row, column } = tourOf(seen).start;
    // A square with 0 counts as not visited, and the second square has it where the start is not counted.
    const counted = (steps: readonly Step[]) =>
      renumbered(renumbered(steps, at, number), [row, column], number - 1);
    return [isOn(seen, at, number), wouldBe(seen, (steps) => [counted(steps)])];
  },
  "start-overwritten": ({ at, number }, seen) => [
    isOn(seen, at, number),
    wouldBe(seen, (steps) => [renumbered(steps, at, 1)], { mayBeOpen: true }),
  ],
  "row-by-row": (_, seen) => {
    const steps = stepsOf(seen);
    const inRows = steps?.toSorted((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]);
    const inColumns = steps?.toSorted((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]);
    return [
      says(
        "the squares come in the order of the board",
        steps && [inRows, inColumns].some((order) => order!.every((each, at) => each === steps[at])),
      ),
    ];
  },
  "wraps-around": ({ at, from, step }, seen) => {
    const { rows, columns } = tourOf(seen);
    const steps = stepsOf(seen);
    const over = (one: Square, other: Square) => {
      const [down, right] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
      return [down, rows - down].some((far) =>
        [right, columns - right].some((wide) => isKnights([0, 0], [far, wide])),
      );
    };
    const wrong = steps?.flatMap((each, place) => {
      const before = steps[place - 1];
      return before && !isKnights(before.at, each.at) ? [{ before, each }] : [];
    });
    return [
      says(
        "the others go around the edges",
        wrong?.every(({ before, each }) => over(before.at, each.at)),
      ),
      says(
        `the first is step ${step}`,
        wrong && wrong[0]?.before.at.join() === from.join() && wrong[0].each.at.join() === at.join(),
      ),
    ];
  },
  "last-number-twice": ({ number }, seen) => [
    says(
      `${number} is on two squares`,
      stepsOf(seen) && stepsOf(seen)!.filter(({ step }) => step === number).length === 2,
    ),
    wouldBe(seen, (steps) =>
      steps.filter(({ step }) => step === number).map((last) => renumbered(steps, last.at, number + 1)),
    ),
  ],
  "tour-reversed": (_, seen) => [
    wouldBe(seen, (steps) => [steps.map(({ step, at }) => ({ step: -step, at }))]),
  ],
  "illegal-vector": ({ vector, times, at, from, step }, seen) => {
    const steps = stepsOf(seen);
    const by = steps?.map((each, place) => {
      const before = steps[place - 1];
      return before ? [each.at[0] - before.at[0], each.at[1] - before.at[1]].join() : "";
    });
    return [
      says(`${times} moves go so`, by && by.filter((each) => each === vector.join()).length === times),
      says(`the first is step ${step}`, by && steps![by.indexOf(vector.join())]!.at.join() === at.join()),
      says("it goes from one to the other", [at[0] - from[0], at[1] - from[1]].join() === vector.join()),
      says("no knight moves so", !isKnights([0, 0], vector)),
    ];
  },
  "uncaught-error": ({ error, file, line, code }, seen) => {
    const text = seen.source(file)?.split(/\r?\n/)[line - 1];
    const { printed } = seen.put!;
    return [
      ...quoted(error, printed?.errors, printed?.answer),
      says(
        `${file}, line ${line} is "${code}"`,
        text === undefined || code === undefined ? undefined : text.includes(code.replace(/…$/, "")),
      ),
    ];
  },
};
