import { mkdirSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { zipOfFiles } from "../../testing/archives.ts";
import { folderWith } from "../../testing/folders.ts";
import { samples } from "../../testing/seed.ts";
import { collectClass } from "./collect.ts";

/** Names that no file can have, or that lead elsewhere. */
const ODD_NAMES = [
  "a\0.py",
  "..",
  ".",
  "",
  "../y.py",
  "/etc/z.py",
  `${"é".repeat(200)}.py`,
  "-x.py",
  "a\nb.py",
];

const textOf = (...parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((some) => some.join(""));

const line = fc.oneof(
  fc.constantFrom(...ODD_NAMES).map((name) => `%%writefile ${name}\nprint(1)`),
  fc.constantFrom(...ODD_NAMES).map((name) => `%run ${name}\nimport ${name}`),
  fc.constant("print(1)"),
);
const anything = fc.oneof(
  fc.constantFrom(null, 1, {}, { name: null, toString: 1 }, { name: "__proto__" }, { name: "c" }),
  line,
  fc.array(line),
);
const cell = fc.record({ cell_type: fc.constant("code"), source: fc.oneof(line, anything) });
const notebook = fc.record(
  {
    cells: fc.oneof({ weight: 4, arbitrary: fc.array(fc.oneof(cell, cell, anything)) }, anything),
    worksheets: fc.oneof(anything, fc.array(fc.record({ cells: anything }))),
    metadata: fc.oneof(anything, fc.record({ kernelspec: anything, language_info: anything })),
  },
  { requiredKeys: ["cells"] },
);
const markup = textOf(
  ...[
    "<w:t>",
    "</w:t>",
    "<w:p>",
    "</w:p>",
    "<text:p>",
    "</text:p>",
    '<text:s text:c="99"/>',
    "<pre>",
    "<br>",
  ],
  ...[
    "<",
    "/>",
    "<!--",
    "-->",
    "&#x110000;",
    "&#0;",
    "&#xd800;",
    "&lt;",
    "\0",
    "print(1)\n",
    "<mc:fallback>",
  ],
);
const manifest = textOf(
  ...["input:", "\n  files:", "main: ", "answer:\n  file: ", "expect:\n  ", "driver: ", "__proto__: ", "a: "],
  ...[
    "- ",
    "&a ",
    "*a ",
    "[",
    "]",
    "{",
    "}",
    "\n",
    "  ",
    "? ",
    "!!binary ",
    "<<: *a",
    "|\n",
    '"',
    "\0",
    "1e999",
  ],
);
const bytes = fc.uint8Array({ maxLength: 60 }).map((some) => Buffer.from(some));

const file = fc.oneof(
  { weight: 4, arbitrary: notebook.map((json) => ["a.ipynb", JSON.stringify(json)] as const) },
  markup.map((xml) => ["a.docx", zipOfFiles({ "word/document.xml": xml })] as const),
  markup.map((xml) => ["a.odt", zipOfFiles({ "content.xml": xml })] as const),
  markup.map((html) => ["onlinetext.html", html] as const),
  manifest.map((yaml) => ["submission.yaml", yaml] as const),
  fc.tuple(
    fc.constantFrom(
      "go.mod",
      "a.csproj",
      "a.cbp",
      "a.sln",
      "Makefile",
      "package.json",
      "Cargo.toml",
      "a.jar",
    ),
    fc.oneof(bytes, markup, manifest),
  ),
);

test("whatever files a hand-in has, it is a row of its class, and so are the others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
      const folder = folderWith({
        "class/b/main.py": "print(1)\n",
        "class/a/notes.txt": "",
        ...Object.fromEntries(files.map(([name, content]) => [`class/a/${name}`, content])),
      });
      const to = path.join(folder, "to");
      mkdirSync(to);
      const root = path.join(folder, "class");
      const request = { root, problem: "lost-knight", manifests: { trusted: false } } as const;
      const { submissions } = await collectClass(request, to);
      expect(submissions.map(({ name }) => name)).toEqual(["a", "b"]);
    }),
    { numRuns: samples(6) },
  );
});
