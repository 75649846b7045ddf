import { placed, type Sentence } from "../../base/sentence.ts";
import type { Clues, FileName, PromptKind } from "../clues.ts";
import { dialogues } from "../dialogue.ts";
import { asking, byContract, keptOpen, quoted, type Way, type Ways } from "../way.ts";

/** Prompts that a program for boards has. */
const BOARDS: readonly PromptKind[] = ["file", "board"];
const ASKED_FOR: readonly PromptKind[] = [...BOARDS, "rows", "columns", "size", "menu", "again", "enter"];

const SIZES_UNDERSTOOD: Sentence = {
  en: "it understood a line with the sizes before the board",
  "pt-BR": "entendeu uma linha com os tamanhos antes do tabuleiro",
};

const WITH_SIZES: Way = {
  input: asking({ stdin: "{rows} {columns}\n{board}" }),
  evidence: [{ at: ["input", "stdin"], because: SIZES_UNDERSTOOD }],
};

/** Lists the ways of giving a board to a program. */
export function waysToBoards(clues: Clues): Ways {
  const questions = clues.questions
    .map((question) => ({
      ...question,
      kinds: question.kinds.filter((kind) => ASKED_FOR.includes(kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  const asksForBoard = questions.some(({ kinds }) => kinds.some((kind) => BOARDS.includes(kind)));
  const asked = asksForBoard ? dialogues(questions, clues) : [];
  const files = clues.fileNames.filter(({ use }) => use !== "written");
  return {
    likely: [...asked, byContract(clues), ...files.map((file) => fixedFile(file)), ...byVariables(clues)],
    guessed: [
      ...(clues.traces.input === undefined ? [] : [WITH_SIZES]),
      ...SIZED.flatMap((text) => files.map((file) => fixedFile(file, text))),
    ],
    open: keptOpen([...asked, byContract(clues)]),
  };
}

/** Boards below a line with their sizes. */
const SIZED = ["{rows} {columns}\n{board}", "{n}\n{board}"];

function fixedFile(file: FileName, text = "{board}"): Way {
  const { name, folder } = file;
  const answered: Sentence = {
    en: "it answered with the board in this file",
    "pt-BR": "respondeu com o tabuleiro neste arquivo",
  };
  const evidence = [
    { at: ["input", "files", name], because: placed(quoted(file), answered) },
    {
      at: ["input", "folder"],
      because: {
        en: "its path to the file starts from this folder",
        "pt-BR": "o caminho até o arquivo parte desta pasta",
      },
    },
  ];
  return {
    input: asking({ files: { [name]: text }, ...(folder !== undefined && { folder }) }),
    evidence,
  };
}

function byVariables({ variables }: Clues): Way[] {
  const input = variables.find(({ text }) =>
    /entrada|input|in$|board|tabuleiro|mapa|arquivo|file/i.test(text),
  );
  const output = variables.find(({ text }) => /saida|salida|output|out$|resposta|resultado/i.test(text));
  if (!input) return [];
  const environment = { [input.text]: "{boardPath}", ...(output && { [output.text]: "{answerPath}" }) };
  return [
    {
      input: asking({ environment }),
      ...(output && { answer: { file: "resposta.txt" } }),
      evidence: [input, ...(output ? [output] : [])].map((variable) => ({
        at: ["input", "environment", variable.text],
        because: {
          en: `it reads the variable ${variable.text} in ${variable.at}`,
          "pt-BR": `lê a variável ${variable.text} em ${variable.at}`,
        },
      })),
    },
  ];
}
