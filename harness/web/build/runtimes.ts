import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { BETWEEN_LICENCES } from "../../base/licences.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";

/** Scripts of the run times, before anything of Pyodide is in them. */
export interface WorkerTexts {
  /** Page of the frame. */
  readonly frame: string;
  /** Hash of its script, for the policy of the page that it stands in. */
  readonly frameHash: string;
  readonly javascript: string;
  readonly python: string;
  /** Makes scripts of modules and of TypeScript: sets `cavaloPlainScript.plainScript`. */
  readonly plainScript: string;
  /** Script of the editor: `editor.js`. It is complete. */
  readonly editor: string;
  /** Of the packages in these scripts. */
  readonly licences: string;
}

/** File in which the build leaves them, for the command that packs a page. */
export const WORKERS_FILE = path.join(PACKAGE_FOLDER, "dist", "web", "workers.json");

/** Script by which a page loads the run time of JavaScript: `javascript.js`. */
export function javascriptRuntime({ frame, javascript, plainScript }: WorkerTexts): string {
  const pack = JSON.stringify({ frame, worker: packed(javascript) });
  return runtimeScript("javascript", `${plainScript}`, `{...${pack},...cavaloPlainScript}`);
}

/**
 * Script by which a page loads the run time of Python: `python.js`. A page that is opened from a disk cannot load anything but scripts.
 *
 * @param folder the package `pyodide`
 */
export function pythonRuntime({ frame, python }: WorkerTexts, folder: string): string {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const module = read("pyodide.asm.mjs").toString();
  const end = /\bexport default (\w+);\s*$/.exec(module);
  if (!end) throw new Error(`${folder}: this version of Pyodide is not known`);
  // A worker of an origin that is none cannot be a module.
  const script = module.slice(0, end.index).replaceAll("import.meta.url", '"https://python.invalid/"');
  const worker = [
    read("pyodide.js")
      .toString()
      .replace(/\n\/\/# sourceMappingURL=.*\s*$/, ""),
    `var createPyodideModule=(()=>{${script}\nreturn ${end[1]}})();`,
    `var pyodideInfo=${JSON.stringify(JSON.parse(read("pyodide-lock.json").toString()).info)};`,
    python,
  ].join("\n");
  const pack = {
    frame,
    worker: packed(worker),
    wasm: packed(read("pyodide.asm.wasm")),
    library: packed(read("python_stdlib.zip")),
  };
  return runtimeScript("python", "", JSON.stringify(pack));
}

/** Licences of all that is in the scripts of both run times. */
export function runtimeLicences({ licences }: WorkerTexts, folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const pyodide = `${name} ${version}\n\n${license}, with Python (PSF-2.0). Sources: https://github.com/pyodide/pyodide\n`;
  return [licences, pyodide].join(BETWEEN_LICENCES);
}

function packed(bytes: Uint8Array | string): string {
  return gzipSync(bytes, { level: 9 }).toString("base64");
}

function runtimeScript(language: string, before: string, pack: string): string {
  return `(()=>{${before};(globalThis.cavaloRuntimes??={}).${language}=${pack}})();\n`;
}
