import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { newCourse } from "../new/course.ts";
import { npmPackage } from "../pack/archives.ts";
import { obstacleFrom } from "../run/isolation/obstacle.ts";
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
  const runner = folderWith({ summary: "", output: "", "cavalo/node_modules/none": "" });
  symlinkSync(PACKAGE_FOLDER, path.join(runner, "cavalo", "node_modules", "cavalo"));
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
      CAVALO_ARTIFACT: "cavalo-report",
    },
  });
  const read = (name: string) => readFileSync(path.join(runner, name), "utf8");
  return {
    stdout,
    exitCode,
    summary: read("summary"),
    output: read("output"),
    report: path.join(runner, "cavalo-reports", "cavalo-report"),
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

/** The files of a course, as texts. */
function courseFiles({
  locale = "en",
  packed = Buffer.from("packed"),
}: {
  locale?: Locale;
  packed?: Buffer;
}) {
  return newCourse({ title: "Cavalo: 2026", problem: "lost-knight", locale, packed });
}

function courseFile(name: string, locale: Locale = "en"): string {
  return courseFiles({ locale }).get(name)!.toString();
}

test.each(["en", "pt-BR"] as const)("the files of a course are well formed in %s", (locale) => {
  const workflow = parse(courseFile(".github/workflows/cavalo.yml", locale));
  expect(workflow.jobs.check.steps[1]).toEqual({
    uses: "./.cavalo",
    with: { problem: "lost-knight", language: locale },
  });
  expect(parse(courseFile(".gitlab-ci.yml")).cavalo.artifacts.reports.junit).toBe("cavalo-report/junit.xml");
  JSON.parse(courseFile(".devcontainer/devcontainer.json"));
  expect(parse(courseFile("cavalo.yaml", locale))).toEqual({ problem: "lost-knight", language: locale });
  for (const task of JSON.parse(courseFile(".vscode/tasks.json")).tasks) {
    const { regexp } = task.problemMatcher.pattern;
    expect(RegExp(regexp).exec("    em        src/Main.java:3: error: ';' expected")?.slice(1)).toEqual([
      "src/Main.java",
      "3",
      "error: ';' expected",
    ]);
  }
  expect(courseFile("README.md", locale)).toContain("npm install -g ./.cavalo/cavalo.tgz ");
});

/** Runs a script of an action, with these variables alone. */
function script(file: string, { args = [], env }: { args?: readonly string[]; env: Record<string, string> }) {
  return execa("/bin/bash", [file, ...args], { extendEnv: false, env, reject: false });
}

test("the action of a course installs what lies beside it, without a network, and names nothing to keep", async () => {
  const packed = await npmPackage(
    new Map([["package.json", Buffer.from('{ "name": "cavalo", "version": "1.0.0" }')]]),
  );
  const files = Array.from(courseFiles({ packed }), ([name, content]) => [name, content] as const);
  const course = folderWith({});
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(course, name)), { recursive: true });
    writeFileSync(path.join(course, name), content);
  }
  const runner = folderWith({ output: "" });
  const env = {
    PATH: process.env.PATH!,
    ...{ HOME: runner, RUNNER_TEMP: runner, GITHUB_OUTPUT: path.join(runner, "output") },
    npm_config_registry: "http://127.0.0.1:9",
  };
  const install = path.join(course, ".cavalo", "install.sh");
  expect(await script(install, { args: ["key"], env })).toMatchObject({ exitCode: 0 });
  expect(await script(install, { env })).toMatchObject({ exitCode: 0 });
  expect(readFileSync(path.join(runner, "output"), "utf8")).toBe("");
  expect(existsSync(path.join(runner, "cavalo", "node_modules", "cavalo", "package.json"))).toBe(true);
});

