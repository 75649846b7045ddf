import { availableParallelism } from "node:os";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { LOCALES, type Locale } from "../../base/locale.ts";
import type { Sentence } from "../../base/sentence.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import { AUDIENCES, FORMAT_NAMES, type FormatName } from "../../report/record/names.ts";
import { LEVEL_NAMES, type LevelName } from "../../run/isolation/level.ts";

/** Option of a command, for the parser and for help. */
export interface OptionSpec {
  /** `--flag`, `--option <needed>` or `--option [optional]`. */
  readonly flags: string;
  readonly description: Sentence;
  readonly choices?: readonly string[];
  /** A value that is not a text or one of the choices. */
  readonly reads?: "whole number" | "language" | "day";
  /** Names of which several may be given, separated by commas. */
  readonly several?: readonly string[];
  /** Collects the values of an option that is given several times. */
  readonly repeatable?: true;
  /** True if the command cannot do without it. */
  readonly needed?: true;
  readonly default?: string | number;
  /** Words for the default in help. */
  readonly defaultWords?: Sentence;
}

export interface CommonOptions {
  readonly cases: string | readonly string[];
  readonly problem?: ProblemName;
  readonly jobs: number;
  readonly json?: boolean;
  /** False if programs are asked only as their manifests and the contracts say. */
  readonly adopt?: boolean;
  readonly isolation: LevelName | "auto";
  /** URL of the Redis through which other machines judge. */
  readonly queue?: string;
  readonly lang?: Locale;
  readonly report?: readonly FormatName[];
  /** The day by which cases open; absent for today. */
  readonly now?: string;
}

/** The folder of the report, unless another is named. */
export const DEFAULT_OUT = path.join("reports", "latest");

/** Options of a command about a class that was graded. */
export interface ClassOptions {
  /** The folder of the report or of the class, if it is not the class here. */
  readonly out?: string;
  readonly json?: boolean;
  readonly lang?: Locale;
  /** Day by which cases open, as `2026-12-01`. */
  readonly now?: string;
}

/** Answers to the question of what a folder with several programs is. */
export const sectionsOptions: readonly OptionSpec[] = [
  {
    flags: "--sections",
    description: {
      en: "folders with several programs are sections of the class",
      "pt-BR": "pastas com vários programas são seções da turma",
    },
  },
  {
    flags: "--no-sections",
    description: {
      en: "they are students with several programs",
      "pt-BR": "elas são alunos com vários programas",
    },
  },
];

export const outOption: OptionSpec = {
  flags: "--out <folder>",
  description: { en: "the folder of the report", "pt-BR": "a pasta do relatório" },
  default: DEFAULT_OUT,
};

/** The class that a command is about, which it can mostly find by itself. */
export const classOption: OptionSpec = {
  flags: "--out <folder>",
  description: {
    en: "the folder of the class or of its report (default: the class that this folder is, lies in or holds)",
    "pt-BR":
      "a pasta da turma ou do relatório dela (padrão: a turma que esta pasta é, em que está ou que contém)",
  },
};

export const boardCasesOption: OptionSpec = {
  flags: "--cases <glob>",
  description: {
    en: "case files: a folder, or a pattern in quotes",
    "pt-BR": "arquivos de casos: uma pasta, ou um padrão entre aspas",
  },
  default: BUNDLED_CASES,
  defaultWords: { en: "the bundled ones", "pt-BR": "os que vêm com o Cavalo" },
};

export const casesOption: OptionSpec = {
  ...boardCasesOption,
  description: {
    en: "case files: a folder, or a pattern in quotes. Several are added up",
    "pt-BR": "arquivos de casos: uma pasta, ou um padrão entre aspas. Vários são somados",
  },
  repeatable: true,
};

export const problemOption: OptionSpec = {
  flags: "--problem <name>",
  description: {
    en: "only this problem, and the problem of programs that do not state one",
    "pt-BR": "só este problema, que também vale para programas que não dizem o seu",
  },
};

/** The problem of a class, which may be a custom one. */
export const classProblemOption: OptionSpec = {
  flags: "--problem <name>",
  description: { en: "the problem", "pt-BR": "o problema" },
};

