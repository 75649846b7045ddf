#!/usr/bin/env node
import { LEAST_NODE, VERSION } from "../base/package.ts";
import { EXIT_CODES } from "./console/exit-codes.ts";

// Syntax of ES2020 only: an old Node must be able to read this file and those imported above.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [leastMajor = 0, leastMinor = 0] = LEAST_NODE.split(".").map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(`Cavalo needs Node ${LEAST_NODE} or newer; this is ${major}.${minor}.\n`);
  process.exitCode = EXIT_CODES.unable;
} else {
  process.stdout.on("error", onUnwritable);
  answer(process.argv.slice(2)).catch(showMachineFault);
}

/** Sentences for what ends a command early, loaded before all else that takes files or memory. */
let faults: typeof import("./console/faults.ts") | undefined;

/** Commands of a student. Others contain programs in ways that Windows has not. */
const ON_WINDOWS = /^(?:check|show|new program|doctor)\b/;

/** Answers requests for the version or help without loading the commands. */
async function answer(args: readonly string[]): Promise<void> {
  const [first = ""] = args;
  if (args.length === 1 && ["-V", "--version"].includes(first)) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  faults = await import("./console/faults.ts");
  const [{ helpFor }, { localeOfCommand }] = await Promise.all([
    import("./help.ts"),
    import("./console/locale.ts"),
  ]);
  const locale = localeOfCommand(args, process.env);
  const help = helpFor(args, { locale, columns: process.stdout.columns });
  if (help !== undefined) {
    process.stdout.write(help);
    return;
  }
  if (process.platform === "win32" && !ON_WINDOWS.test(args.join(" "))) {
    process.stderr.write(`${faults.NOT_ON_WINDOWS[locale]}\n`);
    process.exitCode = EXIT_CODES.unable;
    return;
  }
  const [{ runProgram }, { endOnFault, processIo }, { closeInheritedFiles }] = await Promise.all([
    import("./program.ts"),
    import("./console/console.ts"),
    import("../run/inherited-files.ts"),
  ]);
  closeInheritedFiles();
  const io = processIo(locale);
  endOnFault(io);
  process.exitCode = await runProgram(args, io);
}

/**
 * Tells what the machine lacks before there is anything that could tell more.
 *
 * @throws Error if that is not why it failed
 */
function showMachineFault(error: unknown): void {
  const line = faults?.machineLine(error, process.env);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = EXIT_CODES.unable;
}

/**
 * Handles output that cannot be written. A reader may close the pipe early (`| head`): the reports are still
 * written, and the exit code stays.
 */
function onUnwritable({ code }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  process.stderr.write(`the output cannot be written (${code})\n`);
  process.exitCode = EXIT_CODES.unable;
}
