import { expect, test } from "vitest";
import { selectReadings } from "./select-readings.ts";
import type { Transcript } from "./selection.ts";

/** Answers of a program that searches one board of the case, and always the same others. */
const ANSWERS = [4, 15, 68, 7, 31, 52, 9, 23];

/** Selects a program that prints a text of its own for each answer. */
function selectionOf<Answer extends number | "impossible">(
  answers: readonly Answer[],
  say: (answer: Answer, at: number) => string,
) {
  return hearingOf(answers, say).selected;
}

function hearingOf<Answer extends number | "impossible">(
  answers: readonly Answer[],
  say: (answer: Answer, at: number) => string,
) {
  return selectReadings(
    answers.map(
      (answer, at): Transcript => ({
        asked: { name: `case ${at}`, answer },
        output: () => Buffer.from(say(answer, at)),
        plan: {
          question: { rows: 10 + at, columns: 30 - at },
          formats: ["stated-moves", "bare-number"],
          declared: {},
        },
        check: () => ({ kind: "accepted" }),
      }),
    ),
  );
}

const asRead = (answers: readonly number[]) =>
  answers.map((moves) => ({ kind: "read", reading: { answer: { kind: "moves", moves } } }));

test("boards that a program always brings along do not hide the one that it was asked for", () => {
  const others = [15, 68, 123].map((moves) => `tabuleiro fixo\n${moves} movimentos\n`).join("");
  const selected = selectionOf(ANSWERS, (answer) => `tabuleiro pedido\n${answer} movimentos\n${others}`);
  expect(selected).toMatchObject(asRead(ANSWERS));
});

/** Answers with one that a program says in the singular. */
const WITH_ONE = [...ANSWERS, 1, 12, 41];

test("a sentence in the singular is selected, also if it has other numbers", () => {
  const selected = selectionOf(
    WITH_ONE,
    (answer, at) =>
      `um\ndois\nbusca\ncasas: ${90 + at * at}, ${answer === 1 ? "pulo" : "pulos"} ate S: ${answer}\ntotal de passos: ${80 + 3 * at}\nfim\nate mais\n`,
  );
  expect(selected).toMatchObject(asRead(WITH_ONE));
});

test("a number below the two sizes of the board is the answer, and no step of a log", () => {
  const selected = selectionOf(
    WITH_ONE,
    (answer, at) =>
      `tabuleiro:\n${10 + at}\n${30 - at}\n${answer}\npassos da busca: ${80 + 3 * at}\nfim\nate mais\n`,
  );
  expect(selected).toMatchObject(asRead(WITH_ONE));
});

test("a negative number is an overflow where there is a path, and says no where there is none", () => {
  const answers = [...ANSWERS, 156, "impossible"] as const;
  const selected = selectionOf(
    answers,
    (answer) => `${answer === "impossible" ? -2 : ((answer + 128) % 256) - 128} movimentos\n`,
  );
  expect(selected).toMatchObject([
    ...asRead([...ANSWERS, -100]),
    { kind: "read", reading: { answer: { kind: "none" } } },
  ]);
});

test("-1 in the place of the answer, beside other numbers, says that there is no path", () => {
  const selected = selectionOf(
    [...ANSWERS, "impossible"] as const,
    (answer, at) => `${10 + at} ${30 - at} ${answer === "impossible" ? -1 : answer}\n`,
  );
  expect(selected).toMatchObject([
    ...asRead(ANSWERS),
    { kind: "read", reading: { answer: { kind: "none" } } },
  ]);
});

test("a number stands for no path only if it is in every case without one, and in no other", () => {
  const answers = [...ANSWERS, 44, "impossible", "impossible"] as const;
  const lookedAt = (say: (answer: number | "impossible", at: number) => string | number) =>
    hearingOf(answers, (answer, at) => `${say(answer, at)} movimentos\n`).toLookAt;
  const far = (answer: number | "impossible") => (answer === "impossible" ? 99999 : answer);
  expect(lookedAt(far)).toEqual([{ kind: "number-for-none", number: 99999 }]);
  expect(lookedAt((answer, at) => (at === answers.length - 1 ? "sem solução, 0" : far(answer)))).toEqual([]);
  expect(lookedAt((answer) => (answer === 44 ? 99999 : far(answer)))).toEqual([]);
});
