import { expect, test } from "vitest";
import { built, printedBy } from "../../testing/building.ts";

const GRAPH = "def passos():\n    return 64\n";
const PRINTS = "print(passos())\n";

test.each<[what: string, files: Record<string, string>]>([
  ["in a folder beside", { "lib/graph.py": GRAPH, "app/main.py": `from graph import passos\n${PRINTS}` }],
  [
    "in a package of the project",
    { "src/graph.py": GRAPH, "src/main.py": `from src.graph import passos\n${PRINTS}` },
  ],
  ["in its own package", { "tour/graph.py": GRAPH, "tour/main.py": `from .graph import passos\n${PRINTS}` }],
  [
    "in the package above, and beside",
    {
      "tour/lib/graph.py": GRAPH,
      "tour/cli/main.py": `import nomes\nfrom ..lib.graph import passos\n${PRINTS}`,
      "tour/cli/nomes.py": "",
    },
  ],
  [
    "where a module of the project needs another one",
    {
      "código fonte/graph.py": `import tabuleiro\n${GRAPH}`,
      "código fonte/base/tabuleiro.py": "",
      "main.py": `import sys, graph as g\nprint(g.passos())\n`,
    },
  ],
])("Python finds a module %s", async (_, files) => {
  expect(
    await printedBy(
      { ...files, "leia-me.txt": "" },
      { main: Object.keys(files).find((file) => file.endsWith("main.py"))! },
    ),
  ).toBe("64\n");
});

test("a file with the name of a module that Python has is not taken for it", async () => {
  const files = { "main.py": "import random\nprint(random.random() < 2)\n", "velho/random.py": "print(0)\n" };
  expect(await printedBy(files, { main: "main.py" })).toBe("True\n");
  const done = await built({ "main.py": "import lib.graph\n", "lib/graph.py": GRAPH }, { main: "main.py" });
  expect(done.kind === "ready" && done.commands.run).toBe("python3 -B {folder}/main.py");
});

test("the command by which it is run is shown with its folders", async () => {
  const files = { "lib/graph.py": GRAPH, "main.py": "import graph\n" };
  const done = await built(files, { main: "main.py" });
  expect(done.kind === "ready" && done.commands.run).toBe(
    "PYTHONPATH={folder}/lib python3 -B {folder}/main.py",
  );
});
