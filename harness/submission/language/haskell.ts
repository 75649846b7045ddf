import { posix } from "node:path";
import type { Language, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";

export const haskell: Language = {
  title: LANGUAGE_TITLES.haskell,
  extensions: [".hs", ".lhs"],
  runtime: THREADED,
  costs: { buildMs: 800, startMs: 2 },
  tools: [{ command: "ghc", version: ["--numeric-version"], install: "apt install ghc" }],
  // Lines of code begin so in a literate program.
  isWrittenIn: (text) => /^main\s*(?:::\s*IO|=\s)/m.test(text),
  isMain: ({ text }) => /^(?:> *)?main\s*(?:::|=)/m.test(text),
  usualMains: ["Main.hs", "main.hs"],
  // Modules are beside the main program, whatever folder it is in, or in the folder that stack makes for them.
  plan: ({ main }) => {
    const folders = `-i${posix.dirname(main.path)}:src`;
    return {
      build: [["ghc", "-O2", "-w", "-v0", folders, ...namedMain(main), "-o", "program", `./${main.path}`]],
      run: ["./program"],
    };
  },
};

/** Says which module begins, if the main file is not called Main in its first line. */
function namedMain({ text }: Source): string[] {
  const name = /^(?:> *)?module\s+(?<name>[\w.]+)/m.exec(text)?.groups?.name ?? "Main";
  return name === "Main" ? [] : ["-main-is", name];
}
