import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavaloWith } from "./cavalo.ts";
import { folderWith } from "./folders.ts";
import { type HandInFiles, STAYING_SECONDS } from "./hostile-hand-ins.ts";
import { processesWith } from "./residue.ts";

const PROBLEM = "lost-knight";

/** Cases of few squares, with less time than usual. */
const CASES = {
  "cases/problem.yaml": `problem: ${PROBLEM}\ntitle: Small boards\nlimits: { cpuMs: 500 }\n`,
  ...Object.fromEntries(
    ["tiny-1x5", "tiny-3x3"].map((name) => {
      const bundled = path.join(PACKAGE_FOLDER, "cases", PROBLEM, `${name}.yaml`);
      return [`cases/${name}.yaml`, readFileSync(bundled, "utf8").replace(/^group: .*\n/m, "")];
    }),
  ),
};

/**
 * Grades bundled programs alone, and again with hostile hand-ins beside them, by the command itself. Expects that they are told
 * the same, and that nothing is left of processes and temporary files.
 */
export async function expectToldAsAlone(
  honest: readonly string[],
  hostile: readonly (readonly [name: string, files: HandInFiles])[],
): Promise<void> {
  const folder = folderWith({
    ...CASES,
    ...Object.fromEntries(
      hostile.flatMap(([name, files]) =>
        Object.entries(files).map(([file, content]) => [`hostile/${name}/${file}`, content]),
      ),
    ),
  });
  for (const name of honest)
    for (const place of ["alone", "hostile"])
      cpSync(
        path.join(PACKAGE_FOLDER, "submissions", PROBLEM, name),
        path.join(folder, place, `honest-${name}`),
        { recursive: true },
      );
  layWhatIsNoFile(path.join(folder, "hostile"));
  const changing = change(path.join(folder, "hostile", "changes"));
  onTestFinished(() => void changing.kill("SIGKILL"));

  const temporary = folderWith({});
  const cavalo = cavaloWith({ TMPDIR: temporary });
  const told = async (place: string) => {
    const options = ["--problem", PROBLEM, "--cases", "cases", "--out", `${place}-report`];
    const { exitCode, stderr } = await cavalo(folder, "grade", place, ...options);
    expect({ exitCode, ...(exitCode !== 1 && { stderr }) }).toEqual({ exitCode: 1 });
    return toldToHonest(path.join(folder, `${place}-report`));
  };
  const alone = await told("alone");
  expect(Object.keys(alone).length).toBeGreaterThanOrEqual(3 * honest.length);
  expect(await told("hostile")).toEqual(alone);
  expect(readdirSync(temporary)).toEqual([]);
  expect(processesWith(STAYING_SECONDS)).toEqual([]);
}

/** Makes hand-ins of links, pipes and folders that are in themselves. */
function layWhatIsNoFile(place: string): void {
  for (const name of ["links", "pipes", "turns"]) mkdirSync(path.join(place, name), { recursive: true });
  symlinkSync("/dev/zero", path.join(place, "links", "main.py"));
  symlinkSync("..", path.join(place, "turns", "main.py"));
  execFileSync("mkfifo", [path.join(place, "pipes", "main.py")]);
}

/** Makes a hand-in whose file is now small, now large, now a link, as long as the process is there. */
function change(folder: string): ChildProcess {
  mkdirSync(folder);
  const script = `while :; do echo 'print(4)' > main.py; head -c 300000 /dev/zero > main.py; rm main.py; ln -s /etc/passwd main.py; rm main.py; sleep 0.01; done`;
  return spawn("sh", ["-c", script], { cwd: folder, stdio: "ignore" });
}

/** All files about honest hand-ins, without what a clock or a counter measured, and without ways to other pages. */
function toldToHonest(report: string): Record<string, unknown> {
  const files = readdirSync(report, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file).startsWith("honest-"))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(report, file), "utf8");
      return [file, file.endsWith(".json") ? withoutTimings(text) : withoutTimes(text)];
    }),
  );
}

function withoutTimings(json: string): unknown {
  return JSON.parse(json, (key, value) => (key === "timings" ? undefined : value));
}

function withoutTimes(page: string): string[] {
  return page
    .replace(/<nav class="ways">.*?<\/nav>/s, "")
    .replace(/\d[\d.]* (?:ms|s|KiB|MiB)\b/g, "0 s")
    .split(/(?<=>)/);
}
