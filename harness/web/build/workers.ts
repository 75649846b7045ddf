import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Metafile } from "esbuild";
import { licencesOf } from "../../base/licences.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { WorkerTexts } from "./runtimes.ts";

const PROGRAMS = path.join(PACKAGE_FOLDER, "harness", "web", "programs");

/** Bundles a script for browsers into one text. */
async function bundled(file: string, globalName?: string): Promise<{ text: string; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(PROGRAMS, file)],
    ...{
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: "iife",
      target: "es2022",
      charset: "utf8",
    },
    ...{
      platform: "browser",
      loader: { ".py": "text" },
      define: { global: "globalThis" },
      legalComments: "eof",
    },
    ...(globalName && { globalName }),
  });
  return { text: outputFiles[0]!.text, metafile };
}

/** The page of the frame: its policy lets nothing in but its own script and the workers that it starts. */
function frameOf(script: string): { frame: string; hash: string } {
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const policy = `default-src 'none'; script-src ${hash} 'wasm-unsafe-eval'; worker-src blob:`;
  const head = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { frame: `${head}<script>${script}</script>`, hash };
}

/** Bundles everything that runs in workers and in their frame. */
export async function buildWorkers(): Promise<WorkerTexts> {
  const [frame, javascript, python, plainScript, editor] = await Promise.all([
    bundled("frame/frame.ts"),
    bundled("javascript/worker.ts"),
    bundled("python/worker.ts"),
    bundled("javascript/pack.ts", "cavaloPlainScript"),
    bundled("editor/editor.ts", "cavaloEditor"),
  ]);
  const { frame: page, hash } = frameOf(frame.text);
  const inputs = { ...javascript.metafile.inputs, ...plainScript.metafile.inputs, ...editor.metafile.inputs };
  return {
    ...{ frame: page, frameHash: hash },
    ...{ javascript: javascript.text, python: python.text, plainScript: plainScript.text },
    editor: editor.text,
    licences: licencesOf({ inputs }),
  };
}
