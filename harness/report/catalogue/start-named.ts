import { squareName } from "../../case/square-schema.ts";
import type { Finding } from "../../finding/index.ts";

/**
 * Makes a function that names the square on which a tour starts, and as the program names it, if it does so as in chess.
 *
 * @param read the words between the two names
 */
export function startNamed(read: string) {
  return ({ found, startName }: Pick<Finding<"wrong-start">, "found" | "startName">): string =>
    startName === undefined ? squareName(found) : `${startName} (${read} ${squareName(found)})`;
}
