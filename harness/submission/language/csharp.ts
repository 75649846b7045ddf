import { neededVersion } from "./csharp-features.ts";
import { listedSources } from "./csharp-projects.ts";
import { codeOf, type Language, type Plan, type Program, pathsOf } from "./language.ts";
import { THREADED } from "./runtime.ts";

/** Tells the line of an error. Where branches are laid out anew, an error thrown aside is told on another line. */
const RUN = ["mono", "--debug", "-O=-branch"];

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
  plan: planFor,
  otherPlans: (program, circumstances) => {
    const listed = listedSources(program, circumstances);
    return listed ? [planFor({ sources: listed })] : [];
  },
  neededVersion,
};

/** Each project has one, and says in it what it is called. A program has one name only. */
const NAMES_PROJECT = /(?:^|\/)AssemblyInfo\.cs$/;

function planFor(program: Pick<Program, "sources">): Plan {
  const sources = program.sources.filter(({ path }) => !NAMES_PROJECT.test(path));
  return {
    build: [["mcs", "-optimize+", "-debug", "-nowarn:0-9999", "-out:program.exe", ...pathsOf({ sources })]],
    run: [...RUN, "{folder}/program.exe"],
  };
}
