import type { Language, Tool } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const NODE: Tool = { command: "node", version: ["--version"], install: "see nodejs.org" };

/** Node's own limit on what JavaScript may store. */
export const HEAP = "--max-old-space-size={memory}";

export const javascript: Language = {
  title: "JavaScript",
  extensions: [".js", ".mjs", ".cjs"],
  runtime: VIRTUAL_MACHINE,
  tools: [NODE],
  isMain: () => false,
  runsFromTop: true,
  namesFromStart: ({ text }) =>
    /\b(?:Worker|fork|spawn(?:Sync)?|readFile(?:Sync)?)\s*\([^)\n]{0,80}["'`](?:[^"'`\n]{0,80}\/)?\w{1,40}\.[cm]?js["'`]/.test(
      text,
    ),
  usualMains: ["main.js", "index.js", "main.mjs", "index.mjs", "app.js"],
  plan: ({ main }) => ({
    build: [["node", "--check", `./${main.path}`]],
    run: ["node", HEAP, `{folder}/${main.path}`],
  }),
};
