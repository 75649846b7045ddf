import { squareAt } from "../../case/board.ts";
import { type Dice, diceOf } from "./dice.ts";
import type { SearchedCase } from "./knight-case.ts";
import { ANSWERS, BEFORE, BEHIND, FAREWELLS, HEDGES, NONES, PREAMBLES, STATISTICS } from "./sentences.ts";
import { hashOf, styleOf } from "./styles.ts";

/** An answer that a program gives: a number of moves, or that there is no path. */
export type Said = number | "impossible";

/** A program's own way of speaking, the same in every case. */
export interface Voice {
  readonly kind: "plain" | "hedging";
  /** Its words, to find the voice that was not understood. */
  readonly words: string;
  say(said: Said, searched: SearchedCase): Buffer;
}

interface Words {
  readonly before: readonly string[];
  readonly answer: string;
  readonly none: string;
  readonly after: readonly string[];
}

/** Makes the voice of a program that states one number. */
export function plainVoice(seed: number): Voice {
  const dice = diceOf(seed);
  const words = wordsOf(dice);
  const style = styleOf(dice);
  const log = dice.once(6) ? logOf(dice) : undefined;
  // A program counts rows and columns from the same number wherever it prints them.
  const base = dice.below(2);
  const path = dice.once(4) ? pathOf(dice, base) : undefined;
  const drawing = dice.once(8);
  const singular = dice.once(3);
  const pathFirst = dice.once(3);
  // Many programs say the rest only of a path that they found.
  const briefNone = dice.once(3);
  return {
    kind: "plain",
    words: JSON.stringify({
      ...words,
      log: log?.name,
      path: path && `${path.name}${pathFirst ? " first" : ""}`,
      drawing,
      briefNone,
      style: style.name,
    }),
    say(said, searched) {
      const noise = diceOf(seed ^ hashOf(searched.asked.name));
      const answer = said === "impossible" ? words.none : singularIf(singular && said === 1, words.answer);
      const isRight = said === searched.asked.answer;
      const route = path && isRight && searched.path.length > 0 ? [path.write(searched)] : [];
      const parts = [
        ...words.before,
        ...(drawing ? [searched.drawing] : []),
        ...(log && said !== "impossible" ? [log.write({ said, searched })] : []),
        ...(pathFirst ? [...route, answer] : [answer, ...route]),
        ...(briefNone && said === "impossible" ? [] : words.after),
      ];
      return style.encode(parts.map((part) => filled(part, { said, searched, noise, base })).join("\n"));
    },
  };
}

/** Makes the voice of a program that does not decide: bounds, alternatives, candidates. */
export function hedgingVoice(seed: number): Voice {
  const dice = diceOf(seed);
  const words = wordsOf(dice);
  const style = styleOf(dice);
  const manner = dice.below(5);
  const sentence = dice.pick(HEDGES);
  const labels = ["A", "B", "C", "D"].map(
    (letter) => dice.pick(["tentativa", "algoritmo", "metodo"]) + letter,
  );
  return {
    kind: "hedging",
    words: JSON.stringify({ manner, sentence, ...words, style: style.name }),
    say(said, searched) {
      const noise = diceOf(seed ^ hashOf(searched.asked.name));
      const number = said === "impossible" ? 7 : said;
      const others = [number - 1 - noise.below(2), number + 1 + noise.below(3), number + noise.between(4, 9)];
      const at = noise.below(4);
      const candidates = others.toSpliced(Math.min(at, 3), 0, number);
      const hedge = [
        () => sentence,
        () => candidates.map((each) => words.answer.replaceAll("{n}", String(each))).join("\n"),
        () => candidates.map((each, index) => `${labels[index]}: ${each} movimentos`).join("\n"),
        () => Array.from({ length: 300 }, (_, index) => `${index + 1}`).join(" "),
        () => Array.from({ length: 60 }, (_, index) => `talvez ${index + 1} movimentos`).join("\n"),
      ][manner]!();
      const parts = [...words.before, hedge, ...words.after];
      return style.encode(
        parts.map((part) => filled(part, { said: number, searched, noise, base: 0 })).join("\n"),
      );
    },
  };
}

