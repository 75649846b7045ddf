import { expect, test } from "vitest";
import type { ProgramRuns } from "../../grade/store/program-runs.ts";
import type { Task } from "../../grade/task/task.ts";
import { TOUR_TRIALS } from "../../problem/knights-tour/trial-cases.ts";
import { waysToTours } from "../../problem/knights-tour/ways.ts";
import { fakeProgram } from "../../testing/fake-program.ts";
import { allowanceOf } from "../attempt/allowance.ts";
import { cluesIn } from "../source/clues.ts";
import { promptsIn } from "../source/printed-prompts.ts";
import { promptKindsIn } from "../source/prompt-kinds.ts";
import { walk } from "./walk.ts";

/** A program that prints its prompts in turn, as far as its input goes. */
function asking(say: (typed: readonly string[]) => string): Pick<ProgramRuns, "run"> {
  return fakeProgram(({ delivery }) => say(delivery.stdin.split("\n").slice(0, -1)));
}

const inTurn = (prompts: readonly string[]) => asking((typed) => prompts.slice(0, typed.length + 1).join(""));

async function typedAt(program: Pick<ProgramRuns, "run">): Promise<(string | undefined)[]> {
  const allowance = allowanceOf({ ways: 1, cpuMs: 1e6, wallMs: 1e6 });
  const { questions, choices } = await walk(TOUR_TRIALS[0]!, { program, allowance });
  const { likely } = waysToTours({ ...cluesIn([]), questions, choices });
  return Array.from(new Set(likely.map(({ input }) => input?.stdin).filter((text) => text !== "")));
}

