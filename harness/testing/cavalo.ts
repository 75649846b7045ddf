import path from "node:path";
import { Mutex } from "async-mutex";
import { execa } from "execa";
import { type Locale, localeNamed } from "../base/locale.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { ioInMemory } from "./io.ts";

/** Runs the command from a folder, as on a machine without any language of its own. */
export const cavalo = cavaloWith({});

/** The same, with more variables in its environment, or of another copy of the package. */
export function cavaloWith(environment: Readonly<Record<string, string>>, packageFolder = PACKAGE_FOLDER) {
  const main = path.join(packageFolder, "dist", "harness", "cli", "main.js");
  return (folder: string, ...args: string[]) =>
    execa(process.execPath, [main, ...args], {
      cwd: folder,
      env: { LC_ALL: "C", ...environment },
      reject: false,
      stdin: "ignore",
    });
}

type Io = Omit<ReturnType<typeof ioInMemory>["io"], "locale"> & { readonly locale: Locale };
type RunProgram = (args: readonly string[], io: Io) => Promise<number>;

/** A process is in one folder at a time. */
const inTurns = new Mutex();

/**
 * Makes a function that runs the command from a folder, too, but in the process of the test: to start another one takes
 * longer than most of what a command does.
 */
export function cavaloWithin(runProgram: RunProgram, locale: Locale = "en") {
  return (folder: string, ...args: string[]) =>
    inTurns.runExclusive(async () => {
      const { io, printed } = ioInMemory();
      const asked = args[args.indexOf("--lang") + 1] ?? "";
      const ours = process.cwd();
      process.chdir(folder);
      try {
        const exitCode = await runProgram(args, { ...io, locale: localeNamed(asked) ?? locale });
        const { stdout, stderr } = printed();
        return { exitCode, stdout: stdout.replace(/\n$/, ""), stderr: stderr.replace(/\n$/, "") };
      } finally {
        process.chdir(ours);
      }
    });
}