function wordsOf(dice: Dice): Words {
  let answer: string = dice.pick(ANSWERS);
  if (dice.once(3) && !answer.includes("\n")) answer += dice.pick(BEHIND);
  if (dice.once(8) && !answer.includes("\n")) answer = dice.pick(BEFORE) + answer;
  // The same sentence with another number, as where a distance was never set.
  const none = dice.once(10) ? answer.replaceAll("{n}", dice.pick(["-1", "inf"])) : dice.pick(NONES);
  const some = (lines: readonly string[], most: number) =>
    Array.from({ length: dice.below(most + 1) }, () => dice.pick(lines));
  return {
    before: [...some(PREAMBLES, 3), ...(dice.once(4) ? some(STATISTICS, 2) : [])],
    answer,
    none,
    after: [...(dice.once(2) ? some(STATISTICS, 3) : []), ...(dice.once(4) ? some(FAREWELLS, 2) : [])],
  };
}

function singularIf(isOne: boolean, sentence: string): string {
  return isOne
    ? sentence.replace(/movimentos|moves|passos|saltos|pulos|jogadas|movimientos|Züge|coups/, (plural) =>
        plural === "movimientos" ? "movimiento" : plural.slice(0, -1),
      )
    : sentence;
}

interface Filling {
  readonly said: Said;
  readonly searched: SearchedCase;
  readonly noise: Dice;
  readonly base: number;
}

function filled(text: string, { said, searched: { asked, visited }, noise, base }: Filling): string {
  const number = said === "impossible" ? 0 : said;
  const values: Record<string, () => number> = {
    n: () => number,
    l: () => number - 1,
    m: () => number + 2,
    v: () => visited + noise.below(3),
    t: () => noise.between(1, 90),
    p: () => (said === "impossible" ? 0 : said + 1),
    digit: () => noise.between(1, 9),
    squares: () => asked.rows * asked.columns,
    rows: () => asked.rows,
    columns: () => asked.columns,
    row: () => asked.board.start.row + base,
    column: () => asked.board.start.column + base,
    exitRow: () => asked.board.exit.row + base,
    exitColumn: () => asked.board.exit.column + base,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name]?.() ?? whole));
}

interface Part<Input> {
  readonly name: string;
  write(input: Input): string;
}

/** A line for each level of the search, or for each square. */
function logOf(dice: Dice): Part<{ readonly said: number; readonly searched: SearchedCase }> {
  if (dice.once(5)) return { name: "squares", write: ({ searched }) => visitsOf(searched) };
  const [name, line] = dice.pick([
    ["levels", (level: number) => `Nivel ${level}: explorando`],
    ["progress", (level: number) => `[${level}] expandindo fronteira...`],
    ["queue", (level: number) => `profundidade ${level} fila ${level * 3 + 1}`],
    ["moves", (level: number) => `movimento ${level}`],
  ] as const);
  const lastLess = dice.once(2) ? 1 : 0;
  return {
    name,
    write: ({ said }) =>
      Array.from({ length: Math.max(1, said + 1 - lastLess) }, (_, level) => line(level)).join("\n"),
  };
}

function visitsOf({ asked, searched }: SearchedCase): string {
  return searched
    .map((square) => squareAt(asked, square))
    .map(({ row, column }) => `Visitando (${row}, ${column})`)
    .join("\n");
}

function pathOf(dice: Dice, base: number): Part<SearchedCase> {
  const backwards = dice.once(5);
  const startless = dice.once(5);
  const [name, write] = dice.pick([
    [
      "arrows",
      (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => `(${pair})`).join(" -> "),
    ],
    [
      "lines",
      (pairs: readonly (readonly [number, number])[]) =>
        pairs.map((pair) => `[${pair.join(", ")}]`).join("\n"),
    ],
    [
      "numbered",
      (pairs: readonly (readonly [number, number])[]) =>
        pairs.map((pair, at) => `Passo ${at}: (${pair.join(", ")})`).join("\n"),
    ],
    [
      "named",
      (pairs: readonly (readonly [number, number])[]) =>
        pairs.map(([row, column]) => `linha ${row} coluna ${column}`).join("\n"),
    ],
    [
      "labelled arrows",
      (pairs: readonly (readonly [number, number])[]) =>
        `Caminho: ${pairs.map((pair) => `(${pair})`).join(" -> ")}`,
    ],
    [
      "plain",
      (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => pair.join(" ")).join("\n"),
    ],
    [
      "label",
      (pairs: readonly (readonly [number, number])[]) =>
        `No caminho:\n${pairs.map((pair) => `(${pair})`).join(" ")}`,
    ],
  ] as const);
  return {
    name: startless ? `${name} without the start` : name,
    write({ asked, path }) {
      const told = startless ? path.slice(1) : path;
      const squares = backwards ? told.toReversed() : told;
      return write(
        squares.map((square) => {
          const { row, column } = squareAt(asked, square);
          return [row + base, column + base] as const;
        }),
      );
    },
  };
}
