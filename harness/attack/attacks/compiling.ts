import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

export const PRIVATE = {
  D: open(say`compilers can read every file of this user`),
};

export const OWN_BUILD = {
  C: open(say`build commands can use the network and leave files where every user may write`),
  D: open(say`build commands can do all that this user can`),
};

/** Tools that run what the sources tell them to. */
const BUILD_TOOLS = [
  {
    tool: "javac",
    files: ["javac/Hostile.java"],
    commands: [
      ["javac", "-proc:none", "-d", ".", "Hostile.java"],
      ["javac", "-cp", ".", "-processor", "Hostile", "-d", ".", "Hostile.java"],
    ],
  },
  { tool: "make", files: ["make/Makefile"], commands: [["make"]] },
  { tool: "npm", files: ["npm/package.json"], commands: [["npm", "install", "--offline", "--no-audit"]] },
  {
    tool: "cargo",
    files: ["cargo/Cargo.toml", "cargo/build.rs", "cargo/main.rs"],
    commands: [["cargo", "build", "--offline"]],
  },
] as const;

/** Attacks before the program runs. */
export const COMPILING: readonly Attack[] = [
  {
    name: "include: secret",
    program: "include-secret.c",
    tries: say`includes a private file while it is compiled`,
    ends: ["compile-error", "exited"],
    levels: PRIVATE,
  },
  {
    name: "include: assembler",
    program: "embed-secret.c",
    tries: say`includes a private file through the assembler`,
    ends: ["compile-error", "exited"],
    levels: PRIVATE,
  },
  {
    name: "include: random",
    program: "include-device.c",
    tries: say`includes an endless device`,
    ends: ["compile-error"],
  },
  {
    name: "include: terminal",
    program: "include-terminal.c",
    tries: say`includes the terminal, so the compiler waits for input`,
    ends: ["exited", "compile-error"],
  },
  {
    name: "macro bomb",
    program: "macro-bomb.c",
    tries: say`expands a macro without end`,
    ends: ["compile-error"],
  },
  {
    name: "template bomb (C++)",
    program: "template-bomb.cpp",
    tries: say`instantiates templates without end`,
    ends: ["compile-error", "exited"],
  },
  {
    name: "large binary",
    program: "large-binary.c",
    tries: say`compiles to a program file of 8 GB`,
    ends: ["compile-error"],
  },
  {
    name: "build command",
    program: "built.sh",
    build: {
      files: ["build-script.sh"],
      commands: [["bash", "build-script.sh", "{secret}", "{tcp}", "{mark}"]],
    },
    tries: say`reads private files, connects, leaves files and leaves a process while it is built`,
    ends: ["exited"],
    levels: OWN_BUILD,
  },
  {
    name: "deep build",
    program: "built.sh",
    build: { files: ["build-deep-folders.sh"], commands: [["bash", "build-deep-folders.sh"]] },
    tries: say`builds folders that are too deep for a path`,
    ends: ["exited"],
  },
  {
    name: "odd names in a build",
    program: "built.sh",
    build: { files: ["build-odd-names.sh"], commands: [["bash", "build-odd-names.sh"], ["true"]] },
    tries: say`builds files whose names are not text`,
    ends: ["exited"],
  },
  {
    name: "link in a build",
    program: "built.sh",
    build: { files: ["build-link.sh"], commands: [["bash", "build-link.sh", "{stage}/private"], ["true"]] },
    tries: say`builds a link to a private folder, to trick what changes permissions below it`,
    ends: ["exited"],
  },
  {
    name: "large build",
    program: "built.sh",
    build: { files: ["build-large.sh"], commands: [["bash", "build-large.sh"]] },
    tries: say`builds files without end, each below the size limit`,
    ends: ["compile-error"],
  },
  {
    name: "closed build",
    program: "built.sh",
    build: { files: ["build-closed.sh"], commands: [["bash", "build-closed.sh"]] },
    tries: say`removes the permissions of what it builds`,
    ends: ["exited"],
  },
  ...BUILD_TOOLS.map(
    ({ tool, files, commands }): Attack => ({
      name: `${tool} build`,
      program: "built.sh",
      build: { files: ["build-script.sh", ...files], commands },
      tries: say`makes ${tool} read private files, connect, leave files and leave a process while it builds`,
      // A version manager's cargo finds no version in a home folder that is not its own.
      ends: ["exited", "compile-error"],
      levels: OWN_BUILD,
    }),
  ),
];
