import { expect, test } from "vitest";
import { sanitizerReport } from "./sanitizer.ts";

const report = (printed: string) => sanitizerReport(Buffer.from(printed));

test("the first report among other lines is taken", () => {
  expect(
    report(
      "reading\n./src/a b.c:7:15: runtime error: load of null pointer\nb.c:8:1: runtime error: another\n",
    ),
  ).toEqual({ file: "src/a b.c", line: 7, column: 15, quote: "load of null pointer" });
});

test("a report on a file of the program is taken before one on a header of the library", () => {
  const library = "/usr/include/c++/12/bits/stl_vector.h:1124:34: runtime error: reference to null\n";
  const own = "cavalo.cpp:13:28: runtime error: load of null\n";
  expect(report(library + own)).toMatchObject({ file: "cavalo.cpp", line: 13 });
  expect(report(library)).toMatchObject({ line: 1124 });
});

test("a check of Fortran tells its place on the line above", () => {
  const above = "At line 6 of file ./src/a.f90\nFortran runtime error: ";
  const quote = "Index '4' of dimension 1 of array 'a' above upper bound of 3";
  expect(report(`${above}${quote}\n`)).toEqual({ file: "src/a.f90", line: 6, quote });
  expect(report(`${above}End of file\n`)).toBeUndefined();
});

test("a report is the same in every run", () => {
  const stored = (address: string) => report(`a.c:3:75: runtime error: store to address ${address} of 'int'`);
  expect(stored("0x55e7f1e222b0")).toEqual(stored("0x7ffd00c1"));
});

test.each([
  "",
  "Segmentation fault\n",
  "a.c: runtime error: no place\n",
  "a.c:1: runtime error: no column\n",
  `a.c:${"9".repeat(400)}:1: runtime error: no line\n`,
  "a.c:1:2: error: the compiler's\n",
])("%j is none", (printed) => {
  expect(report(printed)).toBeUndefined();
});

test("a forged report is short, and obeyed by no terminal", () => {
  const forged = report(`\u001b[2J${"a".repeat(1000)}:1:2: runtime error: \u001b[31m${"b".repeat(1e6)}\n`)!;
  const text = `${forged.file}${forged.quote}`;
  expect(text).not.toContain("\u001b");
  expect(text.length).toBeLessThan(400);
});