test.each([
  ["on one line", ["Linha: ", "Coluna: "], "{row1}\n{column1}\n"],
  [
    "that helper functions put together",
    ["\nPlease enter which column to place the knight: ", "\nPlease enter which row to place the knight: "],
    "{column1}\n{row1}\n",
  ],
  ["in one word", ["\nboardsize: ", "Start row: ", "Start column: "], "{n}\n{row1}\n{column1}\n"],
  ["of names", ["Enter startX : ", "Enter startY : "], "{row1}\n{column1}\n"],
  ["without a colon", ["Posicion inicial\n x = ", " y = "], "{row1}\n{column1}\n"],
  ["in German", ["Feldgröße: ", "Startzeile (0-7)? ", "Startspalte (0-7)? "], "{n}\n{row0}\n{column0}\n"],
  [
    "of a menu that comes again",
    ["[1] Novo passeio\n[2] Encerrar\n> ", "Linhas: ", "Colunas: ", "[1] Novo passeio\n[2] Encerrar\n> "],
    "1\n{rows}\n{columns}\n2\n",
  ],
  [
    "with a form to type in",
    ["Tamanho, por exemplo 8,8: ", "Início (linha,coluna): "],
    "{rows},{columns}\n{row1},{column1}\n",
  ],
  [
    "above and below the choices of a menu",
    ["Main Menu:\n1. Start a tour\n2. Exit\nEnter your choice: ", "Row: ", "Column: "],
    "1\n{row1}\n{column1}\n2\n",
  ],
  [
    "of a menu in one line among others",
    [
      "Size: ",
      "Enter an algorithm (1 for brute force, 2 for Warnsdorff) : ",
      "Start: (Row # 1-8) ",
      "Start: (Column # 1-8) ",
    ],
    "{n}\n2\n{row1}\n{column1}\n",
  ],
  [
    "below the values that are possible",
    ["Coordinates can be: {0,1,2,3,4,5,6,7}\nX coordinate: ", "Y coordinate: "],
    "{row0}\n{column0}\n",
  ],
  [
    "with an example behind an arrow",
    ["Size: ", "\nEnter the knight's location(example -> x y) : ", "Other cases?\n1 : yes        2 : no\n"],
    "{n}\n{row1} {column1}\n2\n",
  ],
  [
    "of a menu that says what to type to leave",
    ["1. Enter 1 to see a tour\n2. Enter 0 to exit\nChoice: ", "Size: "],
    "1\n{n}\n0\n",
  ],
  [
    "of a menu with letters",
    ["Size: ", "Which search?\na- Depth first\nb- Warnsdorff's rule\n", "Time limit in minutes: "],
    "{n}\nb\n10\n",
  ],
  [
    "in French, with the first choice of a menu behind them",
    [
      "Taille du plateau : ",
      "1 - choisir la position de départ\n2 - position aléatoire\nVotre choix : ",
      "Entrez le numéro de la case de départ (0-63) : ",
    ],
    "{n}\n1\n{cell0}\n",
  ],
  [
    "with an example in brackets",
    ["Size (e.g., 5 for a 5x5 board): ", "Starting position (row and column, 0-based).\nRow: ", "Column: "],
    "{n}\n{row0}\n{column0}\n",
  ],
  [
    "of which the first has no mark",
    ["Enter board size (8 for 8x8 board) ", "Enter the beginning square (1 to 64): "],
    "{n}\n{cell1}\n",
  ],
  [
    "for two sides by their letters",
    ["Please enter size for m: ", "Please enter size for n: "],
    "{rows}\n{columns}\n",
  ],
  [
    "for squares that are left out",
    ["Size: ", "Enter number of forbidden squares: ", "Row (1-8): ", "Column (1-8): "],
    "{n}\n0\n{row1}\n{column1}\n",
  ],
  [
    "above a number that is found",
    ["Size: ", "Square (1 to 64): ", "Total number of moves: 64\n"],
    "{n}\n{cell1}\n",
  ],
  [
    "above the number of the square that was typed",
    ["Choose a starting position (0-63):\n", "Starting position: 5\n\n"],
    "{cell0}\n",
  ],
  [
    "with the size as a length, above the list of squares that was typed",
    ["Enter length of board: ", "Row: ", "Column: ", "Start: [(3, 3)]\n"],
    "{n}\n{row1}\n{column1}\n",
  ],
  ["above a list of steps with their numbers", ["Size: ", "Solution:\n1: a1\n2: b3\n10: c5\n"], "{n}\n"],
  [
    "above the square that was typed",
    ["Input your start (row, col)\n", "Your start is: (1,0)\n"],
    "{row1} {column1}\n",
  ],
  [
    "above the report of an error",
    ["Row: ", "Column: ", 'Traceback (most recent call last):\n  File "cavalo.py", line 9, in <module>\n'],
    "{row1}\n{column1}\n",
  ],
  [
    "with yes and no as numbers, and a summary below",
    [
      "Cores? (1 = Sim, 0 = Não): ",
      "Tamanho: ",
      "Linha: ",
      "Coluna: ",
      "- Tamanho: 8\nDe novo (1 = Sim, 0 = Não): ",
    ],
    "0\n{n}\n{row1}\n{column1}\n0\n",
  ],
  [
    "each with a mark on the next line",
    [
      "1. Simulate a path\n2. Quit\n>> ",
      "How many rows?\n>> ",
      "How many columns?\n>> ",
      "What is the starting square?\nPut it so: 2 3\n>> ",
    ],
    "1\n{rows}\n{columns}\n{cell1}\n2\n",
  ],
  [
    "for other things than places, in the form that they show",
    [
      "(int) x: ",
      "(int) y: ",
      "(float) scale - k: ",
      "Search method (a,b,c): ",
      "Search method (a-d): ",
      "Enter time limit in seconds: ",
      "Which search, bfs, dfs: ",
    ],
    "{row1}\n{column1}\n1\na\nd\n10\ndfs\n",
  ],
  [
    "for two indexes",
    ["please enter i for first point: ", "please enter j for first point: "],
    "{row1}\n{column1}\n",
  ],
  [
    "for a starting point",
    ["Width: ", "Height: ", "Choose starting point: "],
    "{columns}\n{rows}\n{cell1}\n",
  ],
  [
    "for a complete search",
    ["Size: ", "Do you want to execute a complete search? (y/n): ", "Again? (y/n): "],
    "{n}\ny\nn\n",
  ],
  [
    "with German yes or no",
    ["Größe (5<=n<=20): ", "Geschlossen? (j oder n): "],
    "{n}\n{tour:open=n,closed=j}\n",
  ],
  [
    "of a menu in one line",
    ["Menu\n(1 - Novo passeio, 2 - Ajuda, 0 - Sair):\n", "Linha: ", "Coluna: "],
    "1\n{row1}\n{column1}\n0\n",
  ],
  [
    "below a menu that does not ask for a choice, in Italian",
    ["1. Immetti le coordinate\n2. Prova una casella a caso\n\n", "Dimmi la riga\n", "Dimmi la colonna\n"],
    "1\n{row1}\n{column1}\n",
  ],
  [
    "for both sides at once",
    ["Size x and y of the board: ", "Start x and y: "],
    "{rows} {columns}\n{row1} {column1}\n",
  ],
  [
    "in Norwegian",
    ["Størrelse: ", "Rad? (mellom 1 og 8)\n", "Kolonne (1 - 8): "],
    "{n}\n{row1}\n{column1}\n",
  ],
  [
    "below a heading that states the base",
    ["Board size: ", "Enter the start (row and column, 0-based).\nRow: ", "Column: "],
    "{n}\n{row0}\n{column0}\n",
  ],
  ["for a file and a row", ["Enter file and row to place knight: "], "{column1} {row1}\n"],
  ["for a column by its letter", ["Linha (1-8): ", "Coluna (A-H): "], "{row1}\n{LETTER}\n"],
  [
    "with letters for searches",
    ["Size: ", "Enter mode(b = BFS, a = DFS, c = Node Selection): ", "Enter time limit(seconds): "],
    "{n}\na\n10\n",
  ],
  [
    "with a menu of letters, below a question for both coordinates",
    ["What position do you start from?\nx: ", "y: ", "enter add(A), delete(D), continue(C), or Quit(Q): "],
    "{row1}\n{column1}\nC\n",
  ],
  ["for how large it is", ["How large do you want your grid to be? "], "{n}\n"],
  ["in Turkish", ["Boyut: ", "Satır (0-7): ", "Sütun (0-7): "], "{n}\n{row0}\n{column0}\n"],
  ["in Polish", ["Podaj rozmiar planszy: ", "Wiersz: ", "Kolumna: "], "{n}\n{row1}\n{column1}\n"],
  ["about a quicker search", ["Size: ", "Use Warnsdorff's heuristic? (y/n): "], "{n}\ny\n"],
  [
    "for the size of a row, and for a place within a size",
    [
      "Enter a row size: ",
      "Enter a column size: ",
      "An x position within 10x10: ",
      "A y position within 10x10: ",
    ],
    "{rows}\n{columns}\n{row1}\n{column1}\n",
  ],
  [
    "whether to begin, and whether to play",
    ["Would you like to begin? (Y for Yes): ", "Do you want to try the puzzle?\n", "Row: ", "Column: "],
    "Y\nn\n{row1}\n{column1}\n",
  ],
  ["with a no of another language", ["Ukuran: ", "Tampilkan animasi? (y/t): "], "{n}\nt\n"],
  [
    "with a choice of open and closed tours",
    ["Start X (0-7): ", "Start Y (0-7): ", "closed atau open? (c/o): "],
    "{row0}\n{column0}\n{tour:open=o,closed=c}\n",
  ],
  ["with a yes or no at the end", ["Tamanho (n x n): ", "Outro passeio? (s/n) "], "{n}\nn\n"],
])("prompts %s are answered in the order in which they come", async (_, prompts, typed) => {
  expect(await typedAt(inTurn(prompts))).toContain(typed);
});

