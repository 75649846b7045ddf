import type { YAMLParseError } from "yaml";
import { type Sentence, say } from "./sentence.ts";

export const REPEATED_KEY: Sentence = say`this key appears twice`;

/**
 * Explains a YAML error in plain words if the mistake is a common one, or else in the parser's words.
 *
 * @param text the whole text that contains the error
 */
export function syntaxMistake({ code, message, pos }: YAMLParseError, text: string): Sentence {
  const rest = text.slice(pos[0]).split("\n", 1)[0]!;
  const inParsersWords = { ...say`the YAML is not valid (${message})`, en: message };
  // The parser has another sentence for a tab in a text with |.
  if (code === "TAB_AS_INDENT" || rest.startsWith("\t"))
    return say`this line is indented with a tab. YAML needs spaces`;
  switch (code) {
    case "DUPLICATE_KEY":
      return REPEATED_KEY;
    case "BAD_SCALAR_START":
      return say`quote text that begins with ${rest.slice(0, 1)}`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(?:\s|$)/.test(rest)
        ? say`quote text with a colon: key: "one: two"`
        : say`the next line is indented too far`;
    case "BAD_INDENT":
      return message === "All mapping items must start at the same column"
        ? say`this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column`
        : inParsersWords;
    case "MULTILINE_IMPLICIT_KEY":
      return say`a key needs a colon and a space after it: key: value`;
    default:
      return inParsersWords;
  }
}
