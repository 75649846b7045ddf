import { say } from "../../base/sentence.ts";
import { type Attack, bounded, open, untried } from "../attack.ts";

const MIB = 1024 * 1024;
const DISK = {
  C: open(say`each file is limited, but not all files together`),
  D: untried(say`it would fill the disk, because each file is limited, but not all files together`),
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
    tries: say`fills every place that it can write to with files`,
    ends: ["exited", "cpu", "file-size", "memory", "space"],
    limits: { cpuMs: 2000 },
    levels: DISK,
  },
  {
    ...GIVEN,
    name: "files it was given",
    given: 50,
    tries: say`fills the disk by the files that it was given`,
  },
  {
    ...GIVEN,
    name: "many files it was given",
    given: 200,
    tries: say`fills the disk by more files than are open at once`,
  },
  {
    name: "large file",
    program: "large-file.sh",
    tries: say`writes one file of 10 GB`,
    ends: ["file-size", "exited"],
  },
  {
    name: "inodes",
    program: "fill-inodes.c",
    tries: say`makes empty files without end`,
    ends: ["exited", "cpu", "memory"],
    levels: {
      A: bounded(
        say`it makes as many empty files in memory as the memory limit allows. They disappear with the run`,
      ),
      B: bounded(
        say`it makes as many empty files in memory as the CPU limit allows. They disappear with the run`,
      ),
      C: bounded(say`it makes as many empty files as the CPU limit allows. They disappear with the run`),
      D: bounded(say`it makes as many empty files as the CPU limit allows. They disappear with the run`),
    },
  },
  {
    name: "flood",
    program: "flood.sh",
    tries: say`prints without end`,
    ends: ["output"],
  },
  {
    name: "flood of errors",
    program: "flood-errors.py",
    tries: say`prints to standard error without end`,
    ends: ["output"],
  },
  {
    name: "flood (JavaScript)",
    program: "flood.mjs",
    tries: say`prints without end`,
    ends: ["output"],
  },
  {
    name: "short lines",
    program: "short-lines.c",
    limits: { outputBytes: 8 * MIB },
    tries: say`prints a million short lines, which is allowed here`,
    ends: ["exited"],
  },
];