test("a question that comes again is answered in another way", async () => {
  const program = asking(([size = "", start]) => {
    const dimensions = "Board dimensions: ";
    if (size.split(" ").length < 2) return size === "" ? dimensions : `${dimensions}Invalid!${dimensions}`;
    const position = `${dimensions}Starting position: `;
    if (start === undefined) return position;
    return `${position}${start.split(" ").length < 2 ? "Invalid!Starting position: " : "Play? (y/n) "}`;
  });
  expect(await typedAt(program)).toContain("{rows} {columns}\n{row1} {column1}\nn\n");
});

test("a prompt that comes again and again is answered once", async () => {
  expect(await typedAt(asking(() => "Tamanho: ".repeat(1000)))).toEqual(["{n}\n"]);
});

test("a flood of prompts is read in its beginning only", () => {
  const flood = Buffer.from(Array.from({ length: 1e5 }, (_, at) => `linha ${at}: `).join(""));
  expect(promptsIn(flood).questions.length).toBeLessThan(2000);
});

test.each(["Enter the size: Invalid!\n", "Enter the size: "])(
  "a question in the middle of which reading ends is not one of its own: %j",
  (again) => {
    // Wherever the end of what is read falls in it.
    for (let length = 0; length < again.length; length++) {
      const flood = Buffer.from(" ".repeat(length) + again.repeat(1000));
      expect(promptsIn(flood).questions.map(({ text }) => text)).toEqual(["Enter the size:"]);
    }
  },
);

test("of the choices of a menu, the one that lets its user choose the start of an open tour is made first", async () => {
  const choices = [
    "vom Programm gewählt",
    "vom Anwender gewählt",
    "vom Anwender gewählt, geschlossener Pfad",
  ];
  const menu = choices.map((choice, at) => `${at + 1}: Startfeld wird ${choice}.\n`).join("");
  const [typed] = await typedAt(inTurn([`${menu}Option: `, "Zeile: ", "Spalte: "]));
  expect(typed).toBe("2\n{row1}\n{column1}\n");
});

