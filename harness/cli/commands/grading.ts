import {
  anonymousOption,
  audienceOption,
  casesOption,
  HTML_AND_JSON,
  isolationOption,
  jobsOption,
  jsonOption,
  langOption,
  noAdoptOption,
  nowOption,
  outOption,
  problemOption,
  queueOption,
  reportOption,
  sectionsOptions,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

/** Commands that grade. */
export const gradingCommands: readonly CommandSpec[] = [
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
      queueOption,
      noAdoptOption,
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
      anonymousOption,
      ...sectionsOptions,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/grade-any.ts")).gradeAny,
  },
  {
    name: "check",
    description: {
      en: "check your own program with the public cases before you hand it in, by the rules of the grading",
      "pt-BR":
        "confere o seu programa com os casos públicos antes da entrega, pelas mesmas regras da correção",
    },
    arguments: [
      {
        name: "[folder]",
        description: {
          en: "the folder of your program, or its main file",
          "pt-BR": "a pasta do seu programa, ou o arquivo principal",
        },
        default: ".",
      },
    ],
    options: [
      {
        flags: "--case <name>",
        description: {
          en: "only this case. Several are added up",
          "pt-BR": "só este caso. Vários são somados",
        },
        repeatable: true,
      },
      {
        flags: "--failed",
        description: {
          en: "run the cases first that failed last time",
          "pt-BR": "executa primeiro os casos que falharam da última vez",
        },
      },
      {
        flags: "--watch",
        description: {
          en: "check again whenever a file is saved",
          "pt-BR": "confere de novo sempre que um arquivo é salvo",
        },
      },
      {
        flags: "--open",
        description: {
          en: "show the page of the program in the browser",
          "pt-BR": "mostra a página do programa no navegador",
        },
      },
      {
        flags: "--keep",
        description: {
          en: "write into submission.yaml how the program wants its input, if that was found",
          "pt-BR": "escreve em submission.yaml como o programa quer a entrada, se isso foi descoberto",
        },
      },
      casesOption,
      problemOption,
      reportOption,
      outOption,
      nowOption,
      jobsOption,
      isolationOption,
      noAdoptOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/check.ts")).checkFolder,
  },
];
