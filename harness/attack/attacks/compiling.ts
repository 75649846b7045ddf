import { type Attack, open } from "../attack.ts";

export const PRIVATE = {
  D: open(
    "compilers can read every file of this user",
    "os compiladores podem ler todos os arquivos deste usuário",
  ),
};

export const OWN_BUILD = {
  C: open(
    "build commands can use the network and leave files where every user may write",
    "os comandos de compilação podem usar a rede e deixar arquivos onde qualquer usuário pode escrever",
  ),
  D: open(
    "build commands can do all that this user can",
    "os comandos de compilação podem fazer tudo o que este usuário pode",
  ),
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
    tries: {
      en: "includes a private file while it is compiled",
      "pt-BR": "inclui um arquivo privado durante a compilação",
    },
    ends: ["compile-error", "exited"],
    levels: PRIVATE,
  },
  {
    name: "include: assembler",
    program: "embed-secret.c",
    tries: {
      en: "includes a private file through the assembler",
      "pt-BR": "inclui um arquivo privado por meio do montador",
    },
    ends: ["compile-error", "exited"],
    levels: PRIVATE,
  },
  {
    name: "include: random",
    program: "include-device.c",
    tries: { en: "includes an endless device", "pt-BR": "inclui um dispositivo sem fim" },
    ends: ["compile-error"],
  },
  {
    name: "include: terminal",
    program: "include-terminal.c",
    tries: {
      en: "includes the terminal, so the compiler waits for input",
      "pt-BR": "inclui o terminal, e o compilador espera a entrada",
    },
    ends: ["exited", "compile-error"],
  },
  {
    name: "macro bomb",
    program: "macro-bomb.c",
    tries: { en: "expands a macro without end", "pt-BR": "expande uma macro sem fim" },
    ends: ["compile-error"],
  },
  {
    name: "template bomb (C++)",
    program: "template-bomb.cpp",
    tries: { en: "instantiates templates without end", "pt-BR": "instancia templates sem fim" },
    ends: ["compile-error", "exited"],
  },
  {
    name: "large binary",
    program: "large-binary.c",
    tries: { en: "compiles to a program file of 8 GB", "pt-BR": "compila para um executável de 8 GB" },
    ends: ["compile-error"],
  },
  {
    name: "build command",
    program: "built.sh",
    build: {
      files: ["build-script.sh"],
      commands: [["bash", "build-script.sh", "{secret}", "{tcp}", "{mark}"]],
    },
    tries: {
      en: "reads private files, connects, leaves files and leaves a process while it is built",
      "pt-BR": "durante a compilação, lê arquivos privados, conecta-se, deixa arquivos e deixa um processo",
    },
    ends: ["exited"],
    levels: OWN_BUILD,
  },
  {
    name: "deep build",
    program: "built.sh",
    build: { files: ["build-deep-folders.sh"], commands: [["bash", "build-deep-folders.sh"]] },
    tries: {
      en: "builds folders that are too deep for a path",
      "pt-BR": "cria, ao compilar, pastas fundas demais para um caminho",
    },
    ends: ["exited"],
  },
  {
    name: "odd names in a build",
    program: "built.sh",
    build: { files: ["build-odd-names.sh"], commands: [["bash", "build-odd-names.sh"], ["true"]] },
    tries: {
      en: "builds files whose names are not text",
      "pt-BR": "cria, ao compilar, arquivos cujos nomes não são texto",
    },
    ends: ["exited"],
  },
  {
    name: "link in a build",
    program: "built.sh",
    build: { files: ["build-link.sh"], commands: [["bash", "build-link.sh", "{stage}/private"], ["true"]] },
    tries: {
      en: "builds a link to a private folder, to trick what changes permissions below it",
      "pt-BR":
        "cria, ao compilar, um link para uma pasta privada, para enganar quem muda as permissões abaixo dela",
    },
    ends: ["exited"],
  },
  {
    name: "large build",
    program: "built.sh",
    build: { files: ["build-large.sh"], commands: [["bash", "build-large.sh"]] },
    tries: {
      en: "builds files without end, each below the size limit",
      "pt-BR": "cria, ao compilar, arquivos sem fim, cada um abaixo do limite de tamanho",
    },
    ends: ["compile-error"],
  },
  {
    name: "closed build",
    program: "built.sh",
    build: { files: ["build-closed.sh"], commands: [["bash", "build-closed.sh"]] },
    tries: { en: "removes the permissions of what it builds", "pt-BR": "tira as permissões do que compila" },
    ends: ["exited"],
  },
  ...BUILD_TOOLS.map(
    ({ tool, files, commands }): Attack => ({
      name: `${tool} build`,
      program: "built.sh",
      build: { files: ["build-script.sh", ...files], commands },
      tries: {
        en: `makes ${tool} read private files, connect, leave files and leave a process while it builds`,
        "pt-BR": `faz ${tool} ler arquivos privados, conectar-se, deixar arquivos e deixar um processo ao compilar`,
      },
      // A version manager's cargo finds no version in a home folder that is not its own.
      ends: ["exited", "compile-error"],
      levels: OWN_BUILD,
    }),
  ),
];
