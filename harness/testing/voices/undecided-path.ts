import { remembered } from "../../base/remembered.ts";
import { type Dice, diceOf } from "./dice.ts";
import { type SearchedCase, searchedCases } from "./knight-case.ts";
import type { Said } from "./knight-voice.ts";
import { CASE_SETS, type CodedCase } from "./spoken.ts";
import { hashOf, styleOf } from "./styles.ts";
import { answerOf, VARIANTS } from "./variants.ts";

/** Everything that a program prints which names more than one answer. */
export interface Undecided {
  /** Its words, to find the voice that earns too much. */
  readonly words: string;
  readonly cases: readonly CodedCase[];
  readonly outputs: readonly Buffer[];
  /** Number of cases in which its plainest form is right. */
  readonly plain: number;
}

type Language = "pt" | "en";
const LANGUAGES = ["pt", "en"] as const;

/** Words of both languages. */
const NONE = { pt: "impossivel", en: "impossible" };
const UNIT = { pt: "movimentos", en: "moves" };

interface Making {
  readonly dice: Dice;
  readonly cases: readonly SearchedCase[];
  readonly language: Language;
}

interface Made {
  readonly name: string;
  readonly texts: readonly string[];
  /**
   * Sayings in each case if it prints only what its words call the answer. Where they call nothing so more than another,
   * there are several forms, of which the worst counts.
   */
  readonly forms: readonly (readonly Said[])[];
}

type Manner = (making: Making) => Made;

const CASES = 14;
const casesOf = remembered((set: string) => searchedCases(diceOf(Number(set)), CASES));

/** Lets a program say several numbers of moves. */
export function undecidedPath(seed: number): Undecided {
  const dice = diceOf(seed);
  const cases = casesOf(String(seed % CASE_SETS));
  const language = dice.pick(LANGUAGES);
  const { name, texts, forms } = dice.pick(MANNERS)({ dice, cases, language });
  const around = dice.once(3) ? `${dice.pick(AROUND[language])}\n` : "";
  const style = styleOf(dice);
  const rightIn = (form: readonly Said[]) =>
    form.filter((said, at) => said === cases[at]!.asked.answer).length;
  return {
    words: JSON.stringify({ name, language, around, style: style.name }),
    cases: cases.map(({ asked }) => asked),
    outputs: texts.map((text) => style.encode(around + text)),
    // What is the same in every output says nothing.
    plain: Math.min(...forms.filter((form) => new Set(form).size > 1).map(rightIn)),
  };
}

const AROUND = {
  pt: ["O Cavalo Perdido", "Lendo arquivo...", "Resultados:", "Cavalo em C, saida em S"],
  en: ["The lost knight", "Reading the board...", "Results:", "Knight on C, exit on S"],
};

const MANNERS: readonly Manner[] = [
  (making) => namedAlike(making, variantsOf(making)),
  (making) => namedAlike(making, variantsOf(making)),
  (making) => namedAlike(making, methodsOf(making)),
  wrongAnswerBesideRight,
  bounds,
  alsoDenied,
];

/** Sayings of a program in each case under a name of its own. */
interface Named {
  readonly name: string;
  readonly said: readonly Said[];
}

/** The right reading of the task and some wrong ones, in any order. */
function variantsOf({ dice, cases, language }: Making): Named[] {
  const others = Array.from({ length: dice.between(1, 5) }, () => dice.pick(VARIANTS.slice(1)));
  return shuffled(dice, [VARIANTS[0]!, ...new Set(others)]).map((variant) => ({
    name: variant[language],
    said: cases.map(({ asked }) => answerOf(variant, asked.board)),
  }));
}

const METHODS = ["BFS", "DFS", "Dijkstra", "A*", "IDA*", "Floyd", "greedy", "Bellman-Ford"];
const PLANS = { pt: "plano", en: "plan" };

/** Methods of which one is right, and the others say a little more or less, always or now and then. */
function methodsOf({ dice, cases, language }: Making): Named[] {
  const plans = Array.from("abcdefgh", (letter) => `${PLANS[language]} ${letter}`);
  const right = dice.below(3);
  const names = shuffled(dice, dice.once(2) ? METHODS : plans).slice(0, dice.between(right + 2, 6));
  return names.map((name, at) => {
    const salt = dice.below(1000);
    const times = dice.once(2) ? () => 1 : (each: string) => diceOf(salt ^ hashOf(each)).below(4);
    return {
      name,
      said: cases.map(({ asked: { answer, name: each } }) =>
        answer === "impossible" || at === right ? answer : Math.max(1, answer + (at - right) * times(each)),
      ),
    };
  });
}

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(dice.below(left.length), 1)[0]!);
}

const ANSWER = { pt: "resposta", en: "answer" };
const LEAST = { pt: "minimo", en: "minimum" };

