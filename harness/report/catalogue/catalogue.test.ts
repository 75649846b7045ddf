import { expect, test } from "vitest";
import { LOCALES } from "../../base/locale.ts";
import { FINDING_KINDS } from "../../finding/index.ts";
import { told } from "../../testing/sentences.ts";
import { CATALOGUES } from "./index.ts";

test.each(LOCALES)("%s has a sentence for every kind of finding, and for no other", (locale) => {
  expect(Object.keys(CATALOGUES[locale].findings).sort()).toEqual([...FINDING_KINDS].sort());
});

test("our own faults are told as ours", () => {
  expect(told({ kind: "own-fault", quote: "Error: EACCES" })).toEqual([
    "own-fault",
    "something went wrong in Cavalo: Error: EACCES",
    "algo deu errado no Cavalo: Error: EACCES",
  ]);
  expect(told({ kind: "reference-rejected", case: "lost-knight/tiny" })).toEqual([
    "reference-rejected",
    "either the case lost-knight/tiny or the reference is wrong",
    "o caso lost-knight/tiny está errado, ou a referência está",
  ]);
  expect(told({ kind: "files-unreadable", code: "EACCES" })).toEqual([
    "files-unreadable",
    "the files cannot be read (EACCES)",
    "não foi possível ler os arquivos (EACCES)",
  ]);
});

test("counts are written as the language counts", () => {
  const counts = { submissions: 0, cases: 1, results: 2, failures: 1, unclear: 0, stated: false };
  expect(CATALOGUES.en.words.counts(counts)).toBe("0 submissions, 1 case, 2 results.");
  expect(CATALOGUES["pt-BR"].words.counts(counts)).toBe("0 programas, 1 caso, 2 resultados.");
  expect(CATALOGUES.en.words.counts({ ...counts, unclear: 1 })).toMatch(
    / 2 results\. 1 submission was not run, because there is nothing to run or it is not clear what\.$/,
  );
  expect(CATALOGUES["pt-BR"].words.total({ earned: 0.5, possible: 1.5 })).toBe("0,5 de 1,5 ponto");
});
