import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { javascriptRuntime, pythonRuntime } from "../web/build/runtimes.ts";
import { buildWorkers } from "../web/build/workers.ts";
import type { PrintedEnd, PrintedInput } from "../web/printed-run.ts";

/** Policy of a page with programs: the least that they need. */
export function policyOf(...hashes: readonly string[]): string {
  const scripts = [...hashes, "'strict-dynamic'", "'wasm-unsafe-eval'"].join(" ");
  return `default-src 'none'; script-src ${scripts}; worker-src blob:`;
}

/** Writes a page without anything but the means to run programs; returns its file. */
export async function writeProgramPage(folder: string): Promise<string> {
  const workers = await buildWorkers();
  mkdirSync(path.join(folder, "runtimes"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("runtimes/editor.js", workers.editor);
  write("runtimes/javascript.js", javascriptRuntime(workers));
  write("runtimes/python.js", pythonRuntime(workers, path.join(PACKAGE_FOLDER, "node_modules", "pyodide")));
  const { outputFiles } = await build({
    entryPoints: [path.join(PACKAGE_FOLDER, "harness/web/programs/index.ts")],
    ...{ bundle: true, minify: true, write: false, format: "iife", globalName: "programs", target: "es2022" },
  });
  const script = outputFiles[0]!.text;
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const policy = policyOf(hash, workers.frameHash);
  const head = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  write("index.html", `${head}<title>x</title><body><script>${script}</script>`);
  return path.join(folder, "index.html");
}

/** A run in a page, with texts in place of bytes: each character is a byte. */
export interface PageRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly answerFile?: string;
  readonly end: PrintedEnd;
}

export interface PageTrial {
  readonly files: Readonly<Record<string, string>>;
  readonly main: string;
  readonly input?: Partial<PrintedInput>;
  readonly wallMs?: number;
}

/** Opens the page, in which the programs of a test file share their run times. */
export async function openProgramPage(browser: Browser, file: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`file://${file}`);
  await page.evaluate(`self.runtimes = programs.openRuntimes(new URL("runtimes/", location)); 0`);
  return page;
}

/** Runs a program once in the page. */
export function runInPage(page: Page, trial: PageTrial): Promise<PageRun> {
  return page.evaluate(async ({ files, main, input, wallMs = 60_000 }: PageTrial) => {
    // biome-ignore lint/suspicious/noExplicitAny: the names of the page
    const { programs, runtimes } = globalThis as any;
    const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
    const language = programs.pageLanguageOf(main);
    const program = programs.openProgram({ language, main, files: sources }, runtimes);
    const asked = { case: "a", arguments: [], stdin: "", files: {}, ...input };
    const run = await program.run(asked, { wallMs, outputBytes: 16 * 1024 * 1024 });
    program.close();
    const textOf = (bytes: Uint8Array) => {
      let text = "";
      for (let at = 0; at < bytes.length; at += 8192) {
        text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      }
      return text;
    };
    return {
      ...{ stdout: textOf(run.stdout), stderr: textOf(run.stderr), end: run.end },
      ...(run.answerFile && { answerFile: textOf(run.answerFile) }),
    };
  }, trial);
}
