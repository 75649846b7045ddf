import { expect, test } from "vitest";
import type { Adopt } from "../grade/asking/input-mode.ts";
import { ASKS_FOR_FILE, SCRIPT_ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { gradingOne } from "../testing/grading-one.ts";
import { scriptRuns } from "../testing/script-runs.ts";
import { adoptWhileGrading } from "./while-grading.ts";

const gradeOne = gradingOne(adoptWhileGrading);
/** Grades scripts, without a process for each of the ways that are tried. */
const gradeScripts = gradingOne(adoptWhileGrading, { runsOf: scriptRuns });

test("of several programs the one that solves small cases is graded, and its report says why", async () => {
  const graded = await gradeScripts({ "um.js": "console.log(2)\n", "outro.js": SCRIPT_ASKS_FOR_FILE });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  const chosen = { taken: "outro.js", trials: { right: 5, cases: 5 }, others: ["um.js"] };
  // Without its name the other one would be taken.
  const way = expect.stringMatching(/^{"main":"outro\.js","input":/);
  expect(graded.notices).toMatchObject([
    { kind: "other-mains", ...chosen },
    { kind: "own-way", way },
  ]);
});

test("of more programs than can be tried the one that speaks of the problem is, and not all others are named", async () => {
  const others = Array.from({ length: 14 }, (_, at) => [`a${at}.js`, `console.log(${at})\n`]);
  const program = `// menor caminho do cavalo no tabuleiro\n${SCRIPT_ASKS_FOR_FILE}`;
  const graded = await gradeScripts({ ...Object.fromEntries(others), "z.js": program });
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  const [chosen] = graded.notices ?? [];
  expect(chosen).toMatchObject({ kind: "other-mains", taken: "z.js" });
  expect(chosen).toHaveProperty("others", [...others.slice(0, 10).map(() => expect.any(String)), "..."]);
});

test("of programs in several languages the one that solves small cases is graded", async () => {
  const graded = await gradeOne({ "cavalo.js": "console.log(2)\n", "cavalo.py": ASKS_FOR_FILE });
  expect(graded).toMatchObject({
    language: "Python",
    notices: [{ taken: "cavalo.py" }, { way: expect.stringMatching(/^{"language":"python",/) }],
  });
});

test("a program that needs what is not here is not graded if another one beside it does without", async () => {
  const files = {
    "main.py": "import janela_bonita\njanela_bonita.abre()\n",
    "cavalo_texto.py": ASKS_FOR_FILE,
  };
  const graded = await gradeOne(files);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  expect(graded.notices).toMatchObject([{ taken: "cavalo_texto.py", others: ["main.py"] }, {}]);
});

test("of several programs that all need what is not here it is said what that is", async () => {
  const source = 'require("janela_bonita").abre();\n';
  const graded = await gradeScripts({ "a.js": source, "b.js": source });
  expect(graded.results[0]?.finding).toMatchObject({ kind: "library-missing", library: "janela_bonita" });
});

test("a program that does not name the knight is not taken for lack of a proof, if another one does", async () => {
  const files = {
    "palavras.js": 'require("nunca_instalada").abre();\n',
    // Looks at the clock for ever.
    "cavalo.js": "while (process.cpuUsage().user < Infinity);\n",
  };
  const graded = await gradeScripts(files);
  expect(graded.results[0]?.finding).toMatchObject({
    kind: "several-mains",
    files: ["cavalo.js", "palavras.js"],
  });
  expect(graded.points.possible).toBe(0);
});

test("several programs of which none proves to understand its input are to look at, and cost nothing", async () => {
  const graded = await gradeScripts({ "a.js": "console.log(2)\n", "b.js": "console.log(3)\n" });
  expect(Object.keys(graded.verdicts)).toEqual(["SK"]);
  expect(graded.points.possible).toBe(0);
});

test("of several programs that were not tried, because the grading was stopped, it is not said that they are unclear", async () => {
  const stopping = new AbortController();
  const stopped: Adopt = async () => {
    stopping.abort();
    return { ways: 1 };
  };
  const files = { "a.js": SCRIPT_ASKS_FOR_FILE, "b.js": SCRIPT_ASKS_FOR_FILE };
  const graded = await gradeScripts(files, { adopt: stopped, signal: stopping.signal });
  expect(graded.results[0]?.finding).toMatchObject({ kind: "stopped" });
});

test("a fault of ours while several programs are tried costs nothing, and lets no other one be taken", async () => {
  const failing: Adopt = async (submission, ...trying) =>
    submission.manifest.main === "a.js"
      ? { ways: 1, fault: { kind: "own-fault", quote: "no memory" } }
      : adoptWhileGrading(submission, ...trying);
  const graded = await gradeScripts(
    { "a.js": SCRIPT_ASKS_FOR_FILE, "b.js": SCRIPT_ASKS_FOR_FILE },
    { adopt: failing },
  );
  expect(Object.keys(graded.verdicts)).toEqual(["JE"]);
});
