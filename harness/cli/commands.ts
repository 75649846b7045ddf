import type { Sentence } from "../base/sentence.ts";
import { LEVEL_NAMES } from "../run/isolation/level.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import type { Io } from "./console.ts";
import {
  audienceOption,
  boardCasesOption,
  casesOption,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  neededProblemOption,
  nowOption,
  type OptionSpec,
  outOption,
  problemOption,
  reportOption,
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

const HTML_AND_JSON = { en: "html; json is always written", "pt-BR": "html; json é sempre gravado" };

const COMMANDS: readonly CommandSpec[] = [
  {
    name: "grade",
    description: {
      en: "grade folders or archives of submissions, or a class",
      "pt-BR": "avalia pastas ou arquivos compactados de programas, ou uma turma",
    },
    arguments: [
      {
        name: "[submissions...]",
        description: {
          en: "folders or archives of submissions, or the folder of a class (default: the bundled ones)",
          "pt-BR":
            "pastas ou arquivos compactados de programas, ou a pasta de uma turma (padrão: os que vêm com o Cavalo)",
        },
      },
    ],
    options: [
      casesOption,
      problemOption,
      outOption,
      { ...reportOption, default: "html", defaultWords: HTML_AND_JSON },
      audienceOption,
      nowOption,
      {
        flags: "--verbose",
        description: {
          en: "print every finding in full, too",
          "pt-BR": "mostra também cada problema por inteiro",
        },
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
      {
        flags: "--again [names...]",
        description: {
          en: "run anew what is known: everything, a student, or a student and a case",
          "pt-BR": "executa de novo o que já se sabe: tudo, um aluno, ou um aluno e um caso",
        },
      },
      {
        flags: "--keep-higher",
        description: {
          en: "let a former result count if it is higher",
          "pt-BR": "deixa valer o resultado anterior se for maior",
        },
      },
      {
        flags: "--dry-run",
        description: {
          en: "only show what would be run, and about how long it would take",
          "pt-BR": "só mostra o que seria executado, e quanto tempo levaria",
        },
      },
      {
        flags: "--anonymous",
        description: {
          en: "show pseudonyms; pseudonyms.json in the folder of the report tells who is who",
          "pt-BR": "mostra pseudônimos; pseudonyms.json, na pasta do relatório, diz quem é quem",
        },
      },
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./class.ts")).gradeAny,
  },
  {
    name: "report",
    description: {
      en: "write and print the report of a class again, without grading",
      "pt-BR": "escreve e mostra de novo o relatório de uma turma, sem avaliar",
    },
    options: [
      outOption,
      { ...reportOption, default: "html", defaultWords: HTML_AND_JSON },
      audienceOption,
      nowOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("./report.ts")).renderReport,
  },
  {
    name: "show",
    description: {
      en: "show the results of a student, or all about one case: input, output, reading, finding",
      "pt-BR": "mostra os resultados de um aluno, ou tudo sobre um caso: entrada, saída, leitura, resultado",
    },
    arguments: [
      {
        name: "<student>",
        description: { en: "the name of the student's folder", "pt-BR": "o nome da pasta do aluno" },
      },
      { name: "[case]", description: { en: "the name of a case", "pt-BR": "o nome de um caso" } },
    ],
    options: [
      outOption,
      casesOption,
      langOption,
      {
        flags: "--input",
        description: {
          en: "print only the input of the case, to run the program by hand",
          "pt-BR": "mostra só a entrada do caso, para executar o programa à mão",
        },
      },
    ],
    load: async () => (await import("./show.ts")).showStudent,
  },
  {
    name: "diff",
    description: {
      en: "show what the last grading changed, or what changed since the class was closed",
      "pt-BR": "mostra o que a última avaliação mudou, ou o que mudou desde que a turma foi fechada",
    },
    arguments: [
      {
        name: "[before]",
        description: {
          en: "the folder of another report to compare with",
          "pt-BR": "a pasta de outro relatório para comparar",
        },
      },
    ],
    options: [
      outOption,
      {
        flags: "--json",
        description: { en: "print the result as JSON", "pt-BR": "mostra o resultado em JSON" },
      },
    ],
    load: async () => (await import("./diff.ts")).printDifference,
  },
  {
    name: "log",
    description: {
      en: "show when a student was graded, and with which results",
      "pt-BR": "mostra quando um aluno foi avaliado, e com que resultados",
    },
    arguments: [
      {
        name: "<student>",
        description: { en: "the name of the student's folder", "pt-BR": "o nome da pasta do aluno" },
      },
    ],
    options: [outOption],
    load: async () => (await import("./log.ts")).printLog,
  },
  {
    name: "close",
    description: {
      en: "keep the results as they were sent out, so that later changes are shown against them",
      "pt-BR": "guarda os resultados como foram divulgados, para mostrar depois o que mudou",
    },
    options: [outOption],
    load: async () => (await import("./close.ts")).closeClass,
  },
  {
    name: "forget",
    description: {
      en: "remove a student from a class for good, with all outputs and the history",
      "pt-BR": "remove um aluno da turma de vez, com todas as saídas e o histórico",
    },
    arguments: [
      {
        name: "<student>",
        description: { en: "the name of the student's folder", "pt-BR": "o nome da pasta do aluno" },
      },
    ],
    options: [outOption],
    load: async () => (await import("./forget.ts")).forget,
  },
  {
    name: "check",
    description: {
      en: "check your own program with the public cases before you hand it in, by the rules of grade",
      "pt-BR": "confere o seu programa com os casos públicos antes da entrega, pelas mesmas regras de grade",
    },
    arguments: [
      {
        name: "[folder]",
        description: { en: "the folder of your program", "pt-BR": "a pasta do seu programa" },
        default: ".",
      },
    ],
    options: [
      casesOption,
      problemOption,
      reportOption,
      outOption,
      nowOption,
      jobsOption,
      isolationOption,
      langOption,
      jsonOption,
    ],
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
        name: "class",
        description: {
          en: "make the folder of a class: hand-ins, scheme of grades, gradebook",
          "pt-BR": "cria a pasta de uma turma: entregas, regras de nota, planilha",
        },
        arguments: [
          { name: "<folder>", description: { en: "the folder to make", "pt-BR": "a pasta a criar" } },
        ],
        options: [
          neededProblemOption,
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
        load: async () => (await import("./new.ts")).writeClass,
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
