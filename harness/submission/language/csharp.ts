import type { Language } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const csharp: Language = {
  title: "C#",
  extensions: [".cs"],
  runtime: THREADED,
  tools: [
    { command: "mcs", version: ["--version"], install: "apt install mono-mcs" },
    { command: "mono", version: ["--version"], install: "apt install mono-runtime" },
  ],
  isMain: ({ text }) => /\bstatic\s+(?:async\s+)?(?:void|int|Task)\s+Main\s*\(/.test(text),
  usualMains: ["Program.cs", "Main.cs"],
  plan: ({ sources }) => ({
    build: [["mcs", "-optimize+", "-nowarn:0-9999", "-out:program.exe", ...sources.map(({ path }) => path)]],
    run: ["mono", "{folder}/program.exe"],
  }),
};
