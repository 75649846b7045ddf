import type { Language } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const haskell: Language = {
  title: "Haskell",
  extensions: [".hs"],
  runtime: THREADED,
  tools: [{ command: "ghc", version: ["--numeric-version"], install: "apt install ghc" }],
  isMain: ({ text }) => /^main\s*(?:::|=)/m.test(text),
  usualMains: ["Main.hs", "main.hs"],
  plan: ({ main }) => ({
    build: [["ghc", "-O2", "-w", "-v0", "-o", "program", `./${main.path}`]],
    run: ["./program"],
  }),
};
