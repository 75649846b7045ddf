import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { runProgram } from "../cli/program.ts";
import type { Report } from "../report/record/report.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { notebookOf } from "../testing/notebook.ts";

const cavalo = cavaloWithin(runProgram);

const CASE = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml");

const RIGHT = "print('1 movimento')\n";

const EXPORT = "Export the code as a plain .py file, without what only a notebook has";

const onlyNotebook = (line: string) => `only a notebook can run cavalo.py, line 1: ${line}. ${EXPORT}`;

const inNotebook = (line: string) =>
  [{ "cavalo.py": `${line}\n${RIGHT}` }, "SK", onlyNotebook(line)] as const;

/** Hand-ins as other systems and tools leave them, with their verdict and what is said of them. */
const HAND_INS: Readonly<Record<string, readonly [Record<string, string>, string, string?]>> = {
  "a command for the shell": inNotebook("!pip install numpy"),
  "a command for pictures": inNotebook("%matplotlib inline"),
  "an exported command": inNotebook("get_ipython().system('pip install numpy')"),
  "an import of Colab": inNotebook("from google.colab import drive"),
  "a notebook": [{ "cavalo.ipynb": notebookOf(["%matplotlib inline", RIGHT]) }, "AC"],
  "a damaged notebook": [
    { "cavalo.ipynb": "{}" },
    "SK",
    "cavalo.ipynb is damaged, so no program could be read out of it. Hand in the source file itself",
  ],
  "a notebook that does not compile": [
    { "cavalo.ipynb": notebookOf([RIGHT, "n = 1\nprint(n"]) },
    "SK",
    "the program was read out of cavalo.ipynb, and does not compile as it was read (cavalo.ipynb, cell 2, line 2: SyntaxError: '(' was never closed: print(n). Hand in the source file itself",
  ],
  "a notebook for Colab": [
    { "cavalo.ipynb": notebookOf(["# cavalo", `from google.colab import drive\n${RIGHT}`]) },
    "SK",
    `only a notebook can run cavalo.ipynb, cell 2, line 1: from google.colab import drive. ${EXPORT}`,
  ],
  "an import that may fail": [
    { "cavalo.py": `try:\n    import google.colab\nexcept ImportError:\n    pass\n${RIGHT}` },
    "AC",
  ],
  "a program for windows": [{ "cavalo.pyw": RIGHT }, "AC"],
  "a program of Python 3": [{ "cavalo.py3": RIGHT }, "AC"],
  "an unknown ending": [
    { "cavalo.zz": RIGHT },
    "SK",
    "no source file in a known language was found: there is only cavalo.zz",
  ],
  "C++ by a capital letter": [
    {
      "main.C":
        '#include <iostream>\n#include <vector>\nint main() { std::cout << std::vector<int>(1).size() << " movimento\\n"; }\n',
    },
    "AC",
  ],
  "a main that returns nothing": [
    {
      "main.c":
        '#include <stdio.h>\n#include <stdlib.h>\nvoid main() { system("cls"); printf("%d movimentos\\n", 7); }\n',
    },
    "WA",
    "the least number of moves is 1, but the program answered 7",
  ],
};

test("what is only an export, an ending or a habit of another system costs what it must, and nothing more", async () => {
  const files = Object.entries(HAND_INS).flatMap(([name, [own]]) =>
    Object.entries(own).map(([file, text]) => [`turma/${name}/${file}`, text]),
  );
  const folder = folderWith(Object.fromEntries(files));
  const options = ["--trust-submissions", "--problem", "lost-knight", "--cases", CASE];
  await cavalo(folder, "grade", "turma", ...options);
  const report: Report = JSON.parse(
    readFileSync(path.join(folder, "reports", "latest", "report.json"), "utf8"),
  );
  const found = report.submissions.map(({ name, results: [result], toLookAt = [] }) => [
    name,
    { verdict: result!.verdict, message: result!.finding?.message, isToLookAt: toLookAt.length > 0 },
  ]);
  const expected = Object.entries(HAND_INS).map(([name, [, verdict, message]]) => [
    name,
    { verdict, message, isToLookAt: verdict === "SK" },
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
