import { neededVersion } from "./csharp-features.ts";
import { codeOf, type Language, pathsOf } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const csharp: Language = {
  title: "C#",
  extensions: [".cs"],
  runtime: THREADED,
  tools: [
    { command: "mcs", version: ["--version"], install: "apt install mono-mcs" },
    { command: "mono", version: ["--version"], install: "apt install mono-runtime" },
  ],
  isMain: (source) => /\bstatic (?:async )?(?:void|int|Task) Main ?\(/.test(codeOf(source)),
  usualMains: ["Program.cs", "Main.cs"],
  plan: (program) => ({
    build: [["mcs", "-optimize+", "-debug", "-nowarn:0-9999", "-out:program.exe", ...pathsOf(program)]],
    run: ["mono", "--debug", "{folder}/program.exe"],
  }),
  neededVersion,
};
