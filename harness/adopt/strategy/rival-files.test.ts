import { expect, test } from "vitest";
import { adoptionsBy } from "../../testing/adoption.ts";
import { adoptProgram } from "../adopt-program.ts";
import { allowanceOf } from "../attempt/allowance.ts";

const adoptionOf = adoptionsBy(adoptProgram, allowanceOf);
const WRONG = (answer: Answer) => said(typeof answer === "number" ? answer + 1 : answer);
const LOG = (answer: Answer) => `${[4, 2, 7].map((square) => `casa ${square}`).join("\n")}\n${answer}1\n`;

type Answer = number | "impossible";

function said(answer: Answer): string {
  return answer === "impossible" ? "impossible\n" : `${answer} moves\n`;
}

/** Adopts a program that writes files, each of which makes its own text of the right answer. */
function writing(files: Readonly<Record<string, (answer: Answer) => string>>) {
  return adoptionOf({
    source: Object.keys(files)
      .map((name) => `open("${name}", "w").write(board(input()))\n`)
      .join(""),
    problem: "lost-knight",
    act: ({ asked }) => ({
      wrote: Object.fromEntries(
        Object.entries(files).map(([name, textOf]) => [name, textOf(asked.answer as Answer)]),
      ),
    }),
  });
}

test.each([
  { "a.txt": said, "b.txt": WRONG },
  { "a.txt": WRONG, "b.txt": said },
  { "resposta.txt": said, "saida.txt": WRONG },
])("no answer file is chosen because it is right: %o", async (files) => {
  const reason = { en: expect.stringContaining("nothing says which of the files is meant") };
  expect(await writing(files)).toMatchObject({ kind: "given-up", reason });
});

test.each([
  ["a log of many numbers", { "a.txt": said, "b.txt": LOG }],
  ["a log that ends with a number, beside a number", { "a.txt": String, "b.txt": LOG }],
  ["the same answer", { "a.txt": said, "b.txt": said }],
  ["another answer in a file that no word calls the answer", { "a.txt": WRONG, "resposta.txt": said }],
])("an answer file is found beside %s", async (_, files) => {
  const file = Object.keys(files).find((name) => name === "resposta.txt") ?? "a.txt";
  expect(await writing(files)).toMatchObject({ kind: "adopted", manifest: { answer: { file } } });
});
