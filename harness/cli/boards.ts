import type { Command } from "commander";
import { type BoardReport, checkBoards, importBoards, makeBoards, searchSeed } from "../case/boards.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { casesOption } from "./options.ts";

interface BoardsOptions {
  readonly cases: string;
  readonly check?: boolean;
}

export function addBoardsCommand(cavalo: Command): void {
  const boards = cavalo
    .command("boards")
    .description("make the missing board files, each from the seed in its case")
    .addOption(casesOption())
    .option("--check", "only compare every board file with its seed, byte for byte")
    .action(({ cases, check }: BoardsOptions) => {
      show(check ? checkBoards(cases) : makeBoards(cases));
    });

  boards
    .command("import")
    .description("replace the boards of the cases by your own (caso100.txt ...), if they match the cases")
    .argument("<folder>", "the folder of the boards")
    // An option that the command above has, too, is taken by that one, wherever it stands.
    .action((folder: string, _: object, command: Command) => {
      show(importBoards(folder, command.optsWithGlobals<BoardsOptions>().cases));
    });

  boards
    .command("seed")
    .description("find the first seed whose board has the answer that a case states")
    .argument("<case>", "the case file")
    .action((file: string) => {
      console.log(searchSeed(file));
    });
}

function show(reports: readonly BoardReport[]): void {
  for (const { sentence } of reports) console.log(sentence);
  if (reports.some(({ ok }) => !ok)) process.exitCode = EXIT_CODES.failed;
}
