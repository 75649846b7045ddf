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
  ["!pip install a \\\n    b\nn = 1", "pass\n\nn = 1", ["!pip install a \\"]],
  ["pip install numpy\nn = 1", "pass\nn = 1", ["pip install numpy"]],
  ["!{sys.executable} -m pip install numpy", "pass", ["!{sys.executable} -m pip install numpy"]],
  ['t = """\n%d casas\n"""', 't = """\n%d casas\n"""', []],
  ["x = (n\n     % 2)", "x = (n\n     % 2)", []],
])("of %j what only a notebook can run is left out and told", (cell, left, leftOut) => {
  const found = readingOf(["print(1)", cell]);
  expect(found).toEqual({
    "passeio.py": `# %% passeio.ipynb [1]\nprint(1)\n\n# %% passeio.ipynb [2]\n${left}\n`,
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

test("a file of data that a cell writes lies beside the program", () => {
  const found = readingOf([
    "%%writefile dados/tabuleiro.txt\nC..\n..S",
    "print(open('tabuleiro.txt').read())",
  ]);
  expect(found).toMatchObject({ "tabuleiro.txt": "C..\n..S\n", leftOut: [] });
  expect(readingOf(["%%writefile tabuleiro.txt\nC.."])).toEqual({ why: "no-code" });
});

/** The cell of a notebook that prints nothing, as it is in the program. */
function alone(cell: string): string {
  const [, text] = Object.entries(readingOf([cell]))[0] as [string, string];
  return text.slice(text.indexOf("[1]\n") + "[1]\n".length).trimEnd();
}

test.each([
  ["f(8)", "_cavalo_shows(f(8))"],
  ["n = 8\n\nf(n) # passos\n# fim", "n = 8\n\n_cavalo_shows(f(n)) # passos\n# fim"],
  ["f(\n    8,\n)", "_cavalo_shows(f(\n    8,\n))"],
  ["passos['é']", "_cavalo_shows(passos['é'])"],
  ["-n", "_cavalo_shows(-n)"],
  ["f'{n} passos'", "_cavalo_shows(f'{n} passos')"],
  ["f(n=8)", "_cavalo_shows(f(n=8))"],
])("in a notebook that prints nothing, the value that %j shows is printed", (cell, text) => {
  expect(alone(cell)).toBe(text);
});

test.each([
  ...["n = 8", "n += f(8)", "f(8);", "def f(n):\n    n", "if n: f(n)", "import a", '"""Passeio"""', "n: int"],
  ...["for i in n:\n    f(i)", "@f\ndef g(): pass", "'nunca fechado", "raise a", "# nada"],
])("%j shows no value", (cell) => {
  expect(alone(`x = 1\n${cell}`)).toBe(`x = 1\n${cell}`);
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
  ["ijavascript", "passeio.js", "//"],
  [".net-csharp", "passeio.cs", "//"],
  ["R", "passeio.R", "#"],
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

test("a kernel is known by any of its names, in every version of the format", () => {
  const cells = [{ cell_type: "code", source: "f();", outputs: [] }];
  const nameOf = (notebook: object) => {
    const found = sourcesInNotebook(JSON.stringify(notebook), "a.ipynb");
    return "why" in found ? found : found.sources[0]!.name;
  };
  expect(nameOf({ cells, metadata: { kernelspec: { name: "python3", display_name: "Python 3" } } })).toBe(
    "a.py",
  );
  expect(nameOf({ cells, metadata: { kernelspec: { name: "conda-env-x-py", language: "python" } } })).toBe(
    "a.py",
  );
  const polyglot = { language_info: { name: "polyglot-notebook" }, kernelspec: { language: "C#" } };
  expect(nameOf({ cells, metadata: polyglot })).toBe("a.cs");
  const old = [{ cell_type: "code", language: "ruby", input: "f()", outputs: [] }];
  expect(nameOf({ nbformat: 3, worksheets: [{ cells: old }] })).toBe("a.rb");
  expect(nameOf({ cells, metadata: null })).toBe("a.py");
});

test("raw cells, text and what cells printed are no code", () => {
  const cells = [
    { cell_type: "markdown", source: "print(1)" },
    { cell_type: "raw", source: ["print(2)"] },
    { cell_type: "code", source: ["print(3)\r\n", 4, "print(5)"], outputs: [{ text: "print(6)" }] },
  ];
  const found = sourcesInNotebook(JSON.stringify({ cells }), "a.ipynb");
  expect(found).toMatchObject({ sources: [{ text: "# %% a.ipynb [1]\nprint(3)\nprint(5)\n" }] });
});

test.each([
  ["lists in lists", "damaged", "[".repeat(8_000_000)],
  ["many small values", "too-large", `{"cells": [${"[],".repeat(3_000_000)}[]]}`],
  ["quotes that are escaped", "damaged", `{"cells": "${'\\"'.repeat(4_000_000)}"}`],
  ["backslashes", "damaged", `{"cells": "${"\\\\".repeat(4_000_000)}`],
])("a notebook of %s costs little time and memory", (_, why, json) => {
  const before = process.cpuUsage().user;
  expect(sourcesInNotebook(json, "a.ipynb")).toEqual({ why });
  expect(process.cpuUsage().user - before).toBeLessThan(5e6);
});

test("a command of many blanks is read at once, and a file that is added to keeps what it had", () => {
  const blanks = " ".repeat(200_000);
  expect(readingOf([`%%writefile${blanks}!\nprint(1)`, "print(2)"])).toHaveProperty(["passeio.py"]);
  const added = readingOf(["%%writefile a.py\nx = 1", "%%writefile -a a.py\nprint(x)"]);
  expect(added).toMatchObject({ "a.py": "x = 1\nprint(x)\n" });
});
