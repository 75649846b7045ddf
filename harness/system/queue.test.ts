import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { runProgram } from "../cli/program.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import { cavaloWith, cavaloWithin } from "../testing/cavalo.ts";
import { customProblem } from "../testing/custom-problems.ts";
import { folderForFile, folderWith } from "../testing/folders.ts";
import { needingRedis, REDIS, secretIn, startRedis } from "../testing/redis.ts";
import { hostileClass, reportIn } from "./queued.ts";

const near = cavaloWithin(runProgram);

const canWork = REDIS !== undefined && (await probeLevel("B")).works;
const folder = folderForFile();

/** A bundled program that is built on the worker and is right; the soak has all. */
const BUNDLED = ["c-array-queue"];

/** Students of the hostile class whose programs do not compile, and ask in a way of their own. */
const OF_CLASS = ["bia", "gil"];

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
  needingRedis("workers give the results of one machine, and no program of a class reaches their secret"),
  async () => {
    const [redis, secret] = [await startRedis(folder), secretIn(folder)];
    onTestFinished(() => redis.stop());
    const far = cavaloWith({ CAVALO_QUEUE: redis.url, CAVALO_QUEUE_SECRET: secret });
    const { thief, others } = hostileClass(secret, path.join(folder, "redis.sock"));
    const bundled = BUNDLED.map((each) => path.join(PACKAGE_FOLDER, "submissions", "lost-knight", each));
    const programs = [...others.filter((each) => OF_CLASS.includes(path.basename(each))), ...bundled];
    const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
    const options = ["--problem", "lost-knight", "--cases", cases, "--isolation", "B"];
    const worker = far(folder, "work", "--lock", "5");
    onTestFinished(() => void worker.kill("SIGKILL"));
    const all = [thief, ...programs];
    const [there, here] = [path.join(folder, "there"), path.join(folder, "here")];
    await far(folder, "grade", ...all, ...options, "--out", there);
    await near(folder, "grade", ...all, ...options, "--out", here);
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
    await near(...own, path.join(folder, "own here"));
    const ofOwn = reportIn(path.join(folder, "own there"));
    expect(ofOwn).toEqual(reportIn(path.join(folder, "own here")));
    expect(ofOwn.submissions.map(({ results }) => results[0]!.verdict)).toEqual(["AC", "WA"]);
    const { stdout } = await far(folder, "queue");
    expect(stdout).toMatch(/^Workers: 1\n.*level B, 0\/\d+ running, \d+ done\n/);
    worker.kill("SIGTERM");
    expect(await worker).toMatchObject({ exitCode: 0 });
  },
);
