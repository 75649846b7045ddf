import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";

/**
 * Puts one more case to a program, to test what seems to be the cause of its mistakes. The answer is judged by itself,
 * and is worth no points.
 *
 * @param turn tells runs of the same case apart; 0 if left out
 */
export type Ask<Asked extends Case = Case> = (asked: Asked, turn?: number) => Promise<Attempt>;
