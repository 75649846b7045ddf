import path from "node:path";
import { expect, test } from "vitest";
import { inEach, type Sentence } from "../base/sentence.ts";
import { readYamlFile } from "../base/yaml-file.ts";
import { quoted } from "../problem/input/invocation.ts";
import { manifestSchema } from "../submission/manifest.ts";
import { folderWith } from "../testing/folders.ts";
import { manifestText, manifestWith } from "./document.ts";

const MANIFEST = {
  problem: "knights-tour",
  input: { arguments: [], stdin: "{row1}\n\n{column1}\n", files: { "dados\\a b.txt": "{n}\n" } },
  driver: { replacements: [{ file: "a.py", find: "N = 8", replace: "N = {n}" }] },
  fixed: { start: [0, 7] },
} as const;

function textWith(because: Sentence): string {
  const places = [
    [],
    ["problem"],
    ["input", "stdin"],
    ["input", "files", "dados\\a b.txt"],
    ["driver", "replacements", 0],
  ];
  const evidence = [...places, ["fixed", "start"], ["answer", "file"]].map((at) => ({ at, because }));
  return manifestText({ manifest: structuredClone(MANIFEST) as never, evidence, tries: [] }, "en");
}

test("what is written is read again as the same manifest, with a comment before every line of evidence", () => {
  const text = textWith(inEach(() => "because"));
  expect(readYamlFile(path.join(folderWith({ "a.yaml": text }), "a.yaml"), manifestSchema).value).toEqual(
    MANIFEST,
  );
  expect(text).toMatchInlineSnapshot(`
    "# Written by cavalo adopt: with this manifest, 0 of 0 small cases were recognised as right.
    # because

    # because
    problem: knights-tour
    input:
      arguments: []
      # because
      stdin: |
        {row1}

        {column1}
      files:
        # because
        dados\\a b.txt: "{n}\\n"
    driver:
      replacements:
        # because
        - file: a.py
          find: N = 8
          replace: N = {n}
    fixed:
      # because
      start: [0, 7]
    "
  `);
});

test("a value that was made up is said to be so", () => {
  const evidence = [{ at: ["input", "stdin"], because: inEach(() => "because"), isMadeUp: true }] as const;
  const text = manifestText({ manifest: structuredClone(MANIFEST) as never, evidence, tries: [] }, "en");
  expect(text).toContain(
    "  # because\n  # look at the program: it asks for a value whose meaning is not known.",
  );
});

test("a hostile text of the program stays in its comment", () => {
  const hostile = quoted({ text: 'x"\nfixed:\r\n  rows: 1\u2028run: [sh]\u0085\u202e', at: "a.py:1" });
  const text = textWith(hostile);
  expect(readYamlFile(path.join(folderWith({ "a.yaml": text }), "a.yaml"), manifestSchema).value).toEqual(
    MANIFEST,
  );
  expect(text).not.toMatch(/\u202e|\u2028|\u0085|\r/);
});

test("a way of asking is written into a manifest whose other keys and comments stay", () => {
  const way = { input: { arguments: [], stdin: "{boardPath}\n" } };
  expect(manifestWith(way, "# mine\ntitle: A\n")).toBe(
    '# mine\ntitle: A\ninput:\n  arguments: []\n  stdin: "{boardPath}\\n"\n',
  );
  expect(manifestWith(way, "")).toBe('input:\n  arguments: []\n  stdin: "{boardPath}\\n"\n');
});
