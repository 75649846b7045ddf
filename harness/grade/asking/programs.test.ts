import { utimesSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { Submission } from "../../submission/submission.ts";
import { folderWith } from "../../testing/folders.ts";
import { programsIn, sharesOf } from "./programs.ts";

const program = (path: string): Submission =>
  ({ kind: { kind: "program", program: { main: { path, text: "print(1)" } } } }) as Submission;

test("the program that is named after the piece may take its whole time beside those of other exercises", () => {
  const programs = ["FloodFill.java", "KnightTour.java", "Queens.java"].map(program);
  expect(sharesOf(programs)).toEqual([0.25, 1, 0.25]);
  expect(sharesOf([program("a.py"), program("b.py")])).toEqual([1, 1]);
});

test("all programs of a hand-in may take at most twice the time of one", () => {
  const names = fc.array(fc.constantFrom("cavalo.py", "soma.py"), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(names, (paths) => {
      const shares = sharesOf(paths.map(program));
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(2 + 1e-9);
    }),
  );
});

test("beside the newest program the older ones may be tried, in whatever language they are", async () => {
  const folder = folderWith({
    "ana/main.rb": "puts 1 # cavalo\n",
    "ana/cavalo.py": "print(1)\n",
    "ana/gera.rb": "puts 2 # cavalo\n",
    "bia/a.py": "print(1)\n",
  });
  for (const [at, name] of ["main.rb", "cavalo.py", "gera.rb"].entries())
    utimesSync(path.join(folder, "ana", name), 1e9 + at * 1000, 1e9 + at * 1000);
  const [ana] = await discoverSubmissions(folder, "lost-knight");
  const mains = (await programsIn(ana!)).map(({ kind }) => kind.kind === "program" && kind.program.main.path);
  expect(mains).toEqual(["gera.rb", "main.rb", "cavalo.py"]);
});
