import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task/task.ts";
import type { Submission } from "../submission/submission.ts";
import { folderWith } from "../testing/folders.ts";
import { type PageRun, type PageTrial, runInPage } from "../testing/page-programs.ts";
import { BUNDLED_CASES, BUNDLED_PROGRAMS } from "./bundled/programs.ts";

/** Bundled programs that a page can run. Those that draw lots print something else each time, and one needs too long. */
export const PAGE_PROGRAMS: readonly Submission[] = BUNDLED_PROGRAMS.filter(({ folder, manifest }) => {
  const { staysOpen, terminal } = manifest.input ?? {};
  const isOne = /\/(?:python|javascript)-(?!slow)[^/]*$/.test(folder);
  return (
    isOne && !staysOpen && !terminal && !manifest.driver && !/\brandom\b|Math\.random/.test(allTextIn(folder))
  );
});

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile() && !name.endsWith(".yaml"))
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

function allTextIn(folder: string): string {
  return Object.values(filesIn(folder)).join("\n");
}

/** The cases that a program can be asked, the smallest first. */
export function casesFor({ manifest, problem }: Submission): readonly Case[] {
  return BUNDLED_CASES.filter((asked) => asked.problem === problem && !taskFor(asked, manifest).misfit).sort(
    (one, other) => JSON.stringify(one).length - JSON.stringify(other).length,
  );
}

/** Expects that a program prints in the page what it prints as a process of this machine. */
export async function expectAlike(page: Page, { folder, manifest }: Submission, asked: Case): Promise<void> {
  const files = filesIn(folder);
  const main = Object.keys(files).find((name) => /\.(?:py|js)$/.test(name))!;
  const { delivery, answerFile } = taskFor(asked, manifest);
  const { arguments: args, stdin } = delivery;
  // A run starts in the folder of the main file, here as there.
  const start = path.dirname(main);
  const given = Object.fromEntries(
    Object.entries(delivery.files).map(([name, text]) => [path.relative(start, name), text]),
  );
  const trial: PageTrial = {
    ...{ files, main },
    input: { arguments: args, stdin, files: given, ...(answerFile && { answerFile: answerFile.name }) },
  };
  const inPage = await runInPage(page, trial);
  const real = await runHere({ ...files, ...delivery.files }, main, trial);
  expect({ ...inPage, stderr: lastLine(inPage.stderr) }).toEqual({ ...real, stderr: lastLine(real.stderr) });
}

/** The last line of a trace tells the error; those above it name folders. */
function lastLine(text: string): string | undefined {
  return text.trimEnd().split("\n").at(-1);
}

async function runHere(files: Record<string, string>, main: string, { input }: PageTrial): Promise<PageRun> {
  const folder = folderWith(files);
  const command = main.endsWith(".py") ? "python3" : "node";
  const { stdout, stderr, exitCode } = await execa(command, [path.basename(main), ...input!.arguments!], {
    ...{ cwd: path.join(folder, path.dirname(main)), input: input!.stdin!, reject: false },
    ...{ encoding: "latin1", stripFinalNewline: false },
  });
  const answer = input!.answerFile && path.join(folder, path.dirname(main), input!.answerFile);
  return {
    ...{ stdout, stderr, end: { kind: "exited", code: exitCode! } },
    ...(answer && { answerFile: readFileSync(answer, "latin1") }),
  };
}
