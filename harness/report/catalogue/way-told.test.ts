import { expect, test } from "vitest";
import { wayIn as wayInPortuguese } from "../../locale/pt-BR/catalogue/ways.ts";
import { TOUR_PLACEHOLDERS } from "../../problem/knights-tour/contract.ts";
import { BOARD_PLACEHOLDERS } from "../../problem/lost-knight/contract.ts";
import { wayIn as wayInEnglish } from "./en/ways.ts";

test.each([
  [
    { input: { arguments: [], stdin: "{rows} {columns}\n{board}" } },
    "on standard input the number of rows, the number of columns, then the board",
    "na entrada padrão, o número de linhas, o número de colunas, depois o tabuleiro",
  ],
  [
    {
      main: "a.py",
      input: { stdin: "", files: { "caso100.txt": "{board}" } },
      answer: { file: "saida.txt" },
    },
    "in the file caso100.txt the board; its answer is read from the file saida.txt",
    "no arquivo caso100.txt, o tabuleiro; a resposta é lida do arquivo saida.txt",
  ],
  [
    { input: { arguments: ["-f", "--in={boardPath}"], stdin: "1\n\n{tour:open=n,closed=s}\n" } },
    'on standard input "1", an empty line, then the kind of tour ("n" for open, "s" for closed); as arguments "-f", then "--in=‹the name of the board\'s file›"',
    'na entrada padrão, "1", uma linha vazia, depois o tipo de passeio ("n" para aberto, "s" para fechado); como argumentos, "-f", depois "--in=‹o nome do arquivo do tabuleiro›"',
  ],
])("a way of asking is told without a word of a manifest: %j", (way, english, portuguese) => {
  expect(wayInEnglish(JSON.stringify(way))).toBe(english);
  expect(wayInPortuguese(JSON.stringify(way))).toBe(portuguese);
});

test("every value that a program may be given has words", () => {
  for (const name of new Set([...BOARD_PLACEHOLDERS, ...TOUR_PLACEHOLDERS])) {
    const way = JSON.stringify({ input: { stdin: `{${name}}` } });
    for (const wayIn of [wayInEnglish, wayInPortuguese]) expect(wayIn(way)).toContain(" ");
    expect(wayInEnglish(way)).not.toBe(`on standard input ${name}`);
    expect(wayInPortuguese(way)).not.toBe(`na entrada padrão, ${name}`);
  }
});
