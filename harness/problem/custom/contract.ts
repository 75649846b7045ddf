import type { Question } from "../../answer/reading/answer.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import type { Contract } from "../contract.ts";
import { checkCustom } from "./check.ts";
import { numbersIn } from "./compare/numbers.ts";

/** Numbers that are heard as answers are smaller than the product. */
const NO_BOARD = { rows: 10_000, columns: 10_000 };

/** Gives what the templates of the problem say. */
export function customContract(asked: CustomCase): Contract {
  return {
    input: asked.asking,
    placeholders: asked.values,
    formats: isHeard(asked) ? ["stated-moves", "bare-number"] : ["printed"],
    question: { ...NO_BOARD, ...listIn(asked) },
    misfit: () => undefined,
    lacks: (name) => ({ kind: "value-missing", name }),
    check: (answer) => checkCustom(asked, answer),
  };
}

function listIn({ answering, answer }: CustomCase): Pick<Question, "numbers"> {
  const isList = answering?.kind === "numbers" && answer !== undefined;
  return isList ? { numbers: numbersIn(String(answer)).map(({ value }) => value) } : {};
}

/** Tests if the answer is a whole number, which is heard in whatever sentence a program prints. */
function isHeard({ answering, answer }: CustomCase): boolean {
  return (
    answering?.kind === "number" &&
    !answering.tolerance &&
    Number.isSafeInteger(answer) &&
    Number(answer) >= 0
  );
}
