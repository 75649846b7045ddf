import { rememberedOf } from "../../base/remembered.ts";
import { SHELL, shellWord } from "../../base/shell.ts";
import type { Case } from "../../case/any-case.ts";
import { contractOf } from "../../problem/index.ts";
import type { Driver } from "../../problem/input/input-schemas.ts";
import type { ByHand, CommandsRecord } from "../../report/record/record.ts";
import { asTyped } from "../../report/words/by-hand-lines.ts";
import { contractDelivery, type Task } from "../task/task.ts";

/** Longest text that a reader is asked to copy. */
const MOST_COPIED = 4096;

/** Longest text that is piped into a command. Other input is in a file. */
const MOST_PIPED = 60;

const INPUT_FILE = "input.txt";

/** Gives the standard input of a program without a manifest; undefined if it is too long to copy. */
export function inputOf(asked: Case): string | undefined {
  const text = shownOf(asked);
  return text.length <= MOST_COPIED ? text : undefined;
}

/** The text that `cavalo show` prints of a case. */
const shownOf = rememberedOf((asked: Case) => contractDelivery(asked).stdin);

/** Tests if a program is given something else than the text of its case. */
export function isGivenOtherwise({ asked, delivery: { files, arguments: words, stdin } }: Task): boolean {
  const text = shownOf(asked).trim();
  return ![stdin, ...words, words.join(" "), ...Object.values(files)].some((given) => given.includes(text));
}

/**
 * Writes how to run a case without the harness; undefined if commands alone cannot do it: those of the program are not known
 * or were run on sources made fit for them, a driver edits it, somebody types in a terminal or in turn, or a text is too long to copy.
 */
export function byHandOf(task: Task, commands: CommandsRecord | undefined): ByHand | undefined {
  if (!commands || commands.run === "" || commands.areOfFitSources || isEdited(task.driver)) return undefined;
  const { arguments: words, stdin, environment, terminal, typing, folder, staysOpen } = task.delivery;
  if (terminal || typing || folder !== ".") return undefined;
  const call = SHELL.withVariables(environment, [asTyped(commands.run), ...words.map(shellWord)].join(" "));
  const needed = neededFiles(task);
  const known = needed.find(({ text }) => text === stdin)?.name;
  const isPiped = known === undefined && stdin.length <= MOST_PIPED;
  const input = known ?? INPUT_FILE;
  const all = isPiped || known !== undefined ? needed : [...needed, { name: INPUT_FILE, text: stdin }];
  const shown = shownOf(task.asked);
  const files = all.map(({ name, text }) => ({ name, ...(text !== shown && { text }) }));
  if (files.some(({ name, text = "" }) => name.includes("/") || text.length > MOST_COPIED)) return undefined;
  const typed =
    stdin === "" ? { command: call } : typedInto(call, { stdin, ...(!isPiped && { input }), staysOpen });
  if (!typed) return undefined;
  return {
    ...(commands.folder !== undefined && { folder: commands.folder }),
    ...(commands.build.length > 0 && { build: commands.build.map(asTyped) }),
    ...(files.length > 0 && { files }),
    ...typed,
  };
}

/** Writes how a text, or a file with it, is typed into a command. From a terminal, an input that stays open goes on behind it. */
function typedInto(
  call: string,
  { stdin, input, staysOpen }: { stdin: string; input?: string; staysOpen: boolean },
): Pick<ByHand, "command" | "input"> | undefined {
  if (input !== undefined && !staysOpen) return { command: call, input };
  const print = input === undefined ? SHELL.printing(stdin) : `cat ${shellWord(input)}`;
  const command = staysOpen ? SHELL.goingOn(print, call) : `${print} | ${call}`;
  return command === undefined ? undefined : { command };
}

function isEdited({ files = {}, replacements = [] }: Driver): boolean {
  return Object.keys(files).length + replacements.length > 0;
}

/** The files of a run but for the contract's own if nothing of what is typed names them. */
function neededFiles({ asked, delivery: { files, arguments: words, stdin, environment } }: Task) {
  const contracts = contractOf(asked).input.files;
  const typed = [...words, stdin, ...Object.values(environment)];
  return Object.entries(files)
    .filter(
      ([name, text]) =>
        contracts[name] === undefined || text === stdin || typed.some((each) => each.includes(name)),
    )
    .map(([name, text]) => ({ name, text }));
}
