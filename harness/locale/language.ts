/**
 * Texts in a language by the English ones, whose holes are numbered: `"no room for {0}": "não há lugar para {0}"`. A
 * noun stands with its plural: `"case|cases": "caso|casos"`.
 */
export type Texts = Readonly<Record<string, string>>;

/** A language of people besides English, which stands in the code. Its texts are made when they are first asked for. */
export interface Language {
  /** Name of the language as its speakers call it. */
  readonly name: string;
  /** Sentences of the whole program. */
  readonly texts: () => Texts;
  /** Words of pages and of tables that a command prints, by the name of their table. */
  readonly words: () => Readonly<Record<string, Texts>>;
  /** Names of values and arguments in the help of commands, where they differ. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** A table that people open in a spreadsheet: its name and its signs. */
  readonly table: { readonly file: string; readonly delimiter: string; readonly decimal: string };
}
