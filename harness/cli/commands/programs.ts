import { LANGUAGE_NAMES } from "../../submission/language/names.ts";
import {
  casesOption,
  classProblemOption,
  isolationOption,
  jobsOption,
  langOption,
  neededProblemOption,
  nowOption,
  problemOption,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands about single programs, and what to start from. */
export const programsCommands: readonly CommandSpec[] = [
  {
    name: "adopt",
    description: {
      en: "find out how to run unknown programs, and write their manifests",
      "pt-BR": "descobre como executar programas desconhecidos, e escreve os manifestos deles",
    },
    arguments: [
      {
        name: "<folders...>",
        description: {
          en: "the folder of a program, or those of a class: turma/*",
          "pt-BR": "a pasta de um programa, ou as de uma turma: turma/*",
        },
      },
    ],
    options: [
      {
        flags: "--manifests <folder>",
        description: {
          en: "the folder for the manifests of a class (default: manifests)",
          "pt-BR": "a pasta para os manifestos de uma turma (padrão: manifests)",
        },
      },
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
    load: async () => (await import("../command/adopt.ts")).adoptPrograms,
  },
  {
    name: "new",
    description: {
      en: "write a program, a case, a class or a course to start from",
      "pt-BR": "escreve um programa, um caso, uma turma ou um curso para começar",
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
        load: async () => (await import("../command/new.ts")).writeProgram,
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
        load: async () => (await import("../command/new.ts")).writeCase,
      },
      {
        name: "class",
        description: {
          en: "make the folder of a class: hand-ins, scheme of grades, gradebook. It asks for what is not given",
          "pt-BR":
            "cria a pasta de uma turma: entregas, regras de nota, planilha. Pergunta o que não for dado",
        },
        arguments: [
          { name: "<folder>", description: { en: "the folder to make", "pt-BR": "a pasta a criar" } },
        ],
        options: [
          classProblemOption,
          {
            flags: "--hand-ins <archive>",
            description: {
              en: "the archive or the folder of all hand-ins, as the platform gives it",
              "pt-BR": "o arquivo compactado ou a pasta de todas as entregas, como vem da plataforma",
            },
          },
          {
            flags: "--gradebook <file>",
            description: {
              en: "Moodle's grading worksheet, or the gradebook of Canvas",
              "pt-BR": "a planilha de notas do Moodle, ou o livro de notas do Canvas",
            },
          },
          {
            flags: "--roster <file>",
            description: {
              en: "a CSV file with the columns key, name, e-mail, group, extension",
              "pt-BR": "um arquivo CSV com as colunas matrícula, nome, e-mail, grupo, prorrogação",
            },
          },
        ],
        load: async () => (await import("../command/new.ts")).writeClass,
      },
      {
        name: "course",
        description: {
          en: "write a repository that students start from, with CI that checks every push",
          "pt-BR": "escreve um repositório de que os alunos partem, com CI que confere cada push",
        },
        arguments: [{ name: "<folder>", description: { en: "the new folder", "pt-BR": "a pasta nova" } }],
        options: [neededProblemOption, casesOption, nowOption, jobsOption, langOption],
        load: async () => (await import("../command/new-course.ts")).writeCourse,
      },
    ],
  },
];
