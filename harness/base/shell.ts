import { IS_WINDOWS } from "./windows.ts";

/** The language of a shell that a person types commands into. */
export interface Shell {
  /** Quotes a word, if it needs that. */
  readonly word: (text: string) => string;
  /** Writes a command that prints a text. */
  readonly printing: (text: string) => string;
  /** Writes a command with variables of its own. */
  readonly withVariables: (variables: Readonly<Record<string, string>>, command: string) => string;
  /** Writes a command that reads a file. */
  readonly fromFile: (command: string, file: string) => string;
  /** Writes a command whose input goes on at the keyboard behind what is printed; undefined where no short one does. */
  readonly goingOn: (print: string, command: string) => string | undefined;
  /** Beginning of the path of a program in the working folder. */
  readonly here: string;
}

const posix: Shell = {
  // In such a way that PowerShell and `cmd` take it for the same, as long as it has no sign that one of them reads otherwise.
  word(text) {
    if (/^[\w+=:./-]+$/.test(text)) return text;
    return /^[^"$`\\!%\p{Cc}]+$/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
  },
  printing(text) {
    if (isLine(text)) return `echo ${posix.word(text.slice(0, -1))}`;
    const format = text.replaceAll("%", "%%").replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
    return `printf ${posix.word(format.replace(/^-/, "\\055"))}`;
  },
  withVariables(variables, command) {
    const settings = Object.entries(variables).map(([name, value]) => `${name}=${posix.word(value)}`);
    return [...settings, command].join(" ");
  },
  fromFile: (command, file) => `${command} < ${posix.word(file)}`,
  goingOn: (print, command) => `(${print}; cat) | ${command}`,
  here: "./",
};

/** That of Windows, which its newer terminals and editors open. It has no `<`; `cmd` takes most of it, too. */
const powershell: Shell = {
  word(text) {
    if (/^[\w+=:./\\-]+$/.test(text)) return text;
    return /^[^"$`%\p{Cc}]+$/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
  },
  printing(text) {
    if (isLine(text)) return `echo ${powershell.word(text.slice(0, -1))}`;
    const signs = text.replace(/\n$/, "").replace(/["$`]/g, "`$&");
    return `echo "${signs.replaceAll("\n", "`n")}"`;
  },
  withVariables(variables, command) {
    const settings = Object.entries(variables).map(([name, value]) => `$env:${name}=${inQuotes(value)}`);
    return [...settings, command].join("; ");
  },
  fromFile: (command, file) => `type ${powershell.word(file)} | ${command}`,
  goingOn: () => undefined,
  here: ".\\",
};

export const SHELLS = { posix, powershell } as const;

/** The shell of this machine. */
export const SHELL: Shell = IS_WINDOWS ? powershell : posix;

/** Quotes a word for the shell of this machine, if it needs that. */
export const shellWord = SHELL.word;

/** Tests if a text is one line that any shell prints with `echo` as it is. */
function isLine(text: string): boolean {
  return /^[^\n\\]*\n$/.test(text) && !text.startsWith("-");
}

/** There a value is an expression, of which a bare word is none. */
function inQuotes(value: string): string {
  const word = powershell.word(value);
  return /^["']/.test(word) ? word : `"${word}"`;
}
