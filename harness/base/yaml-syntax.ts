import type { YAMLParseError } from "yaml";

/**
 * Explains a YAML error in plain words if the mistake is a common one, or else in the parser's words.
 *
 * @param text the whole text that contains the error
 */
export function syntaxMistake({ code, message, pos }: YAMLParseError, text: string): string {
  const rest = text.slice(pos[0]).split("\n", 1)[0]!;
  // The parser has another sentence for a tab in a text with |.
  if (code === "TAB_AS_INDENT" || rest.startsWith("\t"))
    return "this line is indented with a tab. YAML needs spaces";
  switch (code) {
    case "DUPLICATE_KEY":
      return "this key appears twice";
    case "BAD_SCALAR_START":
      return `quote text that begins with ${rest[0]}`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(?:\s|$)/.test(rest)
        ? 'quote text with a colon: key: "one: two"'
        : "the next line is indented too far";
    case "BAD_INDENT":
      return message === "All mapping items must start at the same column"
        ? "this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column"
        : message;
    case "MULTILINE_IMPLICIT_KEY":
      return "a key needs a colon and a space after it: key: value";
    default:
      return message;
  }
}
