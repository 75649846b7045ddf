import path from "node:path";
import type { Sentence } from "../base/sentence.ts";
import { LEVEL_NAMES } from "../run/isolation/level.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import type { Io } from "./console.ts";
import {
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  neededProblemOption,
  type OptionSpec,
  problemOption,
} from "./options.ts";

/** A command does its work on its arguments and options, and returns an exit code. */
export type Action = (args: never, options: never, io: Io) => number | Promise<number>;

/** A command as it is called. Only names and sentences are imported here, so that help comes at once. */
export interface CommandSpec {
  readonly name: string;
  readonly description: Sentence;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  readonly subcommands?: readonly CommandSpec[];
  /** Imports the code, which is heavy; absent where a subcommand is to be named. */
  readonly load?: () => Promise<Action>;
}

export interface ArgumentSpec {
  /** `<needed>`, `[optional]` or `[several...]`. */
  readonly name: string;
  readonly description: Sentence;
  readonly choices?: readonly string[];
  readonly default?: string;
}

const COMMANDS: readonly CommandSpec[] = [
  {
    name: "grade",
    description: { en: "grade a folder of submissions", "pt-BR": "avalia uma pasta de programas" },
    arguments: [
      {
        name: "[submissions...]",
        description: {
          en: "folders of submissions (default: the bundled ones)",
          "pt-BR": "pastas de programas (padrão: os que vêm com o Cavalo)",
        },
      },
    ],
    options: [
      casesOption,
      problemOption,
      {
        flags: "--out <folder>",
        description: { en: "the folder of the report", "pt-BR": "a pasta do relatório" },
        default: path.join("reports", "latest"),
      },
      jobsOption,
      isolationOption,
      {
        flags: "--manifests <folder>",
        description: {
          en: "your own manifests, one for each submission: <name>.yaml or <name>/submission.yaml",
          "pt-BR": "seus próprios manifestos, um para cada programa: <nome>.yaml ou <nome>/submission.yaml",
        },
      },
      {
        flags: "--trust-submissions",
        description: {
          en: "run them even if they cannot be contained",
          "pt-BR": "executa os programas mesmo que não possam ser contidos",
        },
      },
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./grade.ts")).gradeFolders,
  },
  {
    name: "check",
    description: {
      en: "check your own program with the public cases before you hand it in",
      "pt-BR": "confere o seu programa com os casos públicos antes da entrega",
    },
    arguments: [
      {
        name: "[folder]",
        description: { en: "the folder of your program", "pt-BR": "a pasta do seu programa" },
        default: ".",
      },
    ],
    options: [casesOption, problemOption, jobsOption, isolationOption, langOption, jsonOption],
    load: async () => (await import("./check.ts")).checkFolder,
  },
  {
    name: "verify",
    description: {
      en: "check whether a case set is right, and which wrong programs it accepts",
      "pt-BR": "confere se um conjunto de casos está certo e que programas errados ele aceita",
    },
    options: [casesOption, problemOption, jobsOption, isolationOption, jsonOption],
    load: async () => (await import("./verify.ts")).verifyCases,
  },
  {
    name: "adopt",
    description: {
      en: "find out how to run an unknown program, write its submission.yaml and check it",
      "pt-BR": "descobre como executar um programa desconhecido, escreve o submission.yaml dele e o confere",
    },
    arguments: [
      { name: "<folder>", description: { en: "the folder of the program", "pt-BR": "a pasta do programa" } },
    ],
    options: [
      {
        flags: "--force",
        description: {
          en: "overwrite an existing submission.yaml",
          "pt-BR": "substitui um submission.yaml que já existe",
        },
      },
      casesOption,
      problemOption,
      jobsOption,
      isolationOption,
      langOption,
    ],
    load: async () => (await import("./adopt.ts")).adoptProgram,
  },
  {
    name: "new",
    description: {
      en: "write a program or a case to start from",
      "pt-BR": "escreve um programa ou um caso para começar",
    },
    subcommands: [
      {
        name: "program",
        description: {
          en: "write a program that reads its input and does not answer yet",
          "pt-BR": "escreve um programa que lê a entrada e ainda não responde",
        },
        arguments: [
          {
            name: "<language>",
            description: { en: "the programming language", "pt-BR": "a linguagem de programação" },
            choices: LANGUAGE_NAMES,
          },
          {
            name: "[folder]",
            description: { en: "the folder of the program", "pt-BR": "a pasta do programa" },
            default: ".",
          },
        ],
        options: [neededProblemOption],
        load: async () => (await import("./new.ts")).writeProgram,
      },
      {
        name: "case",
        description: { en: "write a case to be changed", "pt-BR": "escreve um caso para ser alterado" },
        arguments: [
          {
            name: "<file>",
            description: { en: "the case file, with .yaml", "pt-BR": "o arquivo do caso, com .yaml" },
          },
        ],
        options: [neededProblemOption],
        load: async () => (await import("./new.ts")).writeCase,
      },
      {
        name: "course",
        description: {
          en: "write a repository that students start from, with CI that checks every push",
          "pt-BR": "escreve um repositório de que os alunos partem, com CI que confere cada push",
        },
        arguments: [{ name: "<folder>", description: { en: "the new folder", "pt-BR": "a pasta nova" } }],
        options: [
          neededProblemOption,
          {
            flags: "--cavalo <url>",
            description: {
              en: "the address of the repository of Cavalo, which CI clones",
              "pt-BR": "o endereço do repositório do Cavalo, que a CI clona",
            },
            needed: true,
          },
          langOption,
        ],
        load: async () => (await import("./new.ts")).writeCourse,
      },
    ],
  },
  {
    name: "boards",
    description: {
      en: "make the missing board files, each from the seed in its case",
      "pt-BR": "faz os arquivos de tabuleiro que faltam, cada um com a semente do seu caso",
    },
    options: [
      casesOption,
      {
        flags: "--check",
        description: {
          en: "only compare every board file with its seed, byte for byte",
          "pt-BR": "só compara cada arquivo de tabuleiro com a sua semente, byte a byte",
        },
      },
    ],
    subcommands: [
      {
        name: "import",
        description: {
          en: "replace the boards of the cases by your own (caso100.txt ...), if they match the cases",
          "pt-BR":
            "substitui os tabuleiros dos casos pelos seus (caso100.txt ...), se combinarem com os casos",
        },
        arguments: [
          {
            name: "<folder>",
            description: { en: "the folder of the boards", "pt-BR": "a pasta dos tabuleiros" },
          },
        ],
        load: async () => (await import("./boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: {
          en: "find the first seed whose board has the answer that a case states",
          "pt-BR": "procura a primeira semente cujo tabuleiro tem a resposta que um caso declara",
        },
        arguments: [{ name: "<case>", description: { en: "the case file", "pt-BR": "o arquivo do caso" } }],
        load: async () => (await import("./boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("./boards.ts")).makeOrCheckBoards,
  },
  {
    name: "doctor",
    description: {
      en: "show what this machine can grade, how well it contains programs, and what is missing",
      "pt-BR": "mostra o que esta máquina pode avaliar, como ela contém os programas e o que falta",
    },
    options: [
      {
        flags: "--json",
        description: { en: "print the result as JSON", "pt-BR": "imprime o resultado em JSON" },
      },
      {
        flags: "--attack [text]",
        description: {
          en: "run hostile programs against this machine instead: all, or those with this text in their name",
          "pt-BR":
            "em vez disso, executa programas hostis contra esta máquina: todos, ou os que têm este texto no nome",
        },
      },
      {
        flags: "--level <level>",
        description: {
          en: "the level to attack (default: the best one)",
          "pt-BR": "o nível a atacar (padrão: o melhor)",
        },
        choices: LEVEL_NAMES,
      },
    ],
    load: async () => (await import("./doctor.ts")).examineMachine,
  },
];

/** The whole command line. */
export const CAVALO: CommandSpec = {
  name: "cavalo",
  description: {
    en: "Grades coursework on knights on boards: the lost knight and the knight's tour.",
    "pt-BR": "Avalia trabalhos sobre cavalos em tabuleiros: o cavalo perdido e o passeio do cavalo.",
  },
  subcommands: COMMANDS,
};
