import { Command } from "commander";
import { checkBoards, importBoards, makeBoards, searchSeed } from "../case/boards.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { casesOption } from "./options.ts";

interface BoardsOptions {
  readonly cases: string;
  readonly check?: boolean;
}

export const boardsCommand = new Command("boards")
  .description("make the board files that are missing, each from the seed in its case")
  .addOption(casesOption())
  .option("--check", "make nothing; compare every board file with its seed, byte for byte")
  .action(({ cases, check }: BoardsOptions) => {
    const results = check ? checkBoards(cases) : makeBoards(cases);
    for (const { sentence } of results) console.log(sentence);
    if (results.some(({ ok }) => !ok)) process.exitCode = EXIT_CODES.failed;
  });

boardsCommand
  .command("import")
  .description("put boards of your own (caso100.txt ...) in place of those of the cases, if they are what the cases say")
  .argument("<folder>", "where the boards are")
  .addOption(casesOption())
  .action((folder: string, { cases }: BoardsOptions) => {
    const results = importBoards(folder, cases);
    for (const { sentence } of results) console.log(sentence);
    if (results.some(({ ok }) => !ok)) process.exitCode = EXIT_CODES.failed;
  });

boardsCommand
  .command("seed")
  .description("search the first seed whose board has the answer that a case states")
  .argument("<case>", "the case file")
  .action((file: string) => {
    console.log(searchSeed(file));
  });
