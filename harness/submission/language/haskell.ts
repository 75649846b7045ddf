import { posix } from "node:path";
import type { Language } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const haskell: Language = {
  title: "Haskell",
  extensions: [".hs"],
  runtime: THREADED,
  tools: [{ command: "ghc", version: ["--numeric-version"], install: "apt install ghc" }],
  isMain: ({ text }) => /^main\s*(?:::|=)/m.test(text),
  usualMains: ["Main.hs", "main.hs"],
  // Modules are beside the main program, whatever folder it is in, or in the folder that stack makes for them.
  plan: ({ main }) => ({
    build: [
      ["ghc", "-O2", "-w", "-v0", `-i${posix.dirname(main.path)}:src`, "-o", "program", `./${main.path}`],
    ],
    run: ["./program"],
  }),
};
