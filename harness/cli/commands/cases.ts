import {
  boardCasesOption,
  casesOption,
  classOption,
  classProblemOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  nowOption,
  problemOption,
} from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about cases. */
export const casesCommands: readonly CommandSpec[] = [
  {
    name: "cases",
    description: {
      en: "list the cases, with points and visibility; in a class with the groups and weights of grading.yaml",
      "pt-BR": "lista os casos, com pontos e visibilidade; numa turma, com os grupos e pesos de grading.yaml",
    },
    arguments: [classArgument],
    options: [
      casesOption,
      classProblemOption,
      classOption,
      nowOption,
      langOption,
      { flags: "--json", description: { en: "print the list as JSON", "pt-BR": "imprime a lista em JSON" } },
    ],
    load: async () => (await import("../command/cases.ts")).listCases,
  },
  {
    name: "verify",
    description: {
      en: "check whether a case set is right, and which wrong programs it accepts",
      "pt-BR": "confere se um conjunto de casos está certo e que programas errados ele aceita",
    },
    options: [
      casesOption,
      problemOption,
      {
        flags: "--items",
        description: {
          en: "also tell what each case says of wrong programs, as a question of a test does",
          "pt-BR": "diz também o que cada caso mostra dos programas errados, como uma questão de prova",
        },
      },
      jobsOption,
      isolationOption,
      jsonOption,
      langOption,
    ],
    subcommands: [
      {
        name: "mistakes",
        description: {
          en: "print how many points typical mistakes get, as a Markdown table",
          "pt-BR": "mostra quantos pontos erros típicos ganham, em uma tabela Markdown",
        },
        load: async () => (await import("../command/mistakes.ts")).printMistakes,
      },
    ],
    load: async () => (await import("../command/verify.ts")).verifyCases,
  },
  {
    name: "boards",
    description: {
      en: "make the missing board files, each from the seed in its case",
      "pt-BR": "faz os arquivos de tabuleiro que faltam, cada um com a semente do seu caso",
    },
    options: [
      boardCasesOption,
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
        load: async () => (await import("../command/boards.ts")).importFolder,
      },
      {
        name: "seed",
        description: {
          en: "find the first seed whose board has the answer that a case states",
          "pt-BR": "procura a primeira semente cujo tabuleiro tem a resposta que um caso declara",
        },
        arguments: [{ name: "<case>", description: { en: "the case file", "pt-BR": "o arquivo do caso" } }],
        options: [
          {
            flags: "--among <number>",
            description: {
              en: "of so many such seeds, take the one whose board gives the fewest known wrong ideas the right answer",
              "pt-BR":
                "de tantas sementes assim, toma a do tabuleiro em que menos ideias erradas conhecidas acertam",
            },
            reads: "whole number",
            default: 1,
          },
        ],
        load: async () => (await import("../command/boards.ts")).printSeed,
      },
    ],
    load: async () => (await import("../command/boards.ts")).makeOrCheckBoards,
  },
];
