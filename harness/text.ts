/** Orders texts by their code units: the same on every machine, whatever its language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `1 move`, `2 moves`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** How much of what a program printed is quoted. */
const EXCERPT_LENGTH = 160;

/**
 * What a program printed, made fit to stand in a sentence of ours: one line, cut (with the cut marked), and nothing in
 * it that a terminal, an editor or a reader would obey or not see.
 */
export function excerpt(text: string): string {
  return shorten(printable(text.trim()), EXCERPT_LENGTH);
}

/** The text with no more characters than these and, where it was longer, a mark of the cut. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/**
 * The text with every control, formatting and lone surrogate character as its escape, `\u{1b}`, and so the second sign of
 * `##[` and its like: a build service takes them for commands anywhere in a line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?<=#)#(?=\w{0,20}\[)/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return character === "\t" ? " " : `\\u{${code}}`;
  });
}

/**
 * The line of a program's output that tells most: one that names an error, or else the last one; with the next one
 * where it ends in a colon.
 */
export function tellingLine(bytes: Buffer): string {
  const lines = outputLines(bytes);
  const named = lines.findIndex((line) =>
    /undefined reference|\b\w*(?:error|Exception)\b|panicked|fault/i.test(line),
  );
  const [line = "", next] = named < 0 ? lines.slice(-1) : lines.slice(named);
  return excerpt(next !== undefined && /:\s*$/.test(line) ? `${line.trim()} ${next.trim()}` : line);
}

function outputLines(bytes: Buffer): string[] {
  return bytes
    .toString("utf8")
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "");
}
