import stringWidth from "string-width";
import { expect, test } from "vitest";
import { cutAtWord } from "./columns.ts";

test.each([
  ["uma linha curta", 20, "uma linha curta"],
  ["o passeio termina depois de 25 casas", 20, "o passeio termina…"],
  ["supercalifragilístico", 8, "superca…"],
  // An accent of its own and a letter of two columns.
  ["o coração não é tão grande".normalize("NFD"), 14, "o coração…".normalize("NFD")],
  ["盤上の騎士は八方に跳ぶ", 8, "盤上の…"],
  ["nada", 0, "…"],
])("%s is cut at %d columns", (text, width, cut) => {
  expect(cutAtWord(text, width)).toBe(cut);
  if (width > 0) expect(stringWidth(cut)).toBeLessThanOrEqual(width);
});
