import type { TourCase } from "../../case/knights-tour.ts";
import type { Finding } from "../../finding/index.ts";
import type { TourDefect, tourFindings } from "../../finding/tour.ts";
import { type Claims, type Seen, type Statement, says } from "./statement.ts";
import { drawnIn, lists } from "./text.ts";
import { stepsIn } from "./walk.ts";

type Square = readonly [number, number];
type Asked = Pick<TourCase, "rows" | "columns">;

/** Words by which programs say that there is no tour. */
const DENIAL =
  /n[aã]o |nao\b|\bsem\b|\bno\b|\bnot\b|n't|imposs|imposib|fail|falh|none|null|nil|nenhum|ningun|invi[aá]vel|unsolv|insol|nada|cannot|-1|^\s*0?\s*$|inexist|false/i;

/** Tests if a knight goes from one square to another one. */
export function isKnights(one: Square, other: Square): boolean {
  const [down, right] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  return down + right === 3 && down !== 0 && right !== 0;
}

const isOn = ([row, column]: Square, { rows, columns }: Asked) =>
  row >= 0 && column >= 0 && row < rows && column < columns;

/** Tests if the steps of a walk stand in a text, as a drawn board or as a list. */
function isPrinted(walk: string, text: string, asked: Asked): boolean {
  const steps = stepsIn(walk);
  const isDrawn = drawnIn(text, asked).some((drawn) =>
    [0, 1, -1].some((shift) =>
      steps.every(({ step, at: [row, column] }) => drawn[row * asked.columns + column] === step + shift),
    ),
  );
  return (
    isDrawn ||
    lists(
      text,
      steps.map(({ at }) => at),
      asked,
    )
  );
}

/** The text that a tour was printed in; absent if it is not stored, or too long to be looked through. */
function textOf({ put }: Seen): string | undefined {
  const text = put?.printed?.answer;
  return text !== undefined && text.length < 300_000 ? text : undefined;
}

/** Says that numbers stand on squares of one drawn board. */
function drawnSo(seen: Seen, numbers: readonly (readonly [Square, number | undefined])[]): Statement {
  const asked = seen.put!.asked as TourCase;
  const text = textOf(seen);
  const told = numbers.map(([at, number]) => `${number ?? "nothing"} on (${at})`).join(", ");
  const boards = text === undefined ? [] : drawnIn(text, asked);
  const holds = boards.some((drawn) =>
    numbers.every(([[row, column], number]) => {
      const printed = drawn[row * asked.columns + column];
      return number === undefined ? Number.isNaN(printed) || printed! <= 0 : printed === number;
    }),
  );
  return says(`${told} was drawn`, boards.length === 0 ? undefined : holds);
}

