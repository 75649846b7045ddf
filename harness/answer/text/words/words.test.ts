import { expect, test } from "vitest";
import { saysNone, saysSo } from "../wordings.ts";
import { ENGLISH } from "./english.ts";
import { anyOf, WORD_LANGUAGES, wordsOf } from "./index.ts";
import type { WordGroup } from "./words.ts";

const WORD_GROUPS = Object.keys(ENGLISH) as WordGroup[];

/** Groups of words that must not be taken for each other. */
const OPPOSED = [
  ["without", "on"],
  ["never", "on"],
  ["without", "says"],
  ["moves", "square"],
  ["steps", "square"],
  ["move", "square"],
  ["moves", "place"],
  ["answer", "label"],
  ["result", "label"],
  ["least", "about"],
] as const;

/** Words that mean something else in another language; the patterns must tell them apart. */
const KNOWN = [
  "no: en without, pt on",
  "no: es never, pt on",
  "total: en result, es label",
  "total: en result, pt label",
  "total: es result, en label",
  "total: es result, pt label",
  "total: pt result, en label",
  "total: pt result, es label",
];

test.each(WORD_LANGUAGES)("the words of %s are in lower case, without accents", (language) => {
  for (const group of WORD_GROUPS)
    for (const word of wordsOf(language, group)) expect(word).toMatch(/^[a-z]+( [a-z]+)*[.*]?$/);
});

test("no word of one language is taken for an opposite one of another language, but for those that are known", () => {
  const collisions = OPPOSED.flatMap(([one, other]) =>
    WORD_LANGUAGES.flatMap((own) =>
      WORD_LANGUAGES.filter((foreign) => foreign !== own).flatMap((foreign) =>
        wordsOf(own, one)
          .filter((word) => wordsOf(foreign, other).includes(word))
          .map((word) => `${word}: ${own} ${one}, ${foreign} ${other}`),
      ),
    ),
  );
  expect(collisions.toSorted()).toEqual(KNOWN.toSorted());
});

test.each([
  ["movimentos no caminho: 68", false],
  ["no caminho", false],
  ["no path", true],
  ["there is no path", true],
  ["no hay camino", true],
  ["nenhum caminho", true],
  ["nenhum obstaculo no caminho", false],
])("the known ones are told apart: %s", (line, isDenial) => {
  expect(saysNone(line)).toBe(isDenial);
});

test.each([
  ["this was not a full tour.", false],
  ["this is not a closed tour", false],
  ["o passeio nao foi um passeio completo", false],
  ["el recorrido no es un recorrido cerrado", false],
  ["there is not a closed tour", true],
  ["could not find a complete tour", true],
  ["nao existe um passeio completo", true],
])("what was found is told from what there is not: %s", (line, isDenial) => {
  expect(saysNone(line)).toBe(isDenial);
});

test("each list holds each word once, and each group has words", () => {
  for (const group of WORD_GROUPS) {
    expect(anyOf(group)).toMatch(/[a-z]/);
    for (const language of WORD_LANGUAGES) {
      const words = wordsOf(language, group);
      expect(words).toEqual(Array.from(new Set(words)));
    }
  }
});

test.each([
  ["resultado: umuligt", "umulig", true],
  ["0", "0", true],
  ["49 40 29 38", "0", false],
  ["0 33 40 27", "0", false],
  ["- 1 -", "-", false],
  ["resultado: 0", "Resultado: 0", true],
  ["resultado: 05", "Resultado: 0", false],
  ["99 casas", "9 casas", false],
  ["99 casas, 9 casas", "9 casas", true],
  ["anything", "*", false],
])("%j says what is declared as %j: %j", (line, words, isSaid) => {
  expect(saysSo(line, words)).toBe(isSaid);
});
