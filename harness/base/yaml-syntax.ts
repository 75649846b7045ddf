import type { YAMLParseError } from "yaml";
import type { Sentence } from "./sentence.ts";

export const REPEATED_KEY: Sentence = {
  en: "this key appears twice",
  "pt-BR": "esta chave aparece duas vezes",
};

/**
 * Explains a YAML error in plain words if the mistake is a common one, or else in the parser's words.
 *
 * @param text the whole text that contains the error
 */
export function syntaxMistake({ code, message, pos }: YAMLParseError, text: string): Sentence {
  const rest = text.slice(pos[0]).split("\n", 1)[0]!;
  const inParsersWords = {
    en: `the YAML is not valid (${message})`,
    "pt-BR": `o YAML não é válido (${message})`,
  };
  // The parser has another sentence for a tab in a text with |.
  if (code === "TAB_AS_INDENT" || rest.startsWith("\t"))
    return {
      en: "this line is indented with a tab. YAML needs spaces",
      "pt-BR": "esta linha está recuada com tabulação. O YAML precisa de espaços",
    };
  switch (code) {
    case "DUPLICATE_KEY":
      return REPEATED_KEY;
    case "BAD_SCALAR_START":
      return {
        en: `quote text that begins with ${rest.slice(0, 1)}`,
        "pt-BR": `ponha entre aspas um texto que começa com ${rest.slice(0, 1)}`,
      };
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(?:\s|$)/.test(rest)
        ? {
            en: 'quote text with a colon: key: "one: two"',
            "pt-BR": 'ponha entre aspas um texto com dois-pontos: chave: "um: dois"',
          }
        : { en: "the next line is indented too far", "pt-BR": "a próxima linha está recuada demais" };
    case "BAD_INDENT":
      return message === "All mapping items must start at the same column"
        ? {
            en: "this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column",
            "pt-BR":
              "esta linha não está recuada como as outras do mesmo bloco. As chaves de um mapa e as linhas de um texto começam na mesma coluna",
          }
        : inParsersWords;
    case "MULTILINE_IMPLICIT_KEY":
      return {
        en: "a key needs a colon and a space after it: key: value",
        "pt-BR": "uma chave precisa de dois-pontos e um espaço depois dela: chave: valor",
      };
    default:
      return inParsersWords;
  }
}
