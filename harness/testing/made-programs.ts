import { type Dice, diceOf } from "./voices/dice.ts";

/**
 * Makes statements of a program in C that no other seed brings about.
 *
 * @param name of all its variables and functions
 */
export function madeStatements(seed: number, count: number, name = "x"): string {
  const dice = diceOf(seed);
  return `${Array.from({ length: count }, () => statement(dice, 2)).join("\n")}\n`.replace(/\bx\b/g, name);
}

function statement(dice: Dice, depth: number): string {
  const inner = () => (depth > 0 ? statement(dice, depth - 1) : `x = ${sum(dice, 3)};`);
  return dice.pick([
    () => `if (${sum(dice, 2)} < ${sum(dice, 2)}) { ${inner()} ${inner()} }`,
    () => `while (${sum(dice, 2)} != 0) { ${inner()} }`,
    () => `x(${sum(dice, 2)}, ${sum(dice, 1)});`,
    () => `x[${sum(dice, 1)}] = ${sum(dice, 3)};`,
  ])();
}

function sum(dice: Dice, depth: number): string {
  if (depth === 0 || dice.once(3)) return dice.pick(["x", "7", "x[x]", "x(2)", "'a'"]);
  return `${sum(dice, depth - 1)} ${dice.pick(["+", "-", "*", "/", "%", "&", "|"])} ${sum(dice, depth - 1)}`;
}