test("a text that is longer than any prompt asks for nothing", () => {
  expect(promptKindsIn("Linha: ")).toEqual(["row"]);
  expect(promptKindsIn("Tamanho inválido. Linha: ".repeat(100))).toEqual([]);
});

/** A menu that comes again: one choice asks for the start, another one shows the tour. */
const MENU =
  "Please enter your choice:\n1. Enter a starting position\n2. Find the tour\n3. Show it\n4. Exit\n";

test("each choice of a menu that comes again is made in its turn", async () => {
  const program = asking((typed) => {
    const said = [MENU];
    for (const [at, line] of typed.entries()) {
      if (typed[at - 1] === "1") said.push(MENU);
      else if (line === "4") return said.join("");
      else said.push(line === "1" ? "Starting square (A1 to H8): " : MENU);
    }
    return said.join("");
  });
  const allowance = allowanceOf({ ways: 1, cpuMs: 1e6, wallMs: 1e6 });
  const { inTurn, choices } = await walk(TOUR_TRIALS[0]!, { program, allowance });
  const { likely } = waysToTours({ ...cluesIn([]), questions: inTurn, choices });
  expect(likely.map(({ input }) => input?.stdin)).toContain("1\n{SQUARE}\n2\n3\n4\n");
});

test("a program that keeps its prompts in its memory until it is stopped is listened to in a terminal", async () => {
  const program = fakeProgram(({ delivery }) =>
    delivery.terminal ? "Linha: " : delivery.stdin === "" ? { over: "cpu" } : "",
  );
  expect(await typedAt(program)).toContain("{row1}\n");
});

/** Prints its prompts in turn; each takes all that is there, so typed at once the second one gets nothing. */
function swallowing(prompts: readonly string[]): Parameters<typeof fakeProgram>[0] {
  return ({ delivery: { stdin, typing } }) => {
    const lines = stdin.split("\n").length - 1;
    const got = typing === "lines" ? lines : Math.min(lines, 1);
    return { said: prompts.slice(0, got + 1).join(""), error: "no line found" };
  };
}

/** Walks through a program. Tells the manner of typing that it needs, and the deliveries that it took to find out. */
async function mannerOf(act: Parameters<typeof fakeProgram>[0], terminalCheck?: string) {
  const runs: Task["delivery"][] = [];
  const program = fakeProgram((task) => {
    runs.push(task.delivery);
    return act(task);
  });
  const allowance = allowanceOf({ ways: 1, cpuMs: 1e6, wallMs: 1e6 });
  const { questions, manner } = await walk(TOUR_TRIALS[0]!, { program, allowance }, { terminalCheck });
  return { asked: questions.map(({ text }) => text), typed: manner?.typed, runs };
}

test("a program that does not get its second line is typed to line by line", async () => {
  const { asked, typed } = await mannerOf(swallowing(["Linhas: ", "Colunas: ", "Linha: ", "Coluna: "]));
  expect(asked).toEqual(["Linhas:", "Colunas:", "Linha:", "Coluna:"]);
  expect(typed).toEqual({ typing: "lines" });
});

test("a program that gets all that is typed at once is never typed to in turn", async () => {
  const { asked, typed, runs } = await mannerOf(({ delivery: { stdin } }) => {
    const lines = stdin.split("\n").length - 1;
    const said = ["Linhas: ", "Colunas: "].slice(0, lines + 1).join("");
    return lines < 2 ? { said, error: "no line found" } : `${said}1 2 3`;
  });
  expect(asked).toHaveLength(2);
  expect(typed).toBeUndefined();
  expect(runs.filter(({ typing, terminal }) => typing || terminal)).toEqual([]);
});

test("a terminal is given to a program that reads nothing without one, if its sources look for one", async () => {
  const act: Parameters<typeof fakeProgram>[0] = ({ delivery: { terminal } }) =>
    terminal ? "Linha: " : { said: "Sem console", error: "" };
  expect(await mannerOf(act)).toMatchObject({ asked: [], typed: undefined });
  expect(await mannerOf(act, "a.java:1")).toMatchObject({
    asked: ["Linha:"],
    typed: { typing: "lines", terminal: true },
  });
  const reads: typeof act = ({ delivery: { stdin } }) => (stdin === "" ? "Sem entrada" : "Lido");
  expect(await mannerOf(reads, "a.py:1")).toMatchObject({ typed: undefined });
});
