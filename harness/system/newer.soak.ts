import { expect, test } from "vitest";
import { bestIsolation } from "../run/isolation/probe.ts";
import { isOlder } from "../submission/language/version.ts";
import { built, printedBy } from "../testing/building.ts";
import { labFor } from "../testing/lab.ts";
import { expectPython2 } from "../testing/python-2.ts";
import { isBeside, versionsOf } from "../testing/tool-versions.ts";

const JAVA = await versionsOf("java");
const GO = await versionsOf("go");
const CSHARP = await versionsOf("csharp");
const RUST = await versionsOf("rust");

test.skipIf(!isBeside(JAVA, [21]))("Java: patterns in a switch, methods of its library", async () => {
  const text = `import java.util.*;
public class Main {
record Casa(int x, int y) {}
public static void main(String[] a) {
  Object o = new Casa(1, 2);
  System.out.println(switch (o) { case Casa(int x, int y) when x > 0 -> x + y; default -> 0; });
  System.out.println(List.of(5, 6).getFirst());
}
}`;
  expect(await printedBy({ "Main.java": text })).toBe("3\n5\n");
});

test.skipIf(!isBeside(JAVA, [25]))("Java: a main method that is not static", async () => {
  const main = 'class Main {\n  void main() {\n    System.out.println("2");\n  }\n}\n';
  expect(await printedBy({ "Main.java": main })).toBe("2\n");
  expect(await printedBy({ "Main.java": 'void main() {\n  IO.println("2");\n}\n' })).toBe("2\n");
});

test.skipIf(isOlder(RUST.newest, [1, 88]))("Rust: a later edition, an earlier one, a feature", async () => {
  const chain = 'fn main() { let a = Some(1); if let Some(x) = a && x > 0 { println!("{x}"); } }\n';
  expect(await printedBy({ "main.rs": chain })).toBe("1\n");
  const bare = 'fn main() { let b: Box<std::fmt::Debug> = Box::new(2); println!("{:?}", b); }\n';
  expect(await printedBy({ "main.rs": bare })).toBe("2\n");
});

// In one lab, in which the run time has to be compiled only once.
test.skipIf(CSHARP.newest[0] === 0)("C#: lines that a project says once for all of its files", async () => {
  const main =
    "using System;\nclass P { static void Main() { var l = new List<int> { 1, 3 }; Console.WriteLine(l.Max()); } }\n";
  expect(await printedBy({ "Program.cs": `\ufeff${main}` })).toBe("3\n");
});

test.skipIf(GO.newest[0] === 0)("Go: modules, and what is none", async () => {
  const lab = labFor(await bestIsolation());
  const says = (text: string) => `package main\nfunc main() { println(${text}) }\n`;
  const uses = (name: string) =>
    says(`${name.slice(name.lastIndexOf("/") + 1)}.Lados`).replace("main\n", `main\nimport "${name}"\n`);

  const inFolders = {
    "go.mod": "module cavalo\n",
    "cmd/tour/main.go": uses("cavalo/internal/tabuleiro"),
    "cmd/tour/mais.go": "package main\n",
    "cmd/tour/main_test.go": "package main\nnada\n",
    "internal/tabuleiro/tabuleiro.go": "package tabuleiro\nconst Lados = 8\n",
  };
  expect(await printedBy(inFolders, { lab })).toBe("8\n");
  const below = Object.entries(inFolders).map(([name, text]) => [`trabalho 1/${name}`, text]);
  expect(await printedBy(Object.fromEntries(below), { lab })).toBe("8\n");

  const withAnother = { ...inFolders, "cmd/tour/velho.go": says("1") };
  expect(await printedBy(withAnother, { lab, main: "cmd/tour/main.go" })).toBe("8\n");
  const withoutModule = { "main.go": says("2"), "velho.go": says("1"), "sub/x.go": "package sub\n" };
  expect(await printedBy(withoutModule, { lab })).toBe("2\n");

  const bought = {
    "go.mod": "module cavalo\n\ngo 1.18\n\nrequire exemplo.org/grafo v1.0.0\n",
    "go.sum": "",
    "main.go": uses("exemplo.org/grafo"),
  };
  const vendor = {
    "vendor/modules.txt": "# exemplo.org/grafo v1.0.0\n## explicit\nexemplo.org/grafo\n",
    "vendor/exemplo.org/grafo/grafo.go": "package grafo\nconst Lados = 8\n",
  };
  expect(await printedBy({ ...bought, ...vendor }, { lab })).toBe("8\n");
  expect((await built(bought, { lab })).kind).toBe("compile-error");

  // Before there were modules, packages were imported by a path of the author's machine.
  const former = {
    "main.go": uses("example.org/ana/cavalo/tabuleiro"),
    "tabuleiro/tabuleiro.go": "package tabuleiro\nconst Lados = 8\n",
  };
  expect(await printedBy(former, { lab })).toBe("8\n");

  // The release that a go.mod names does not matter by itself.
  const late = { "go.mod": "module cavalo\n\ngo 1.99\n\ntoolchain go1.99.1\n", "main.go": says("2") };
  expect(await printedBy(late, { lab })).toBe("2\n");
  expect((await built({ ...late, "main.go": says("2, nada") }, { lab })).kind).toBe("compile-error");
});

test.each([
  'def half(text, (x, y)):\n    print(text + " " + str(x / y))\nhalf("a\\tcasa", (3, 2))\n',
  // A tab counted as spaces up to the next multiple of eight.
  'if True: # float(1) -> 1.0\n    if True:\n\tprint "a\\t" + "casa", 3 / 2\n',
])("Python 2: run by itself, or skipped: %s", expectPython2);

test.each([
  ["in a comment", "# t'{x}'\nprint(2\n"],
  ["with nonsense in it", "print(t'{2 2}')\n"],
  ["with nothing in it", "print(t'{}')\n"],
])("Python: a template %s is no excuse", async (_, text) => {
  expect((await built({ "main.py": text })).kind).toBe("compile-error");
});

test("C++ in a file that is called .c, with all of its library", async () => {
  const text = '#include "board.h"\nint main() { std::cout << 2 << std::endl; }\n';
  expect(await printedBy({ "board.h": "#include <bits/stdc++.h>\n", "main.c": text })).toBe("2\n");
});

test("C++ of before its standard, with a main program that returns nothing", async () => {
  const text = `#include <iostream.h>
#include <iomanip.h>
#include <conio.h>
void main() {
  clrscr();
  textcolor(WHITE);
  cout << setw(3) << 64 << endl;
  getch();
}
`;
  expect(await printedBy({ "main.cpp": text })).toBe("\u001b[2J 64\n");
});
