import type { Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

/** Messages go to standard error, as those of other languages do; settings of the machine may say otherwise. */
const SETTINGS = {
  display_errors: "stderr",
  log_errors: "0",
  html_errors: "0",
  memory_limit: "{memory}M",
};

export const php: Language = {
  title: LANGUAGE_TITLES.php,
  extensions: [".php"],
  runtime: NATIVE,
  costs: { buildMs: 20, startMs: 15 },
  tools: [{ command: "php", version: ["--version"], install: "apt install php-cli" }],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => /^[ \t]*<\?php\b/m.test(text),
  isMain: () => false,
  runsFromTop: true,
  isAside: ({ text }) => /\$_(?:GET|POST|REQUEST|SESSION|SERVER\[['"]REQUEST)\b|<form\b/i.test(text),
  namesFromStart: ({ text }) =>
    /\b(?:require|include)(?:_once)?\b[ \t]{0,9}\(?[ \t]{0,9}["']\.{1,2}\//.test(text),
  usualMains: ["main.php", "index.php"],
  plan: ({ main }) => ({
    build: [["php", "-l", `./${main.path}`]],
    run: [
      "php",
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-d", `${name}=${value}`]),
      `{folder}/${main.path}`,
    ],
  }),
};
