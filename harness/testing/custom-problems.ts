import type { Finding } from "../finding/index.ts";
import type { Files } from "./wrong-answers.ts";

/** A program for custom problems, and the problem that it is put to. */
interface Put {
  readonly on: Files;
  readonly files: Files;
}

/** A custom problem with one case: its `problem.yaml`, and a case with the input 7. */
export function customProblem(
  settings: string,
  { files = {}, answer = "" }: { files?: Files; answer?: string } = {},
): Files {
  return {
    "problem.yaml": `problem: one\ntitle: One\n${settings}\n`,
    "seven.yaml": `input: 7\n${answer}\n`,
    ...files,
  };
}

const printing = (text: string): Files => ({ "main.js": `console.log(${JSON.stringify(text)});\n` });

/** A checker that ends with an exit code, after a message for the team. */
export const checkerWith = (code: number, message = ""): Files => ({
  "checker/main.js": `require("fs").writeFileSync(process.argv[4] + "teammessage.txt", ${JSON.stringify(message)});
process.exit(${code});
`,
});

const judged = (files: Files): Put => ({
  on: customProblem("checker: checker", { files }),
  files: printing("7"),
});

type CustomKind = Extract<
  Finding["kind"],
  | "other-value"
  | "other-count"
  | "checker-rejects"
  | "author-program"
  | "input-rejected"
  | "value-missing"
  | "answer-stated"
>;

/** A program that draws each kind of finding on custom problems. */
export const CUSTOM: Readonly<Record<CustomKind, Put>> = {
  "other-value": { on: customProblem("answer: line", { answer: "answer: yes" }), files: printing("no") },
  "other-count": { on: customProblem("answer: numbers", { answer: "answer: [1, 2]" }), files: printing("1") },
  "checker-rejects": judged(checkerWith(43, "a queen attacks another")),
  "author-program": judged(checkerWith(1)),
  "input-rejected": {
    on: customProblem("answer: line\nvalidator: validator", {
      answer: "answer: yes",
      files: { "validator/main.js": "process.exit(43);\n" },
    }),
    files: printing("yes"),
  },
  "value-missing": {
    on: customProblem("answer: line", { answer: "answer: yes" }),
    files: { ...printing("yes"), "submission.yaml": 'input: { stdin: "{rows}" }\n' },
  },
  "answer-stated": { on: customProblem("answer: line", { answer: "answer: yes" }), files: printing("yes") },
};
