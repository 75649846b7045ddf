import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { newCourse } from "../new/course.ts";
import { casesAlone } from "../testing/cases-alone.ts";
import { folderWith } from "../testing/folders.ts";

const ACTION = path.join(PACKAGE_FOLDER, "action");
const SMALL = casesAlone("tiny-3x3", "tiny-4x4");

const RIGHT = readFileSync(
  path.join(PACKAGE_FOLDER, "submissions", "lost-knight", "javascript-bare-number", "index.js"),
  "utf8",
);

interface Inputs {
  readonly command?: "check" | "grade";
  readonly cases?: string;
  readonly folder?: string;
}

/** Runs the script of the action as a runner does, in a repository with these files. */
async function step(
  files: Readonly<Record<string, string>>,
  { command = "check", cases = SMALL, folder = "." }: Inputs = {},
) {
  const repository = folderWith(files);
  const runner = folderWith({ summary: "", output: "" });
  const { stdout, exitCode } = await execa("bash", [path.join(ACTION, "run.sh")], {
    cwd: repository,
    reject: false,
    env: {
      GITHUB_ACTION_PATH: ACTION,
      GITHUB_ACTIONS: "true",
      RUNNER_TEMP: runner,
      GITHUB_OUTPUT: path.join(runner, "output"),
      GITHUB_STEP_SUMMARY: path.join(runner, "summary"),
      CAVALO_COMMAND: command,
      CAVALO_FOLDER: folder,
      CAVALO_PROBLEM: "lost-knight",
      CAVALO_CASES: cases,
      CAVALO_MANIFESTS: "",
      CAVALO_AUDIENCE: "student",
      CAVALO_LANGUAGE: "pt-BR",
    },
  });
  const read = (name: string) => readFileSync(path.join(runner, name), "utf8");
  return {
    stdout,
    exitCode,
    summary: read("summary"),
    output: read("output"),
    report: path.join(runner, "cavalo-report"),
  };
}

/** Lines that the runner obeys: those outside of the part in which commands are stopped. */
function obeyed(log: string): string[] {
  const lines = log.split("\n");
  const token = /^::stop-commands::(\w{32})$/.exec(
    lines.find((line) => line.startsWith("::stop-commands::")) ?? "",
  )?.[1];
  const [from, to] = [lines.indexOf(`::stop-commands::${token}`), lines.lastIndexOf(`::${token}::`)];
  expect(to).toBeGreaterThan(from);
  return [...lines.slice(0, from), ...lines.slice(to + 1)].filter((line) => line.startsWith("::"));
}

describe("the action on GitHub", () => {
  test("a right program passes, and its points are outputs", async () => {
    const { exitCode, output, report, stdout } = await step({ "cavalo.js": RIGHT });
    expect(exitCode).toBe(0);
    expect(output.split("\n")).toEqual(["points=2", "possible=2", `report=${report}`, ""]);
    expect(obeyed(stdout)).toEqual([]);
    expect(existsSync(path.join(report, "junit.xml"))).toBe(true);
  });

  test("a wrong program fails, with annotations and a summary", async () => {
    const { exitCode, summary, stdout } = await step({ "main.js": "console.log(99)" });
    expect(exitCode).toBe(1);
    expect(obeyed(stdout)).toEqual(expect.arrayContaining([expect.stringMatching(/^::error /)]));
    expect(summary).toMatch(/^\| programa \| pontos \|/);
  });

  test("a program that does not compile is annotated at its line", async () => {
    const { exitCode, stdout } = await step({ "main.py": "print(1)\nif True\n    print(2)\n" });
    expect(exitCode).toBe(1);
    expect(obeyed(stdout).join("\n")).toContain("::error file=main.py,line=2,");
  });

  test("what a program prints and what a repository is called are never commands", async () => {
    const { stdout, output } = await step({
      "main.js":
        "console.log('::error::owned\\n##[error]owned\\n::set-output name=points::100\\n::stop-commands::x')",
    });
    expect(obeyed(stdout).join("\n")).not.toMatch(/^::(?!error )/m);
    expect(output).toContain("points=0\n");
    const injected = await step({ "main.js": "1" }, { folder: "$(touch owned); --help" });
    expect(injected.exitCode).toBe(2);
    expect(injected.output).toBe("");
  });

  test("hidden cases reach neither the log nor the summary", async () => {
    const cases = folderWith({
      "problem.yaml": "problem: lost-knight\ntitle: Hidden\nvisibility: hidden\n",
      "secret-name.yaml": "title: A secret\nboard:\n  text: |\n    C...\n    ....\n    .S..\n    ....\n",
    });
    const { stdout, summary, exitCode } = await step(
      { "ana/main.js": "console.log(77)" },
      { command: "grade", cases },
    );
    expect(exitCode).toBe(1);
    expect(stdout + summary).not.toMatch(/secret/i);
  });
});

