import type { YAMLParseError } from "yaml";

/**
 * What keeps a text from being YAML, in plain words where the mistake is a common one, and else in the parser's.
 *
 * @param text the whole text that the error is in
 */
export function syntaxMistake({ code, message, pos }: YAMLParseError, text: string): string {
  const rest = text.slice(pos[0]).split("\n", 1)[0]!;
  // In a text with |, what is said of a tab is another sentence.
  if (code === "TAB_AS_INDENT" || rest.startsWith("\t")) return "a tab sets this line in; YAML wants spaces";
  switch (code) {
    case "DUPLICATE_KEY":
      return "this key is here a second time";
    case "BAD_SCALAR_START":
      return `a text that begins with ${rest[0]} stands in quotes`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(?:\s|$)/.test(rest)
        ? 'a text with a colon stands in quotes: key: "one: two"'
        : "the next line is set in too far";
    case "BAD_INDENT":
      return message === "All mapping items must start at the same column"
        ? "this line is not set in as those that it belongs with: keys of one mapping, and rows of one text, begin in one column"
        : message;
    case "MULTILINE_IMPLICIT_KEY":
      return "here no key is followed by a colon and a blank, as in key: value";
    default:
      return message;
  }
}