function defectClaims(found: TourDefect, seen: Seen): Statement[] {
  const asked = seen.put!.asked as TourCase;
  const { walk, view: _, ...defect } = found;
  const text = textOf(seen);
  const steps = walk === undefined ? undefined : stepsIn(walk);
  const at = (step: number) => steps?.filter((each) => each.step === step).map((each) => each.at.join());
  // Steps count from 1, and a board may be numbered from 0.
  const first = steps?.[0]?.step === 0 && drawnIn(text ?? "", asked).length > 0 ? 1 : 0;
  const isStep = (step: number, square: Square) =>
    says(`step ${step} is on (${square})`, steps && at(step - first)!.includes(square.join()));
  const listed = walk === undefined || text === undefined ? undefined : isPrinted(walk, text, asked);
  const all = says("these steps were printed", listed);
  const isFree = (square: Square) =>
    says(
      `(${square}) was not visited`,
      steps && isOn(square, asked) && !steps.some((each) => each.at.join() === square.join()),
    );
  switch (defect.kind) {
    case "square-off-board":
      return [all, isStep(defect.step, defect.at), says("it is off the board", !isOn(defect.at, asked))];
    case "square-visited-twice":
      return [
        all,
        isStep(defect.step, defect.at),
        isStep(defect.earlierStep, defect.at),
        says("one comes later", defect.earlierStep < defect.step),
      ];
    case "step-repeated":
      return [
        says("these are two squares", defect.at.join() !== defect.earlier.join()),
        drawnSo(seen, [
          [defect.at, defect.number],
          [defect.earlier, defect.number],
        ]),
      ];
    case "step-out-of-range":
      return [
        says("the number is out of range", defect.number < defect.first || defect.number > defect.last),
        says("the range is that of a tour", defect.last - defect.first + 1 === asked.rows * asked.columns),
        drawnSo(seen, [[defect.at, defect.number]]),
      ];
    case "step-missing":
      return [
        says(`no square has the number ${defect.number}`, steps && at(defect.number)!.length === 0),
        drawnSo(seen, [[defect.at, undefined]]),
        isFree(defect.at),
      ];
    case "not-a-knight-move":
      return [
        all,
        says("it is no knight move", !isKnights(defect.from, defect.at)),
        isStep(defect.step, defect.at),
        isStep(defect.step - 1, defect.from),
      ];
    case "wrong-start": {
      const { row, column } = asked.start;
      return [
        all,
        isStep(1, defect.found),
        // A 0 may also stand for a square that was not visited.
        says("a 0 is a move away from 1", first === 0 || !steps?.[1] || isKnights(steps[0]!.at, steps[1].at)),
        says("another start was asked for", !asked.anyStart && `${row},${column}` === defect.expected.join()),
        says("it starts elsewhere", defect.expected.join() !== defect.found.join()),
      ];
    }
    case "squares-missing":
      return [
        all,
        says("a tour has so many squares", defect.expected === asked.rows * asked.columns),
        says(`the tour has ${defect.found} squares`, steps && steps.length === defect.found),
        isFree(defect.at),
      ];
    case "not-closed":
      return [
        all,
        isStep(1, defect.first),
        isStep(asked.rows * asked.columns, defect.at),
        says("a closed tour was asked for", asked.tour === "closed"),
        says("it is not closed", !isKnights(defect.at, defect.first)),
      ];
  }
}

/** Says that a tour is the one that was asked for. */
function isAsked({ tour, start }: Pick<Finding<"says-no-tour">, "tour" | "start">, seen: Seen): Statement {
  const asked = seen.put!.asked as TourCase;
  const own = asked.anyStart ? undefined : `${asked.start.row},${asked.start.column}`;
  return says("such a tour was asked for", asked.tour === tour && start?.join() === own);
}

/** Searches boards that are small enough; undefined if that would take too long. */
function isPossible({ rows, columns, tour, start, anyStart }: TourCase): boolean | undefined {
  const squares = rows * columns;
  const colour = (start.row + start.column) % 2;
  if (squares % 2 === 1 && (tour === "closed" || (!anyStart && colour === 1))) return false;
  if (squares > 25 || anyStart) return undefined;
  const all = Array.from({ length: squares }, (_, at): Square => [Math.floor(at / columns), at % columns]);
  const visited = new Set<string>();
  const goes = (from: Square): boolean => {
    visited.add(from.join());
    const isDone =
      visited.size === squares && (tour === "open" || isKnights(from, [start.row, start.column]));
    if (isDone || all.some((to) => isKnights(from, to) && !visited.has(to.join()) && goes(to))) return true;
    visited.delete(from.join());
    return false;
  };
  return goes([start.row, start.column]);
}

export const ofTours: Claims<keyof typeof tourFindings> = {
  "square-off-board": defectClaims,
  "square-visited-twice": defectClaims,
  "step-repeated": defectClaims,
  "step-out-of-range": defectClaims,
  "step-missing": defectClaims,
  "not-a-knight-move": defectClaims,
  "wrong-start": defectClaims,
  "squares-missing": defectClaims,
  "not-closed": defectClaims,
  "says-no-tour": (finding, seen) => [
    isAsked(finding, seen),
    says("there is one", isPossible(seen.put!.asked as TourCase)),
    says(
      "the program says that it found none",
      textOf(seen) === undefined ? undefined : DENIAL.test(textOf(seen)!),
    ),
  ],
  "should-be-no-tour": ({ defect, ...finding }, seen) => {
    const possible = isPossible(seen.put!.asked as TourCase);
    return [
      isAsked(finding, seen),
      says("there is none", possible === undefined ? undefined : !possible),
      ...defectClaims(defect, seen),
    ];
  },
  "case-wrong": (finding, seen) => [isAsked(finding, seen)],
};