test("every input of the action reaches the script", () => {
  const action = parse(readFileSync(path.join(ACTION, "action.yml"), "utf8"));
  const run = action.runs.steps.find(({ id }: { id?: string }) => id === "cavalo");
  expect(Object.values(run.env)).toEqual(Object.keys(action.inputs).map((name) => `\${{ inputs.${name} }}`));
  const script = readFileSync(path.join(ACTION, "run.sh"), "utf8");
  for (const name of Object.keys(run.env)) expect(script).toContain(`$${name}`);
});

test.each(["en", "pt-BR"] as const)("the files of a course are well formed in %s", (locale) => {
  const course = { title: "Cavalo: 2026", problem: "lost-knight", locale } as const;
  const files = newCourse({ ...course, url: "https://github.com/ana/cavalo.git" });
  const workflow = parse(files.get(".github/workflows/cavalo.yml")!);
  expect(workflow.jobs.check.steps[1]).toEqual({
    uses: "ana/cavalo/action@main",
    with: { problem: "lost-knight", language: locale },
  });
  expect(parse(files.get(".gitlab-ci.yml")!).cavalo.artifacts.reports.junit).toBe("cavalo-report/junit.xml");
  JSON.parse(files.get(".devcontainer/devcontainer.json")!);
  expect(parse(files.get("cavalo.yaml")!)).toEqual({ problem: "lost-knight", language: locale });
  for (const task of JSON.parse(files.get(".vscode/tasks.json")!).tasks) {
    const { regexp } = task.problemMatcher.pattern;
    expect(RegExp(regexp).exec("    em        src/Main.java:3: error: ';' expected")?.slice(1)).toEqual([
      "src/Main.java",
      "3",
      "error: ';' expected",
    ]);
  }
  expect([...newCourse({ ...course, url: "https://gitlab.example.org/ana/cavalo" }).keys()]).not.toContain(
    ".github/workflows/cavalo.yml",
  );
});

/** Keys that services know, of the parts that we write. They refuse others, or pass over them in silence. */
const KNOWN_KEYS = {
  action: ["name", "description", "inputs", "outputs", "runs"],
  input: ["description", "required", "default", "deprecationMessage"],
  output: ["description", "value"],
  step: ["id", "if", "name", "uses", "run", "shell", "working-directory", "env", "with", "continue-on-error"],
  workflow: ["name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs"],
  workflowJob: [
    "name",
    "runs-on",
    "permissions",
    "needs",
    "if",
    "env",
    "steps",
    "timeout-minutes",
    "strategy",
  ],
  gitlabJob: ["image", "before_script", "script", "after_script", "artifacts", "rules", "stage", "variables"],
  artifacts: ["when", "paths", "reports", "name", "expire_in"],
} as const;

const unknownIn = (part: object, kind: keyof typeof KNOWN_KEYS) =>
  Object.keys(part).filter((key) => !(KNOWN_KEYS[kind] as readonly string[]).includes(key));

test("GitHub and GitLab know every key of our files", () => {
  const action = parse(readFileSync(path.join(ACTION, "action.yml"), "utf8"));
  const url = "https://github.com/ana/cavalo";
  const files = newCourse({ title: "Cavalo", problem: "lost-knight", locale: "en", url });
  const workflow = parse(files.get(".github/workflows/cavalo.yml")!);
  const { cavalo: job, ...others } = parse(files.get(".gitlab-ci.yml")!);
  expect(others).toEqual({});
  const steps: object[] = [...action.runs.steps, ...workflow.jobs.check.steps];
  expect([
    ...unknownIn(action, "action"),
    ...Object.values<object>(action.inputs).flatMap((each) => unknownIn(each, "input")),
    ...Object.values<object>(action.outputs).flatMap((each) => unknownIn(each, "output")),
    ...steps.flatMap((each) => unknownIn(each, "step")),
    ...unknownIn(workflow, "workflow"),
    ...unknownIn(workflow.jobs.check, "workflowJob"),
    ...unknownIn(job, "gitlabJob"),
    ...unknownIn(job.artifacts, "artifacts"),
  ]).toEqual([]);
  // A step is either an action or a script, and a script of an action names its shell.
  for (const each of steps) expect("uses" in each).toBe(!("run" in each));
  for (const each of action.runs.steps) if ("run" in each) expect(each.shell).toBe("bash");
});

test("the script of GitLab's job checks a program and writes what its artefacts name", async () => {
  const url = "https://example.org/ana/cavalo";
  const files = newCourse({ title: "Cavalo", problem: "lost-knight", locale: "pt-BR", url });
  const job = parse(files.get(".gitlab-ci.yml")!).cavalo;
  const [script] = job.script as [string];
  const repository = folderWith({ ...Object.fromEntries(files), "main.js": "console.log(99)" });
  const line = `${script.replace("/opt/cavalo", `"${PACKAGE_FOLDER}"`)} --cases '${SMALL}'`;
  const { exitCode, stdout } = await execa("sh", ["-c", line], { cwd: repository, reject: false });
  expect(exitCode).toBe(1);
  expect(stdout).toContain("(tiny-3x3): ");
  expect(existsSync(path.join(repository, job.artifacts.reports.junit))).toBe(true);
});
