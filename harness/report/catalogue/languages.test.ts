import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { LANGUAGES } from "../../locale/index.ts";
import type { Language } from "../../locale/language.ts";
import { textsSaidIn } from "../../locale/said-in-sources.ts";

const sources = globSync("harness/**/*.{ts,tsx}", { cwd: PACKAGE_FOLDER }).filter(
  (file) => !/^harness\/locale\/|\.(?:test|soak)\.tsx?$/.test(file),
);
const textOf = (file: string) => readFileSync(path.join(PACKAGE_FOLDER, file), "utf8");
const said = sources.flatMap((file) => textsSaidIn(file, textOf(file)));
const languages = Object.entries(LANGUAGES);

/** Titles and ideas that files of data have in English and Portuguese. */
const ofData = globSync(["cases/**/*.yaml", "harness/verify/mutant/**/*.yaml"], {
  cwd: PACKAGE_FOLDER,
}).flatMap((file) => stated(parse(textOf(file))));

function stated(value: unknown): { readonly text: string; readonly locales: readonly string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && typeof value.en === "string") return [{ text: value.en, locales: Object.keys(value) }];
  return Object.values(value).flatMap(stated);
}

/** All entries of a language, as `table: text`. */
function entriesOf({ texts: textsIn, words: wordsIn }: Language) {
  const [texts, words] = [textsIn(), wordsIn()];
  return [
    ...Object.entries(texts).map(([text, told]) => ({ key: text, text, told })),
    ...Object.entries(words).flatMap(([table, own]) =>
      Object.entries(own).map(([text, told]) => ({ key: `${table}: ${text}`, text, told })),
    ),
  ];
}

const keyOf = ({ table, text }: { readonly table?: string; readonly text: string }) =>
  table === undefined ? text : `${table}: ${text}`;

test("the sources say what is looked for", () => {
  expect(said.length).toBeGreaterThan(1000);
  expect(ofData.length).toBeGreaterThan(150);
});

test.each(languages)("%s has every sentence that the sources say, and no other", (locale, language) => {
  const own = new Set(entriesOf(language).map(({ key }) => key));
  const needed = new Set([
    ...said.map(keyOf),
    ...ofData.filter(({ locales }) => !locales.includes(locale)).map(({ text }) => text),
  ]);
  expect([...needed].filter((key) => !own.has(key))).toEqual([]);
  expect([...own].filter((key) => !needed.has(key))).toEqual([]);
});

test.each(languages)("a sentence of %s has the holes of the English one", (_, language) => {
  const holesIn = (text: string) => new Set(text.match(/\{\d+\}|\|/g));
  const wrong = entriesOf(language).filter(({ text, told }) => !equal(holesIn(text), holesIn(told)));
  expect(wrong).toEqual([]);
});

function equal(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

/** Words that are the same in both languages. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  "pt-BR": ["TCP", "UDP", "class: e-mail", "queue: Workers"],
  es: ["TCP", "UDP", "queue: Workers", "socket {0}"],
};

test.each(languages)("nothing of %s is left in English", (locale, language) => {
  const left = entriesOf(language).filter(({ text, told }) => text === told && /\p{L}{2}/u.test(text));
  expect(left.map(({ key }) => key).sort()).toEqual([...(SAME[locale] ?? [])].sort());
});

test("all languages have the same names of values", () => {
  const [first, ...others] = languages.map(([, { placeholders }]) => Object.keys(placeholders).sort());
  for (const other of others) expect(other).toEqual(first);
});

test("a sentence stands in the sources in English alone", () => {
  expect(sources.filter((file) => /\{\s*en: ["`]/.test(textOf(file)))).toEqual([]);
});
