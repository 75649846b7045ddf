import type { Case } from "../case/any-case.ts";
import { contractOf } from "../problem/index.ts";
import type { ByHand } from "../report/record.ts";
import type { Commands } from "../submission/build/executable.ts";
import { deliveryOf } from "./delivery.ts";
import type { Task } from "./task.ts";

/** Longest text that a reader is asked to copy. */
const MOST_COPIED = 4096;

/** Longest line that is piped into a command. Other input is in a file. */
const MOST_PIPED = 60;

const INPUT_FILE = "input.txt";

/** Gives the standard input of a program without a manifest; undefined if it is too long to copy. */
export function inputOf(asked: Case): string | undefined {
  return copied(deliveryOf(contractOf(asked), {}).stdin);
}

/** Writes how to run a case without the harness; undefined if the command of the program is not known. */
export function byHandOf({ asked, delivery }: Task, commands: Commands | undefined): ByHand | undefined {
  if (!commands || commands.run === "") return undefined;
  const { arguments: given, stdin, files, environment } = delivery;
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${quoted(value)}`);
  const call = [...settings, hereFrom(commands.run), ...given.map(quoted)].join(" ");
  const build = commands.build.length > 0 ? { build: commands.build.map(hereFrom) } : {};
  if (stdin === "") return { ...build, command: call };
  const known = Object.keys(files).find((name) => files[name] === stdin);
  if (known === undefined && /^[^\n]*\n$/.test(stdin) && stdin.length <= MOST_PIPED)
    return { ...build, command: `echo ${quoted(stdin.trimEnd())} | ${call}` };
  const file = known ?? INPUT_FILE;
  const text = stdin === inputOf(asked) ? undefined : copied(stdin);
  return { ...build, command: `${call} < ${quoted(file)}`, file, ...(text !== undefined && { stdin: text }) };
}

function copied(text: string): string | undefined {
  return text.length <= MOST_COPIED ? text : undefined;
}

/** Options of virtual machines that keep a program within its limits, or make the harness quick. */
const HARNESS_OPTION = / (?:-J)?-(?:X\S+|Dfile\.encoding=\S+|-max-old-space-size=\S+)(?= )/g;

/** The command as it is typed in the folder of the program. */
function hereFrom(command: string): string {
  return command
    .replaceAll(HARNESS_OPTION, "")
    .replace(/^\{folder\}\//, "./")
    .replaceAll("{folder}/", "")
    .replaceAll("{folder}", ".");
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
