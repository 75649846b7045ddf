import {
  anonymousOption,
  audienceOption,
  casesOption,
  classOption,
  HTML_AND_JSON,
  jsonOption,
  langOption,
  nowOption,
  outOption,
  problemOption,
  reportOption,
  sectionsOptions,
} from "../session/options.ts";
import { classArgument } from "./class-argument.ts";
import type { ArgumentSpec, CommandSpec } from "./command.ts";

const studentArgument: ArgumentSpec = {
  name: "<student>",
  description: {
    en: "the name of the student, as vinicius if only one is called so",
    "pt-BR": "o nome do aluno, como vinicius se só um se chama assim",
  },
};

/** Commands about a class that was graded. */
export const classesCommands: readonly CommandSpec[] = [
  {
    name: "report",
    description: {
      en: "write and print the report of a class again, without grading",
      "pt-BR": "escreve e mostra de novo o relatório de uma turma, sem avaliar",
    },
    arguments: [classArgument],
    options: [
      classOption,
      { ...reportOption, default: "html", defaultWords: HTML_AND_JSON },
      audienceOption,
      nowOption,
      langOption,
      jsonOption,
    ],
    load: async () => (await import("../command/report.ts")).renderReport,
  },
  {
    name: "show",
    description: {
      en: "list all cases, or show the input of one, the results of a student, or all about one of them",
      "pt-BR": "lista os casos, ou mostra a entrada de um, os resultados de um aluno, ou tudo sobre um deles",
    },
    arguments: [
      {
        name: "[student]",
        description: {
          en: "the name of the student, as vinicius if only one is called so, or of a case",
          "pt-BR": "o nome do aluno, como vinicius se só um se chama assim, ou de um caso",
        },
      },
      { name: "[case]", description: { en: "the name of a case", "pt-BR": "o nome de um caso" } },
    ],
    options: [
      classOption,
      casesOption,
      langOption,
      {
        flags: "--program <folder>",
        description: {
          en: "copy the student's program, unpacked as it is graded, into this new folder",
          "pt-BR": "copia o programa do aluno, desempacotado como é avaliado, para esta pasta nova",
        },
      },
      {
        flags: "--input",
        description: {
          en: "print only the input of the case, to run the program by hand",
          "pt-BR": "mostra só a entrada do caso, para executar o programa à mão",
        },
      },
      {
        flags: "--output <file>",
        description: {
          en: "write what is shown of the case into this file",
          "pt-BR": "grava neste arquivo o que é mostrado do caso",
        },
      },
      {
        flags: "--board <rows>",
        description: {
          en: "print a board that no case has, as C../.../..S",
          "pt-BR": "mostra um tabuleiro que nenhum caso tem, como C../.../..S",
        },
      },
      {
        flags: "--readings",
        description: {
          en: "list all ways to read the output of the case, and why each counts or does not",
          "pt-BR": "lista todas as leituras possíveis da saída do caso, e por que cada uma vale ou não",
        },
      },
    ],
    load: async () => (await import("../command/show/case-input.ts")).show,
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
          en: "the folder of another report or class to compare with",
          "pt-BR": "a pasta de outro relatório ou de outra turma para comparar",
        },
      },
    ],
    options: [
      classOption,
      langOption,
      {
        flags: "--json",
        description: { en: "print the result as JSON", "pt-BR": "mostra o resultado em JSON" },
      },
    ],
    load: async () => (await import("../command/diff.ts")).printDifference,
  },
  {
    name: "similar",
    description: {
      en: "show which programs of a class are alike, side by side, for you to look at",
      "pt-BR": "mostra quais programas de uma turma se parecem, lado a lado, para você conferir",
    },
    arguments: [
      {
        name: "[submissions]",
        description: {
          en: "the folder or the archive of submissions, or the folder of a class (default: the class here)",
          "pt-BR":
            "a pasta ou o arquivo compactado de programas, ou a pasta de uma turma (padrão: a turma que está aqui)",
        },
      },
    ],
    options: [problemOption, outOption, anonymousOption, ...sectionsOptions, langOption],
    load: async () => (await import("../command/similar.ts")).findSimilar,
  },
  {
    name: "class",
    description: {
      en: "look at a class before it is graded",
      "pt-BR": "olha uma turma antes de avaliar",
    },
    subcommands: [
      {
        name: "check",
        description: {
          en: "show how a class is read, and whose each hand-in is by which evidence. Nothing is graded",
          "pt-BR": "mostra como uma turma é lida, e de quem é cada entrega e por quê. Nada é avaliado",
        },
        arguments: [
          {
            name: "[class]",
            description: {
              en: "the folder of a class, or the folder or the archive of its hand-ins (default: the class here)",
              "pt-BR":
                "a pasta de uma turma, ou a pasta ou o arquivo compactado das entregas (padrão: a turma que está aqui)",
            },
          },
        ],
        options: [...sectionsOptions, langOption],
        load: async () => (await import("../command/class-check.ts")).checkClass,
      },
    ],
  },
  {
    name: "log",
    description: {
      en: "show when a student was graded, and with which results",
      "pt-BR": "mostra quando um aluno foi avaliado, e com que resultados",
    },
    arguments: [studentArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/log.ts")).printLog,
  },
  {
    name: "settle",
    description: {
      en: "give a student a grade and a sentence, or all with one cause; without a name, list what is left to settle",
      "pt-BR":
        "dá uma nota e uma frase a um aluno, ou a todos com a mesma causa; sem nome, lista o que falta resolver",
    },
    arguments: [
      {
        name: "[student]",
        description: { en: "the name or the key of the student", "pt-BR": "o nome ou a chave do aluno" },
      },
      {
        name: "[grade]",
        description: {
          en: "the final grade, on the scale of the class",
          "pt-BR": "a nota final, na escala da turma",
        },
      },
      {
        name: "[sentence]",
        description: { en: "a sentence that the student reads", "pt-BR": "uma frase que o aluno lê" },
      },
    ],
    options: [
      {
        flags: "--cause <cause>",
        description: {
          en: "all with this cause, in place of a student; a grade goes to those only you can settle",
          "pt-BR": "todos com esta causa, em vez de um aluno; a nota vai para quem só você pode resolver",
        },
      },
      {
        flags: "--confirm",
        description: {
          en: "let the points count as they were judged",
          "pt-BR": "deixa valer os pontos como foram avaliados",
        },
      },
      {
        flags: "--program <file>",
        description: {
          en: "the file with the main program, for the next grading",
          "pt-BR": "o arquivo com o programa principal, para a próxima avaliação",
        },
      },
      {
        flags: "--reading",
        description: {
          en: "take the reading that was offered, from the next grading on",
          "pt-BR": "aceita a leitura oferecida, a partir da próxima avaliação",
        },
      },
      {
        flags: "--undo",
        description: {
          en: "take the last decision about the student back",
          "pt-BR": "desfaz a última decisão sobre o aluno",
        },
      },
      anonymousOption,
      classOption,
      langOption,
    ],
    load: async () => (await import("../command/settle.ts")).settle,
  },
  {
    name: "close",
    description: {
      en: "keep the results as they were sent out, so that later changes are shown against them",
      "pt-BR": "guarda os resultados como foram divulgados, para mostrar depois o que mudou",
    },
    arguments: [classArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/close.ts")).closeClass,
  },
  {
    name: "forget",
    description: {
      en: "remove a student from a class for good, with all outputs and the history",
      "pt-BR": "remove um aluno da turma de vez, com todas as saídas e o histórico",
    },
    arguments: [studentArgument],
    options: [classOption, langOption],
    load: async () => (await import("../command/forget.ts")).forget,
  },
];
