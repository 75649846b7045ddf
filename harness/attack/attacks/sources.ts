import type { Attack } from "../attack.ts";
import { OWN_BUILD, PRIVATE } from "./compiling.ts";

const SCRIPT = { "build-script.sh": "build-script.sh" };

/** Sources that make compilers do more than compile, without build commands of their own. */
export const SOURCES: readonly Attack[] = [
  {
    name: "template (Haskell)",
    program: "sources/Template.hs",
    beside: SCRIPT,
    tries: {
      en: "makes ghc read private files, connect, leave files and leave a process by a splice",
      "pt-BR":
        "faz ghc ler arquivos privados, conectar-se, deixar arquivos e deixar um processo com um splice",
    },
    ends: ["exited", "compile-error"],
    levels: OWN_BUILD,
  },
  {
    name: "preprocessor (Haskell)",
    program: "sources/Preprocessor.hs",
    beside: SCRIPT,
    tries: {
      en: "names a shell as its preprocessor, which does the same",
      "pt-BR": "indica um shell como pré-processador, que faz o mesmo",
    },
    ends: ["exited", "compile-error"],
    levels: OWN_BUILD,
  },
  {
    name: "include: Rust",
    program: "sources/include_secret.rs",
    tries: {
      en: "includes a private file while it is compiled",
      "pt-BR": "inclui um arquivo privado durante a compilação",
    },
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
    tries: {
      en: "makes go ask Mercurial, which runs commands of the folder in the home that all programs share",
      "pt-BR": "faz go consultar o Mercurial, que executa comandos da pasta na pasta pessoal que todos usam",
    },
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
    tries: {
      en: "has files with the names of modules that the compiler imports",
      "pt-BR": "tem arquivos com os nomes de módulos que o compilador importa",
    },
    ends: ["exited"],
  },
  {
    name: "settings (TypeScript)",
    program: "sources/settings.ts",
    beside: { "tsconfig.json": "sources/tsconfig.json" },
    tries: {
      en: "has settings that read a private file and write elsewhere",
      "pt-BR": "tem configurações que leem um arquivo privado e escrevem em outro lugar",
    },
    ends: ["exited"],
  },
  {
    name: "repeats (assembler)",
    program: "sources/repeats.c",
    tries: { en: "assembles to 16 GB", "pt-BR": "ocupa 16 GB ao ser montado" },
    ends: ["compile-error"],
  },
];
