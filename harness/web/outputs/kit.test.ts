import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../../base/locale.ts";
import type { PrintedInput } from "../printed-run.ts";
import { kitFor } from "./kit.ts";
import { KIT_WORDS } from "./words.ts";

const TINY = { case: "tiny", arguments: ["board.txt"], stdin: "C.S\n", files: { "board.txt": "C.S\n" } };

function filesIn(inputs: readonly PrintedInput[], locale: (typeof LOCALES)[number] = "en") {
  const files = unzipSync(kitFor({ inputs, locale, nonce: "k3j5h2a9" }));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
}

test("each case has its input in a folder", () => {
  const asked = { case: "não: há", arguments: ["a b", "", "it's"], stdin: "é", files: { "data/x.txt": "ç" } };
  const files = filesIn([TINY, ...Array.from({ length: 8 }, () => TINY), asked]);
  expect(files).toMatchObject({
    "cases/start.txt": expect.stringMatching(/^cavalo-outputs 1 k3j5h2a9\n/),
    "cases/names.txt": "board.txt\ndata/x.txt\n",
    "cases/01-tiny/stdin.txt": "C.S\n",
    "cases/01-tiny/files/board.txt": "C.S\n",
    "cases/01-tiny/args-unix.txt": "board.txt",
    "cases/10-n-o--h-/head.txt": "=== k3j5h2a9 case não: há\n",
    "cases/10-n-o--h-/args-unix.txt": `"a b" '' "it's"`,
    "cases/10-n-o--h-/args-windows.txt": `"a b" "" "it's"\r\n`,
    "cases/10-n-o--h-/files/data/x.txt": "ç",
  });
});

test.each(['a"b', "a\nb", "C:\\"])(
  "a case with an argument that cmd would change is left out: %j",
  (argument) => {
    const names = Object.keys(filesIn([TINY, { ...TINY, case: "other", arguments: [argument] }]));
    expect(names.filter((name) => name.endsWith("head.txt"))).toEqual(["cases/1-tiny/head.txt"]);
  },
);

describe.each(LOCALES)("the scripts in %s", (locale) => {
  const { script, readme } = KIT_WORDS[locale];
  const files = filesIn([TINY], locale);

  test("stand beside the cases, with a text of help", () => {
    const beside = Object.keys(files).filter((name) => !name.includes("/"));
    expect(beside).toEqual([...["bat", "ps1", "py", "sh"].map((ending) => `${script}.${ending}`), readme]);
  });

  test("have the line breaks and the characters that their shells read", () => {
    const { [`${script}.bat`]: bat, [`${script}.ps1`]: ps1, [`${script}.sh`]: sh } = files;
    for (const text of [bat, ps1]) expect(text!.split("\r\n").join("")).not.toMatch(/[\r\n]/);
    expect(bat).not.toMatch(/[^\r\n -~]/);
    expect(ps1).toMatch(/^\ufeff# /);
    expect(sh).not.toContain("\r");
    expect(Object.values(files).join("")).not.toMatch(/undefined|\$\{words/);
  });
});
