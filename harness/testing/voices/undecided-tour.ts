import { remembered } from "../../base/remembered.ts";
import { knightNeighbours } from "../../case/knight.ts";
import { BOARD_SHAPES, COORDINATE_SHAPES } from "../tour-shapes.ts";
import { diceOf } from "./dice.ts";
import { CASE_SETS } from "./spoken.ts";
import { hashOf, styleOf } from "./styles.ts";
import { type Steps, stepsIn, type TouredCase, touredCases } from "./tour-case.ts";
import { judged } from "./trial.ts";
import type { Undecided } from "./undecided-path.ts";

const CASES = 12;
const casesOf = remembered((set: string) => touredCases(diceOf(Number(set)), CASES));

const DENIALS = [
  "nao existe passeio",
  "Sem solucao",
  "Nao ha passeio a partir da casa ROW, COLUMN",
  "Nao foi possivel completar o passeio",
  "no tour found",
  "No solution",
  "There is no tour on the ROWSxCOLUMNS board",
  "None",
];

const SHAPES = ["numbers and spaces", "borders of signs"].map((name) => BOARD_SHAPES[name]!);
const LISTS = ["round brackets in a row", "square brackets"].map((name) => COORDINATE_SHAPES[name]!);

/** Lets a program deny a tour in every case, and tell one, too. Its plainest form tells the tour alone. */
export function undecidedTour(seed: number): Undecided {
  const dice = diceOf(seed);
  const cases = casesOf(String(seed % CASE_SETS));
  const denials = dice.once(4) ? [dice.pick(DENIALS), dice.pick(DENIALS)] : [dice.pick(DENIALS)];
  const isAbove = dice.once(2);
  const tries = dice.once(2);
  const shape = dice.pick([...SHAPES, ...SHAPES, ...LISTS]);
  const style = styleOf(dice);
  const told = ({ tour, asked }: TouredCase) => {
    if (tour === "none" && !tries) return [];
    return [shape({ lines: tour === "none" ? tryOn(asked) : tour, base: 1 })];
  };
  const denied = ({ asked: { name, rows, columns, start } }: TouredCase) =>
    denials[hashOf(name) % denials.length]!.replace("ROWSxCOLUMNS", `${rows}x${columns}`)
      .replace("ROW", String(start.row))
      .replace("COLUMN", String(start.column));
  const asked = cases.map((each) => each.asked);
  const written = (lines: (each: TouredCase) => readonly string[]) =>
    cases.map((each) => style.encode(lines(each).join("\n")));
  const { judgements } = judged(asked, written(told));
  return {
    words: JSON.stringify({ denials, isAbove, tries, style: style.name }),
    cases: asked,
    outputs: written((each) => (isAbove ? [denied(each), ...told(each)] : [...told(each), denied(each)])),
    plain: judgements.filter((judgement) => judgement?.kind === "accepted").length,
  };
}

/** Walks to the first free square until there is none. */
function tryOn(asked: TouredCase["asked"]): Steps {
  const order = [asked.start.row * asked.columns + asked.start.column];
  const next = () => knightNeighbours(asked, order.at(-1)!).find((square) => !order.includes(square));
  for (let square = next(); square !== undefined; square = next()) order.push(square);
  return stepsIn(asked, order);
}