/** Writes all numbers alike, with their names. */
function namedAlike({ dice, cases, language }: Making, parts: readonly Named[]): Made {
  const unit = dice.once(2) ? ` ${UNIT[language]}` : "";
  const shape = dice.pick([
    "NAME: #",
    "# (NAME)",
    "NAME = #",
    "#\n  NAME",
    "NAME:\n#",
    "NAME;#",
    "#",
    `${ANSWER[language]} NAME: #`,
    `${LEAST[language]} (NAME): #`,
  ]);
  const between = dice.once(4) ? "; " : "\n";
  const write = (name: string, said: Said) =>
    shape
      .replace("#", () => (said === "impossible" ? NONE[language] : said + unit))
      .replace("NAME", () => name);
  return {
    name: `${shape}${unit}${between} of ${parts.map(({ name }) => name)}`,
    texts: cases.map((_, at) => parts.map(({ name, said }) => write(name, said[at]!)).join(between)),
    forms: parts.map(({ said }) => said),
  };
}

const CALLS = {
  pt: ["resposta: # movimentos", "Resultado: #", "Em # movimentos", "Menor numero de movimentos: #"],
  en: ["answer: # moves", "Result: #", "The knight needs # moves", "Minimum number of moves: #"],
};
const BESIDE = {
  pt: ["com bordas #", "Total de casas visitadas #", "dando a volta: #", "nivel #", "casas: #", "outro: #"],
  en: ["with wrap-around #", "Total squares visited #", "wrapping: #", "level #", "squares: #", "other: #"],
};

function wrongAnswerBesideRight({ dice, cases, language }: Making): Made {
  const wrong = dice.pick(VARIANTS.slice(1));
  const said = cases.map(({ asked }) => answerOf(wrong, asked.board));
  const [calls, beside] = [dice.pick(CALLS[language]), dice.pick(BESIDE[language])];
  const isLast = dice.once(2);
  const texts = cases.map(({ asked }, at) => {
    const both = [filled(calls, said[at]!, language), filled(beside, asked.answer, language)];
    return (isLast ? both.toReversed() : both).join("\n");
  });
  return { name: `${calls}, ${beside}${isLast ? ", the answer last" : ""}`, texts, forms: [said] };
}

function filled(text: string, said: Said, language: Language): string {
  return said === "impossible" ? NONE[language] : text.replace("#", String(said));
}

const BOUNDS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  pt: [
    ["no minimo # movimentos", "no maximo # movimentos"],
    ["limite inferior: #", "limite superior: #"],
    ["pelo menos #", "no maximo #"],
    ["mais de # movimentos", "menos de # movimentos"],
    ["cota inferior: # movimentos", "cota superior: # movimentos"],
  ],
  en: [
    ["at least # moves", "at most # moves"],
    ["lower bound: #", "upper bound: #"],
    ["at least #", "at most #"],
    ["more than # moves", "less than # moves"],
    ["lower bound: # moves", "upper bound: # moves"],
  ],
};

/** Says two bounds, of which one is right. */
function bounds({ dice, cases, language }: Making): Made {
  const [below, above] = dice.pick(BOUNDS[language]);
  const isLowRight = dice.once(2);
  const away = dice.between(1, 9);
  const between = dice.pick(["\n", ", "]);
  const moved = (by: number) =>
    cases.map(({ asked: { answer } }): Said => (answer === "impossible" ? answer : Math.max(1, answer + by)));
  const [low, high] = [moved(isLowRight ? 0 : -away), moved(isLowRight ? away : 0)];
  return {
    name: `${below}${between}${above}, ${isLowRight ? "the lower" : "the upper"} right, ${away} apart`,
    texts: cases.map(
      (_, at) => filled(below, low[at]!, language) + between + filled(above, high[at]!, language),
    ),
    forms: [low, high],
  };
}

const DENIALS = {
  pt: ["impossivel", "Nao existe caminho", "sem solucao"],
  en: ["impossible", "There is no path", "no solution"],
};

/** Denies a path in every case, and says a number, too. Without the denial, it says nothing right where there is none. */
function alsoDenied({ dice, cases, language }: Making): Made {
  const denial = dice.pick(DENIALS[language]);
  const isAbove = dice.once(2);
  const tries = dice.once(2);
  const texts = cases.map(({ asked: { answer }, visited }) => {
    const number = answer === "impossible" ? (tries ? visited : undefined) : answer;
    const told = number === undefined ? [] : [`${number} ${UNIT[language]}`];
    return (isAbove ? [denial, ...told] : [...told, denial]).join("\n");
  });
  const form = cases.map(({ asked: { answer } }) => (answer === "impossible" ? 0 : answer));
  return {
    name: `${denial} ${isAbove ? "above" : "below"}${tries ? ", and tries" : ""}`,
    texts,
    forms: [form],
  };
}
