import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report } from "../report/report.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import { ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { cavalo, cavaloWith } from "../testing/cavalo.ts";
import { customProblem } from "../testing/custom-problems.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { REDIS, secretIn, startRedis } from "../testing/redis.ts";
import { ofThisTurn } from "../testing/turns.ts";

const canWork = REDIS !== undefined && (await probeLevel("B")).works;
const folder = folderForFile();

/** Bundled programs that are right, wrong, slow, noisy, and that do not compile. */
const SOME = [
  "c-array-queue",
  "c-does-not-compile",
  "python-depth-first",
  "javascript-greedy",
  "python-answer-file",
];

/** The report of a class, without what differs from one grading to the next. */
function reportIn(out: string): Report {
  const text = readFileSync(path.join(out, "report.json"), "utf8");
  const timings = ["timings", "cpuMs", "wallMs", "starvedMs", "peakMemoryBytes"];
  return JSON.parse(text, (key, value) => (timings.includes(key) ? undefined : value));
}

/** Looks for a secret where a program may look: in its file, in the variables of all processes, in Redis. */
const thief = (secret: string, socket: string) => `
const fs = require("fs");
const found = [];
const seek = (file) => { try { const text = fs.readFileSync(file, "latin1"); if (/no machine|CAVALO_QUEUE/.test(text)) found.push(file); } catch {} };
seek(${JSON.stringify(secret)});
for (const pid of fs.readdirSync("/proc")) if (/^[0-9]+$/.test(pid)) for (const name of ["environ", "cmdline"]) seek("/proc/" + pid + "/" + name);
if (process.env.CAVALO_QUEUE || process.env.CAVALO_QUEUE_SECRET) found.push("variables");
const end = (what) => { console.log(found.concat(what).join(" ") || "nothing"); process.exit(); };
require("net").connect(${JSON.stringify(socket)}).on("connect", () => end("redis")).on("error", () => end([]));
`;

const CLASS = {
  "ana/main.py": "print('2 movimentos'",
  "bia/main.c": "int main( {",
  "caê x/main.js": "for (;;) console.log('9'.repeat(1000));",
  "davi/main.js": "process.kill(process.ppid, 9); process.abort();",
  "fred/submission.yaml": 'input: { stdin: "{n}" }\n',
  "fred/main.js": "console.log(1)",
  "gil/cavalo.py": ASKS_FOR_FILE,
  // It is asked in no other way.
  "thief/submission.yaml": 'input: { stdin: "{board}" }\n',
};

/** A problem of an author's own, whose checker and reference have to reach the workers, and a class. */
const OWN = {
  ...Object.fromEntries(
    Object.entries(
      customProblem("checker: checker\nreference: reference", {
        files: {
          "checker/main.js": `const { readFileSync } = require("fs");
process.exit(readFileSync(0, "utf8") === readFileSync(process.argv[3], "utf8") ? 42 : 43);
`,
          "reference/main.js": 'console.log("seven");\n',
        },
      }),
    ).map(([name, text]) => [`cases/${name}`, text]),
  ),
  "class/ana/main.js": 'console.log("seven");\n',
  "class/bia/main.js": 'console.log("eight");\n',
};

test.skipIf(!canWork)(
  "workers give the results of one machine, and no program of a class reaches their secret",
  async () => {
    const [redis, secret] = [await startRedis(folder), secretIn(folder)];
    onTestFinished(() => redis.stop());
    const far = cavaloWith({ CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret });
    const mine = folderWith({ ...CLASS, "thief/main.js": thief(secret, path.join(folder, "redis.sock")) });
    const names = new Set(Object.keys(CLASS).map(path.dirname));
    names.delete("thief");
    const bundled = SOME.map((each) => path.join(PACKAGE_FOLDER, "submissions", "lost-knight", each));
    const programs = ofThisTurn([...Array.from(names, (name) => path.join(mine, name)), ...bundled], 6);
    const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
    const options = ["--problem", "lost-knight", "--cases", cases, "--isolation", "B"];
    const worker = far(folder, "work", "--lock", "5");
    onTestFinished(() => void worker.kill("SIGKILL"));
    const all = [path.join(mine, "thief"), ...programs];
    const [there, here] = [path.join(folder, "there"), path.join(folder, "here")];
    await far(folder, "grade", ...all, ...options, "--out", there);
    await cavalo(folder, "grade", ...all, ...options, "--out", here);
    const report = reportIn(there);
    expect(report).toEqual(reportIn(here));
    expect(report.submissions).toHaveLength(all.length);
    const stolen = report.submissions.find(({ name }) => name.endsWith("thief"));
    expect(stolen?.results.map(({ printed }) => printed)).toEqual(["nothing"]);
    const own = [
      folderWith(OWN),
      "grade",
      "class",
      "--problem",
      "one",
      "--cases",
      "cases",
      "--isolation",
      "B",
      "--out",
    ] as const;
    await far(...own, path.join(folder, "own there"));
    await cavalo(...own, path.join(folder, "own here"));
    const ofOwn = reportIn(path.join(folder, "own there"));
    expect(ofOwn).toEqual(reportIn(path.join(folder, "own here")));
    expect(ofOwn.submissions.map(({ results }) => results[0]!.verdict)).toEqual(["AC", "WA"]);
    const { stdout } = await far(folder, "queue");
    expect(stdout).toMatch(/^Workers: 1\n.*level B, 0\/\d+ running, \d+ done\n/);
    worker.kill("SIGTERM");
    expect(await worker).toMatchObject({ exitCode: 0 });
  },
);
