#!/usr/bin/env node
import { Command } from "commander";
import { ExpectedError } from "../errors.ts";
import { VERSION } from "../package.ts";
import { boardsCommand } from "./boards.ts";
import { checkCommand } from "./check.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { gradeCommand } from "./grade.ts";

const cavalo = new Command("cavalo")
  .description("Grades coursework on knights on boards: the lost knight and the knight's tour.")
  .version(VERSION)
  .addCommand(gradeCommand)
  .addCommand(checkCommand)
  .addCommand(boardsCommand)
  .configureHelp({ showGlobalOptions: true })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.unable));

try {
  await cavalo.parseAsync();
} catch (error) {
  if (error instanceof ExpectedError) console.error(error.message);
  else console.error("This is a mistake in Cavalo, not in your files:", error);
  process.exitCode = EXIT_CODES.unable;
}
