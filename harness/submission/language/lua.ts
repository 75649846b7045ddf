import { posix } from "node:path";
import type { Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

export const lua: Language = {
  title: LANGUAGE_TITLES.lua,
  extensions: [".lua"],
  runtime: NATIVE,
  costs: { buildMs: 3, startMs: 2 },
  tools: [
    { command: "lua", version: ["-v"], install: "apt install lua5.4" },
    { command: "luac", version: ["-v"], install: "apt install lua5.4" },
  ],
  isWrittenIn: (text) => /^[ \t]*local[ \t]+\w/m.test(text) && /^[ \t]*(?:end|until)\b/m.test(text),
  isMain: () => false,
  runsFromTop: true,
  namesFromStart: ({ text }) => /\b(?:dofile|loadfile)[ \t]{0,9}\(?[ \t]{0,9}["']/.test(text),
  usualMains: ["main.lua", "init.lua"],
  plan: ({ main }) => {
    const folder = posix.join("{folder}", posix.dirname(main.path));
    return {
      build: [["luac", "-p", `./${main.path}`]],
      run: ["lua", `{folder}/${main.path}`],
      // Modules lie beside the main program, wherever it is run; the usual places follow.
      variables: { LUA_PATH: `${folder}/?.lua;${folder}/?/init.lua;;` },
    };
  },
};
