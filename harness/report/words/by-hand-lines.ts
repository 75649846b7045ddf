import { SHELL, shellWord } from "../../base/shell.ts";
import type { ByHand } from "../record/record.ts";

/** Longest text that is shown as part of a command line. */
const MOST_TYPED = 400;

/**
 * Writes the command lines that run a case by hand, in a shell; none if a text is too long for a line.
 *
 * @param show the command that prints the input of the case
 */
export function byHandLines(byHand: ByHand, show: string): string[] {
  const { folder, build = [], command, input, files = [] } = byHand;
  if (files.some(({ text }) => text !== undefined && text.length > MOST_TYPED)) return [];
  const make = files.map(
    ({ name, text }) =>
      `${text === undefined ? `${show} --output` : `${SHELL.printing(text)} >`} ${shellWord(name)}`,
  );
  const isShown = files.some(({ name, text }) => name === input && text === undefined);
  // PowerShell has no `<`.
  const run = isShown ? `${show} | ${command}` : fromFile(byHand);
  return [...goingTo(folder), ...make, ...build, run];
}

/** Writes the command that prints the input of a case. */
export function showing(name: string): string {
  return `cavalo show ${shellWord(name)}`;
}

/** Writes the command line that runs a program with the file of its input. */
export function fromFile({ command, input }: Pick<ByHand, "command" | "input">): string {
  return input === undefined ? command : SHELL.fromFile(command, input);
}

/** Writes how to go to a folder, if there is one to go to. */
export function goingTo(folder: string | undefined): string[] {
  return folder === undefined ? [] : [`cd ${shellWord(folder)}`];
}

/** Options of virtual machines that keep a program within its limits, or make the harness quick. */
const HARNESS_OPTION = / (?:-J)?-(?:X\S+|Dfile\.encoding=\S+|-max-old-space-size=\S+)(?= )/g;

/** The command as it is typed in the folder of the program. */
export function asTyped(command: string): string {
  return command
    .replaceAll(HARNESS_OPTION, "")
    .replace(/^(?:\{folder\}|\.)\//, SHELL.here)
    .replaceAll("{folder}/", "")
    .replaceAll("{folder}", ".");
}