export const neededProblemOption: OptionSpec = {
  ...classProblemOption,
  needed: true,
  choices: PROBLEM_NAMES,
};

export const jobsOption: OptionSpec = {
  flags: "--jobs <number>",
  description: { en: "how many programs run at once", "pt-BR": "quantos programas rodam ao mesmo tempo" },
  reads: "whole number",
  default: availableParallelism(),
  defaultWords: { en: "one per processor", "pt-BR": "um por processador" },
};

/** The variable that names the queue: everybody sees a command line, and a URL may hold a password. */
const QUEUE_VARIABLE = "CAVALO_QUEUE";

export const queueOption: OptionSpec = {
  flags: "--queue <url>",
  description: {
    en: `the Redis of the queue, redis://, rediss:// or unix: (default: ${QUEUE_VARIABLE})`,
    "pt-BR": `o Redis da fila, redis://, rediss:// ou unix: (padrão: ${QUEUE_VARIABLE})`,
  },
};

interface QueueChoice {
  readonly queue?: string;
}

/** Gives the queue that a command or the environment names; undefined if there is none. */
export function queueOf({ queue }: QueueChoice): string | undefined {
  return queue ?? (process.env[QUEUE_VARIABLE] || undefined);
}

/** @throws ExpectedError if none is named */
export function neededQueue(options: QueueChoice): string {
  const queue = queueOf(options);
  if (queue !== undefined) return queue;
  throw new ExpectedError({
    en: `no queue is named. Use --queue, or set ${QUEUE_VARIABLE}`,
    "pt-BR": `nenhuma fila foi indicada. Use --queue ou defina ${QUEUE_VARIABLE}`,
  });
}

export const noAdoptOption: OptionSpec = {
  flags: "--no-adopt",
  description: {
    en: "ask programs only as the assignment or their manifests say",
    "pt-BR": "dá a entrada só como o enunciado ou o manifesto pedem",
  },
};

export const isolationOption: OptionSpec = {
  flags: "--isolation <level>",
  description: {
    en: "the lowest isolation level to accept",
    "pt-BR": "o menor nível de isolamento a aceitar",
  },
  choices: ["auto", ...LEVEL_NAMES],
  default: "auto",
  defaultWords: { en: "the best level of this machine", "pt-BR": "o melhor nível desta máquina" },
};

export const langOption: OptionSpec = {
  flags: "--lang <language>",
  description: {
    en: `the language: ${LOCALES.join(", ")} (default: that of the cases, or of LANG)`,
    "pt-BR": `o idioma: ${LOCALES.join(", ")} (padrão: o dos casos, ou o de LANG)`,
  },
  reads: "language",
};

export const reportOption: OptionSpec = {
  flags: "--report <formats>",
  description: {
    en: "formats to write, separated by commas",
    "pt-BR": "formatos a gravar, separados por vírgulas",
  },
  several: FORMAT_NAMES,
};

export const audienceOption: OptionSpec = {
  flags: "--audience <readers>",
  description: {
    en: "who reads the report: students do not see what the cases hide from them",
    "pt-BR": "quem lê o relatório: os alunos não veem o que os casos escondem deles",
  },
  choices: AUDIENCES,
  default: "instructor",
};

export const nowOption: OptionSpec = {
  flags: "--now <day>",
  description: {
    en: "the day by which cases open for students, as 2026-12-01 (default: today)",
    "pt-BR": "o dia pelo qual os casos se abrem para os alunos, como 2026-12-01 (padrão: hoje)",
  },
  reads: "day",
};

export const anonymousOption: OptionSpec = {
  flags: "--anonymous",
  description: {
    en: "show pseudonyms; pseudonyms.json in the folder of the report tells who is who",
    "pt-BR": "mostra pseudônimos; pseudonyms.json, na pasta do relatório, diz quem é quem",
  },
};

export const jsonOption: OptionSpec = {
  flags: "--json",
  description: { en: "print the whole report as JSON", "pt-BR": "imprime o relatório inteiro em JSON" },
};

/** Words for the formats that are written if none is named. */
export const HTML_AND_JSON: Sentence = {
  en: "html; json is always written",
  "pt-BR": "html; json é sempre gravado",
};
