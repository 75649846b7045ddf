import { Command, CommanderError } from "commander";
import { VERSION } from "../base/package.ts";
import { COMMANDS, type CommandSpec } from "./commands.ts";
import { EXIT_CODES } from "./exit-codes.ts";

// Help is to come at once: only names, descriptions and options are imported above.

/** Does what this process was called for, and sets its exit code. */
export async function runProgram(): Promise<void> {
  const cavalo = new Command("cavalo")
    .description("Grades coursework on knights on boards: the lost knight and the knight's tour.")
    .version(VERSION)
    .exitOverride();
  for (const spec of COMMANDS) addCommand(cavalo, spec);
  process.stdout.on("error", onUnwritable);
  try {
    await cavalo.parseAsync();
  } catch (error) {
    process.exitCode = await exitCodeFor(error);
  }
}

function addCommand(parent: Command, spec: CommandSpec): void {
  const command = parent.command(spec.name).description(spec.description);
  for (const argument of spec.arguments ?? []) command.addArgument(argument);
  for (const option of spec.options ?? []) command.addOption(option);
  for (const subcommand of spec.subcommands ?? []) addCommand(command, subcommand);
  command.action(async () => {
    const [action, { processIo }] = await Promise.all([spec.load(), import("./console.ts")]);
    // An option that the command above has, too, is taken by that one, wherever it stands.
    const options = command.optsWithGlobals();
    process.exitCode = await action(command.processedArgs as never, options as never, processIo());
  });
}

/** A reader that has seen enough (`| head`) closes the pipe: the reports are written, the exit code stands. */
function onUnwritable({ code }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  console.error(`the output cannot be written (${code})`);
  process.exitCode = EXIT_CODES.unable;
}

/** Mistakes in the command line are told by commander, all others here. */
async function exitCodeFor(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.unable;
  const { showError } = await import("./console.ts");
  showError(error);
  return EXIT_CODES.unable;
}