test("what is made of a repository is kept under a name that changes with what it is made of", async () => {
  const folders = ["cases", "reference", "submissions"].map((name) => [`${name}/file`, ""]);
  const keyWith = async (source: string) => {
    const repository = folderWith({
      ...Object.fromEntries(folders),
      "harness/main.ts": source,
      "package.json": "{}",
      "tsconfig.json": "{}",
      "action/install.sh": readFileSync(path.join(ACTION, "install.sh"), "utf8"),
      output: "",
    });
    const output = path.join(repository, "output");
    const env = { PATH: process.env.PATH!, RUNNER_TEMP: repository, GITHUB_OUTPUT: output };
    await script(path.join(repository, "action", "install.sh"), { args: ["key"], env });
    return /^key=.*$/m.exec(readFileSync(output, "utf8"))?.[0];
  };
  const [first, same, other] = await Promise.all(["1", "1", "2"].map(keyWith));
  expect(first).toMatch(/^key=cavalo-\S+-[0-9a-f]{64}$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ["MINGW64_NT-10.0", 2, /^::error title=Cavalo::O Cavalo funciona no Linux e no macOS\. .*$/],
  ["Darwin", 0, /^$/],
  ["Linux", 0, /^::notice title=Cavalo::.* não é possível instalar bubblewrap time util-linux aqui, .*$/],
])("on %s without a package manager, one sentence is said at most", async (system, exitCode, said) => {
  const tools = folderWith({ uname: `#!/bin/sh\necho ${system}\n`, id: "#!/bin/sh\necho 1000\n" });
  await execa("chmod", ["+x", path.join(tools, "uname"), path.join(tools, "id")]);
  const contained = await script(path.join(ACTION, "contain.sh"), {
    env: { PATH: tools, CAVALO_LANGUAGE: "pt-BR" },
  });
  expect(contained).toMatchObject({ exitCode, stdout: expect.stringMatching(said) });
});

test("the doctor and the action make the same program known to Ubuntu", () => {
  const [profile] = /'abi .*\\n'/.exec(readFileSync(path.join(ACTION, "contain.sh"), "utf8"))!;
  for (const complaint of [
    "bwrap: setting up uid map: Permission denied",
    "bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted",
  ]) {
    const { cure } = obstacleFrom(complaint);
    expect(cure).toContain(profile);
    expect(readFileSync(path.join(PACKAGE_FOLDER, "docs", "isolation.md"), "utf8")).toContain(cure);
  }
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
    "environment",
  ],
  gitlabJob: [
    "image",
    "before_script",
    "script",
    "after_script",
    "artifacts",
    "cache",
    "rules",
    "stage",
    "timeout",
    "variables",
  ],
  cache: ["key", "paths", "when", "policy"],
  artifacts: ["when", "paths", "reports", "name", "expire_in"],
} as const;

const unknownIn = (part: object, kind: keyof typeof KNOWN_KEYS) =>
  Object.keys(part).filter((key) => !(KNOWN_KEYS[kind] as readonly string[]).includes(key));

test("GitHub and GitLab know every key of our files", () => {
  const action = parse(readFileSync(path.join(ACTION, "action.yml"), "utf8"));
  const check = parse(courseFile(".github/workflows/cavalo.yml"));
  const page = parse(courseFile(".github/workflows/page.yml"));
  const { cavalo: job, ...others } = parse(courseFile(".gitlab-ci.yml"));
  expect(others).toEqual({});
  const steps: object[] = [...action.runs.steps, ...check.jobs.check.steps, ...page.jobs.publish.steps];
  expect([
    ...unknownIn(action, "action"),
    ...Object.values<object>(action.inputs).flatMap((each) => unknownIn(each, "input")),
    ...Object.values<object>(action.outputs).flatMap((each) => unknownIn(each, "output")),
    ...steps.flatMap((each) => unknownIn(each, "step")),
    ...[check, page].flatMap((each) => unknownIn(each, "workflow")),
    ...[check.jobs.check, page.jobs.publish].flatMap((each) => unknownIn(each, "workflowJob")),
    ...unknownIn(job, "gitlabJob"),
    ...unknownIn(job.artifacts, "artifacts"),
    ...unknownIn(job.cache, "cache"),
  ]).toEqual([]);
  // A step is either an action or a script, and a script of an action names its shell.
  for (const each of steps) expect("uses" in each).toBe(!("run" in each));
  for (const each of action.runs.steps) if ("run" in each) expect(each.shell).toBe("bash");
});

test("the script of GitLab's job checks a program and writes what its artefacts name", async () => {
  const job = parse(courseFile(".gitlab-ci.yml", "pt-BR")).cavalo;
  const [checking] = job.script as [string];
  const repository = folderWith({
    "main.js": "console.log(99)",
    "cavalo.yaml": courseFile("cavalo.yaml", "pt-BR"),
  });
  const command = `cavalo() { node "${PACKAGE_FOLDER}/dist/harness/cli/main.js" "$@"; }`;
  const line = `${command}; ${checking} --cases '${SMALL}'`;
  const { exitCode, stdout } = await execa("sh", ["-c", line], { cwd: repository, reject: false });
  expect(exitCode).toBe(1);
  expect(stdout).toContain("(tiny-3x3): ");
  expect(existsSync(path.join(repository, job.artifacts.reports.junit))).toBe(true);
});
