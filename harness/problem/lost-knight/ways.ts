import { placed, type Sentence } from "../../base/sentence.ts";
import type { Clues, FileName, PromptKind } from "../clues.ts";
import { dialogues } from "../dialogue.ts";
import { asking, byContract, keptOpen, quoted, type Way, type Ways } from "../way.ts";

/** Prompts that a program for boards has. */
const BOARDS: readonly PromptKind[] = ["file", "board"];
const ASKED_FOR: readonly PromptKind[] = [...BOARDS, "rows", "columns", "size", "menu", "again", "enter"];

const SIZES_FIRST: Sentence = {
  en: "tried with a line with the sizes before the board",
  "pt-BR": "testado com uma linha com os tamanhos antes do tabuleiro",
};

const WITH_SIZES: Way = {
  input: asking({ stdin: "{rows} {columns}\n{board}" }),
  evidence: [{ at: ["input", "stdin"], because: SIZES_FIRST }],
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
  const given: Sentence = {
    en: "the board was put into this file",
    "pt-BR": "o tabuleiro foi posto neste arquivo",
  };
  const evidence = [
    { at: ["input", "files", name], because: placed(quoted(file), given) },
    {
      at: ["input", "folder"],
      because: {
        en: "a path to the file that stands in its source files starts from this folder",
        "pt-BR": "um caminho até o arquivo, escrito no código, parte desta pasta",
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
          en: `${variable.at} mentions the variable ${variable.text}`,
          "pt-BR": `${variable.at} menciona a variável ${variable.text}`,
        },
      })),
    },
  ];
}
