import { expect, test } from "vitest";
import { chooseLocale, type Locale } from "./locale.ts";

const PORTUGUESE = { LANG: "pt_BR.UTF-8" };

test.each<[Locale, string, Parameters<typeof chooseLocale>[0]]>([
  ["en", "the user's word", { asked: "en", cases: [{ locale: "pt-BR" }], environment: PORTUGUESE }],
  [
    "pt-BR",
    "the case set's",
    { asked: undefined, cases: [{ locale: "pt-BR" }], environment: { LANG: "en_US" } },
  ],
  [
    "en",
    "the environment's, where case sets differ",
    { asked: undefined, cases: [{ locale: "pt-BR" }, {}], environment: { LANG: "C" } },
  ],
  [
    "pt-BR",
    "the environment's, where no case set has one",
    { asked: undefined, cases: [{}, {}], environment: PORTUGUESE },
  ],
  [
    "pt-BR",
    "LC_ALL before LANG",
    { asked: undefined, cases: [], environment: { LC_ALL: "pt_PT", LANG: "en_US" } },
  ],
  [
    "pt-BR",
    "an empty variable says nothing",
    { asked: undefined, cases: [], environment: { LC_ALL: "", ...PORTUGUESE } },
  ],
  [
    "en",
    "a language that there is not",
    { asked: undefined, cases: [], environment: { LANG: "fr_FR.UTF-8" } },
  ],
  ["en", "nothing at all", { asked: undefined, cases: [], environment: {} }],
])("%s by %s", (locale, _, sources) => {
  expect(chooseLocale(sources)).toBe(locale);
});
