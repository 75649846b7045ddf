#!/usr/bin/env node
import { Command } from "commander";
import { ExpectedError } from "../base/errors.ts";
import { VERSION } from "../base/package.ts";
import { closeInheritedFiles } from "../run/inherited-files.ts";
import { addAdoptCommand } from "./adopt.ts";
import { addBoardsCommand } from "./boards.ts";
import { addCheckCommand } from "./check.ts";
import { addDoctorCommand } from "./doctor.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { addGradeCommand } from "./grade.ts";
import { showLines } from "./lines.ts";
import { addVerifyCommand } from "./verify.ts";

closeInheritedFiles();

const cavalo = new Command("cavalo")
  .description("Grades coursework on knights on boards: the lost knight and the knight's tour.")
  .version(VERSION)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.unable));
addGradeCommand(cavalo);
addCheckCommand(cavalo);
addVerifyCommand(cavalo);
addAdoptCommand(cavalo);
addBoardsCommand(cavalo);
addDoctorCommand(cavalo);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe: the reports are written, the exit code stands.
  if (error.code === "EPIPE") return;
  console.error(`the output cannot be written (${error.code})`);
  process.exitCode = EXIT_CODES.unable;
});

try {
  await cavalo.parseAsync();
} catch (error) {
  if (error instanceof ExpectedError) showLines(error);
  else console.error("This is an error in Cavalo, not in your files:", error);
  process.exitCode = EXIT_CODES.unable;
}
