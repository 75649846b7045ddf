import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Locale } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { inEach } from "../base/sentence.ts";
import type { Case } from "../case/any-case.ts";
import { assets, hashOf } from "../report/html/assets.ts";
import {
  javascriptRuntime,
  pythonRuntime,
  runtimeLicences,
  WORKERS_FILE,
  type WorkerTexts,
} from "../web/build/runtimes.ts";
import { APP_ID, CASES_ID, CODE_ID, RUNTIMES_FOLDER } from "../web/page/places.ts";
import { sharedCases } from "../web/shared-cases.ts";
import type { Files } from "./files.ts";

/** Files that the page is made of, by their paths in the package: what the build made, and its style. */
const SCRIPT_FILE = "dist/web/page.js";
const STYLE_FILE = "harness/web/page/page.css";

/** Files that the page is made with, by their paths in the package, besides those of every page. */
export const PAGE_FILES: readonly string[] = [
  SCRIPT_FILE,
  STYLE_FILE,
  path.relative(PACKAGE_FOLDER, WORKERS_FILE),
];

interface BrowserEdition {
  readonly cases: readonly Case[];
  readonly locale: Locale;
}

/** Makes a folder that checks programs in a browser: its page, and what runs programs there. */
export function browserFiles(edition: BrowserEdition): Files {
  return new Map([
    ["index.html", Buffer.from(browserPage(edition))],
    ...Object.entries(runtimes()).map(
      ([name, script]) => [`${RUNTIMES_FOLDER}${name}`, Buffer.from(script)] as const,
    ),
  ]);
}

/** Makes the scripts that run programs in a page, by name. That of Python needs a package that not everybody has installed. */
function runtimes(): Readonly<Record<string, string>> {
  const workers = workersOf();
  const pyodide = pyodideFolder();
  return {
    "editor.js": workers.editor,
    "javascript.js": javascriptRuntime(workers),
    ...(pyodide === undefined
      ? { "LICENCES.txt": workers.licences }
      : { "python.js": pythonRuntime(workers, pyodide), "LICENCES.txt": runtimeLicences(workers, pyodide) }),
  };
}

/** Folder of the package that runs Python in a page; undefined if it is not installed. */
export function pyodideFolder(): string | undefined {
  try {
    return path.dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  } catch {
    return undefined;
  }
}

const workersOf = remembered((): WorkerTexts => JSON.parse(readFileSync(WORKERS_FILE, "utf8")));

/** Makes the page, which is complete in one file but for what runs programs. */
function browserPage({ cases, locale }: BrowserEdition): string {
  const { style: common, script: lively } = assets();
  const style = `${common}\n${read(STYLE_FILE)}`;
  const script = read(SCRIPT_FILE);
  const [first] = cases;
  const title = (first?.problemTitle ?? inEach(() => "Cavalo"))[locale];
  const policy = [
    "default-src 'none'",
    // What this script loads may run, too: the run times beside the page, also from a disk.
    `script-src ${hashOf(lively)} ${hashOf(script)} ${workersOf().frameHash} 'strict-dynamic' 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    "worker-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<div id="${APP_ID}"></div>
<script type="application/json" id="${CASES_ID}">${sharedCases(cases).replaceAll("<", "\\u003c")}</script>
<script>${lively}</script>
<script id="${CODE_ID}">${script}</script>
</body>
</html>
`;
}

function read(file: string): string {
  return readFileSync(path.join(PACKAGE_FOLDER, file), "utf8");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
