import { say } from "../../base/sentence.ts";
import type { Attack } from "../attack.ts";
import { OWN_BUILD, PRIVATE } from "./compiling.ts";

const SCRIPT = { "build-script.sh": "build-script.sh" };

/** Sources that make compilers do more than compile, without build commands of their own. */
export const SOURCES: readonly Attack[] = [
  {
    name: "template (Haskell)",
    program: "sources/Template.hs",
    beside: SCRIPT,
    tries: say`makes ghc read private files, connect, leave files and leave a process by a splice`,
    ends: ["exited", "compile-error"],
    levels: OWN_BUILD,
  },
  {
    name: "preprocessor (Haskell)",
    program: "sources/Preprocessor.hs",
    beside: SCRIPT,
    tries: say`names a shell as its preprocessor, which does the same`,
    ends: ["exited", "compile-error"],
    levels: OWN_BUILD,
  },
  {
    name: "include: Rust",
    program: "sources/include_secret.rs",
    tries: say`includes a private file while it is compiled`,
    ends: ["exited", "compile-error"],
    levels: PRIVATE,
  },
  {
    name: "version control (Go)",
    program: "sources/version_control.go",
    beside: {
      "go.mod": "sources/go.mod",
      "seen.txt": "sources/seen.txt",
      ".hg/hgrc": "sources/hgrc",
    },
    tries: say`makes go ask Mercurial, which runs commands of the folder in the home that all programs share`,
    ends: ["exited"],
  },
  {
    name: "modules (Python)",
    program: "sources/own_modules.py",
    beside: Object.fromEntries(
      ["py_compile", "re", "importlib", "sitecustomize", "usercustomize"].map((name) => [
        `${name}.py`,
        "sources/module.py",
      ]),
    ),
    tries: say`has files with the names of modules that the compiler imports`,
    ends: ["exited"],
  },
  {
    name: "settings (TypeScript)",
    program: "sources/settings.ts",
    beside: { "tsconfig.json": "sources/tsconfig.json" },
    tries: say`has settings that read a private file and write elsewhere`,
    ends: ["exited"],
  },
  {
    name: "repeats (assembler)",
    program: "sources/repeats.c",
    tries: say`assembles to 16 GB`,
    ends: ["compile-error"],
  },
];
