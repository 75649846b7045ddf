import { createRequire } from "node:module";
import path from "node:path";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import { pathBelow } from "../../base/files.ts";
import { PACKAGE_FOLDER, VERSION } from "../../base/package.ts";
import { onlySaid } from "./said.ts";

const require = createRequire(import.meta.url);
const HARNESS = path.join(PACKAGE_FOLDER, "harness");

/** Modules of Node, or that need it, by what stands in for them in a page. Everything else is the same code as of the command. */
const STAND_INS: Readonly<Record<string, string>> = {
  "base/reading-time.ts": "reading-time.ts",
  "base/package.ts": "package.ts",
  "run/packed.ts": "packed.ts",
};

const standIns: Plugin = {
  name: "stand-ins",
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path: named, importer }) => {
      const file = path.resolve(path.dirname(importer), named);
      const standIn = STAND_INS[pathBelow(HARNESS, file)];
      return standIn === undefined ? undefined : { path: inRoom("stand-ins", standIn) };
    });
    onResolve({ filter: /^node:buffer$/ }, () => ({ path: inRoom("stand-ins", "buffer.ts") }));
    // A library with the paths of POSIX.
    onResolve({ filter: /^node:path$/ }, () => ({ path: require.resolve("path-browserify") }));
  },
};

function inRoom(...parts: string[]): string {
  return path.join(HARNESS, "web", ...parts);
}

/** Makes the script of the page. A module of Node that is imported below makes it fail: a browser has none. */
export async function buildPage(): Promise<void> {
  const page = {
    outfile: "page.js",
    inject: [inRoom("stand-ins", "globals.ts")],
    define: { CAVALO_VERSION: JSON.stringify(VERSION) },
    plugins: [standIns],
  };
  const entry = inRoom("page", "main.tsx");
  const { metafile } = await buildScript(entry, { ...page, write: false });
  const sources = Object.keys(metafile!.inputs).filter((file) => /\bharness\/.*\.tsx?$/.test(file));
  await buildScript(entry, {
    ...page,
    plugins: [standIns, onlySaid(sources.map((file) => path.resolve(file)))],
  });
}

/** Makes the script of the desk. */
export async function buildDesk(): Promise<void> {
  await buildScript(path.join(HARNESS, "review", "client", "desk.ts"), { outfile: "desk.js" });
}

async function buildScript(entry: string, { outfile, ...options }: BuildOptions): Promise<BuildResult> {
  return build({
    entryPoints: [entry],
    outfile: path.join(PACKAGE_FOLDER, "dist", "web", outfile!),
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    metafile: true,
    logLevel: "warning",
    ...options,
  });
}
