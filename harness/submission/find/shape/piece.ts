import type { Source } from "../../language/language.ts";

/** The piece in the languages of these courses. A file that names it is about one of our problems. */
export const KNIGHT = /knight|cavalo|caballo|springer|cavalier|cavallo/i;

/** Tests if a source names the piece. */
export function namesPiece({ path, text }: Source): boolean {
  return KNIGHT.test(path) || KNIGHT.test(text);
}
