import type { Language, Tool } from "./language.ts";

export const NODE: Tool = { command: "node", version: ["--version"], install: "see nodejs.org" };

export const javascript: Language = {
  title: "JavaScript",
  extensions: [".js", ".mjs", ".cjs"],
  tools: [NODE],
  isMain: () => false,
  usualMains: ["main.js", "index.js", "main.mjs", "index.mjs", "app.js"],
  plan: ({ main }) => ({
    build: [["node", "--check", `./${main.path}`]],
    run: ["node", `{folder}/${main.path}`],
  }),
};
