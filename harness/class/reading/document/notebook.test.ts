import { expect, test } from "vitest";
import { placeAt } from "../../../base/source-line.ts";
import { notebookOf } from "../../../testing/notebook.ts";
import { sourcesInNotebook } from "./notebook.ts";

/** Sources in a notebook, each as its name and text, and the lines that were left out. */
function readingOf(cells: readonly string[], kernel?: string) {
  const found = sourcesInNotebook(notebookOf(cells, kernel), "ana/passeio.ipynb");
  if ("why" in found) return found;
  return {
    ...Object.fromEntries(found.sources.map(({ name, text }) => [name, text])),
    leftOut: found.leftOut,
  };
}

test("cells with code are one program in their order, and each line is known by its cell", () => {
  const found = sourcesInNotebook(
    notebookOf(["n = 8\n\n", "def f(n):\n    return n\n", "f(n)"]),
    "passeio.ipynb",
  );
  const [source] = "why" in found ? [] : found.sources;
  const text = source!.text;
  expect(source!.name).toBe("passeio.py");
  const line = text.split("\n").indexOf("    return n") + 1;
  expect(placeAt({ path: "passeio.py", text }, line)).toEqual({
    file: "passeio.py",
    line,
    cell: { notebook: "passeio.ipynb", cell: 2, line: 2 },
  });
});

test.each<[string, string, string[]]>([
  ["%matplotlib inline\nn = 1", "pass\nn = 1", ["%matplotlib inline"]],
  ["if n:\n    !pip install numpy\nn = 1", "if n:\n    pass\nn = 1", ["!pip install numpy"]],
  ["%time f(8)", "f(8)", []],
  ["%%time\nf(8)", "\nf(8)", ["%%time"]],
  ["%%bash\nls", "", ["%%bash"]],
  ["%%writefile a\0.py\nn = 1", "", ["%%writefile a\\u{0}.py"]],
  ["files = !ls\nlen?", "pass\npass", ["files = !ls", "len?"]],
  ['t = """\n%d casas\n"""', 't = """\n%d casas\n"""', []],
  ["x = (n\n     % 2)", "x = (n\n     % 2)", []],
])("of %j what only a notebook can run is left out and told", (cell, left, leftOut) => {
  const found = readingOf(["x = 1", cell]);
  expect(found).toEqual({
    "passeio.py": `# %% passeio.ipynb [1]\nx = 1\n\n# %% passeio.ipynb [2]\n${left}\n`,
    leftOut,
  });
});

test("a file that a cell writes is a source, as C in a notebook of Colab", () => {
  const main = "int main(void) { return 0; }";
  expect(readingOf([`%%writefile cavalo.c\n${main}`, "!gcc cavalo.c && ./a.out"])).toEqual({
    "cavalo.c": `${main}\n`,
    leftOut: ["!gcc cavalo.c && ./a.out"],
  });
});

test("what a notebook shows is printed", () => {
  expect(readingOf(["display(8)"])).toMatchObject({
    "passeio.py": "display = print\n# %% passeio.ipynb [1]\ndisplay(8)\n",
  });
});

test.each([
  ["javascript", "passeio.js", "//"],
  ["C++17", "passeio.cpp", "//"],
  ["python3", "passeio.py", "#"],
])("a kernel of %s is that of its language", (kernel, name, sign) => {
  expect(readingOf(["f();"], kernel)).toMatchObject({ [name]: `${sign} %% passeio.ipynb [1]\nf();\n` });
});

test("what cannot be read is told by its kind", () => {
  const worksheets = [{ cells: [{ cell_type: "code", input: ["print(1)"] }] }];
  expect(sourcesInNotebook(JSON.stringify({ nbformat: 3, worksheets }), "a.ipynb")).toHaveProperty("sources");
  for (const json of ["", "{", "[]", '{"cells": 1}', "null"])
    expect(sourcesInNotebook(json, "a.ipynb")).toEqual({ why: "damaged" });
  for (const cells of [[], ["# nada"], ["%matplotlib inline"]])
    expect(readingOf(cells)).toEqual({ why: "no-code" });
  expect(readingOf(["x"], "brainfuck")).toEqual({ why: "unknown-kernel", kernel: "brainfuck" });
});

test.each([
  ["lists in lists", "[".repeat(8_000_000)],
  ["many small values", `{"cells": [${"[],".repeat(3_000_000)}[]]}`],
  ["quotes that are escaped", `{"cells": "${'\\"'.repeat(4_000_000)}"}`],
  ["backslashes", `{"cells": "${"\\\\".repeat(4_000_000)}`],
])("a notebook of %s costs little time and memory", (_, json) => {
  const before = process.cpuUsage().user;
  expect(sourcesInNotebook(json, "a.ipynb")).toEqual({ why: "damaged" });
  expect(process.cpuUsage().user - before).toBeLessThan(5e6);
});

test("a command of many blanks is read at once, and a file that is added to keeps what it had", () => {
  const blanks = " ".repeat(200_000);
  expect(readingOf([`%%writefile${blanks}!\nprint(1)`, "print(2)"])).toHaveProperty(["passeio.py"]);
  const added = readingOf(["%%writefile a.py\nx = 1", "%%writefile -a a.py\nprint(x)"]);
  expect(added).toMatchObject({ "a.py": "x = 1\nprint(x)\n" });
});
