import { type Attack, bounded, open, untried } from "../attack.ts";

const MIB = 1024 * 1024;
const DISK = {
  C: open(
    "each file is limited, but not all files together",
    "cada arquivo é limitado, mas não todos juntos",
  ),
  D: untried(
    "it would fill the disk, because each file is limited, but not all files together",
    "encheria o disco, porque cada arquivo é limitado, mas não todos juntos",
  ),
};
const GIVEN = {
  program: "fill-given.py",
  arguments: ["140000000", String(16 * MIB)],
  ends: ["exited", "file-size", "space"],
  limits: { cpuMs: 2000, wallMs: 20_000, outputBytes: 16 * MIB },
  levels: DISK,
} as const;

/** Filling the disk and the output. */
export const FILLING: readonly Attack[] = [
  {
    name: "many files",
    program: "fill-disk.py",
    arguments: ["160000000"],
    tries: {
      en: "fills every place that it can write to with files",
      "pt-BR": "enche de arquivos todo lugar em que pode escrever",
    },
    ends: ["exited", "cpu", "file-size", "memory", "space"],
    limits: { cpuMs: 2000 },
    levels: DISK,
  },
  {
    ...GIVEN,
    name: "files it was given",
    given: 50,
    tries: {
      en: "fills the disk by the files that it was given",
      "pt-BR": "enche o disco pelos arquivos que recebeu",
    },
  },
  {
    ...GIVEN,
    name: "many files it was given",
    given: 200,
    tries: {
      en: "fills the disk by more files than are open at once",
      "pt-BR": "enche o disco com mais arquivos do que os abertos ao mesmo tempo",
    },
  },
  {
    name: "large file",
    program: "large-file.sh",
    tries: { en: "writes one file of 10 GB", "pt-BR": "escreve um arquivo de 10 GB" },
    ends: ["file-size", "exited"],
  },
  {
    name: "inodes",
    program: "fill-inodes.c",
    tries: { en: "makes empty files without end", "pt-BR": "cria arquivos vazios sem fim" },
    ends: ["exited", "cpu", "memory"],
    levels: {
      A: bounded(
        "it makes as many empty files in memory as the memory limit allows. They disappear with the run",
        "cria tantos arquivos vazios na memória quantos o limite de memória permite. Eles somem com a execução",
      ),
      B: bounded(
        "it makes as many empty files in memory as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios na memória quantos o limite de CPU permite. Eles somem com a execução",
      ),
      C: bounded(
        "it makes as many empty files as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios quantos o limite de CPU permite. Eles somem com a execução",
      ),
      D: bounded(
        "it makes as many empty files as the CPU limit allows. They disappear with the run",
        "cria tantos arquivos vazios quantos o limite de CPU permite. Eles somem com a execução",
      ),
    },
  },
  {
    name: "flood",
    program: "flood.sh",
    tries: { en: "prints without end", "pt-BR": "imprime sem fim" },
    ends: ["output"],
  },
  {
    name: "flood of errors",
    program: "flood-errors.py",
    tries: { en: "prints to standard error without end", "pt-BR": "imprime na saída de erro sem fim" },
    ends: ["output"],
  },
  {
    name: "flood (JavaScript)",
    program: "flood.mjs",
    tries: { en: "prints without end", "pt-BR": "imprime sem fim" },
    ends: ["output"],
  },
  {
    name: "short lines",
    program: "short-lines.c",
    limits: { outputBytes: 8 * MIB },
    tries: {
      en: "prints a million short lines, which is allowed here",
      "pt-BR": "imprime um milhão de linhas curtas, o que aqui é permitido",
    },
    ends: ["exited"],
  },
];
