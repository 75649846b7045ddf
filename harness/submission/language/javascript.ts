import type { Language, Source, Tool } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const NODE: Tool = { command: "node", version: ["--version"], install: "see nodejs.org" };

/** Node's own limit on what JavaScript may store. */
export const HEAP = "--max-old-space-size={memory}";

/** Imports what only a web page shows. */
const IMPORTS_LOOKS =
  /^[ \t]*import\b[^"'\n]{0,200}["'][^"'\n]{1,200}\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|html)["']/m;

/** Works on the parts of a web page. */
const WORKS_ON_A_PAGE =
  /\bdocument\.(?:getElement|querySelector|createElement|addEventListener|body\b)|\bwindow\.(?:onload|addEventListener)\b/;

/** Tests if a source belongs to a web page. */
export const isOfPage = ({ text }: Source) => IMPORTS_LOOKS.test(text) || WORKS_ON_A_PAGE.test(text);

/** Tests if a text does what programs for Node do. */
export const isOfNode = (text: string) =>
  /\bconsole\.log\s*\(|\brequire\s*\(\s*["']|\bprocess\.(?:stdin|stdout|argv)\b/.test(text) &&
  /^[ \t]*(?:const|let|var|function|import|async function|class)\b/m.test(text);

/** A parameter or variable with a type, which only TypeScript has. */
export const TYPED = /[(,]\s*\w+\??: ?(?:number|string|boolean)\b|\b(?:const|let) \w+: ?[A-Za-z]/;

export const javascript: Language = {
  title: LANGUAGE_TITLES.javascript,
  extensions: [".js", ".mjs", ".cjs"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 60, startMs: 35 },
  tools: [NODE],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => isOfNode(text) && !TYPED.test(text),
  isMain: () => false,
  runsFromTop: true,
  isAside: isOfPage,
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
