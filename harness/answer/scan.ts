import { IntegerList } from "./integers.ts";

/** What stands for a square that was not visited: -1, or a `-`, `.`, `_` or `*` of its own. */
export const UNVISITED = -1;

/** What a line of output holds. It is valid only until the next line is scanned. */
export interface ScannedLine {
  /** Every whole number of the line. */
  readonly numbers: IntegerList;
  /** Those that stand in twos within brackets: `(0, 0)`, `[0 0]`. */
  readonly pairs: IntegerList;
  /** Whether the line has letters or signs that no table of numbers has. */
  readonly words: boolean;
}

const [OTHER, DIGIT, GAP, OPENING, CLOSING, MARK, MINUS, WORD, LINE_END] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The kind of each byte. Bytes beyond ASCII are taken for the lines of a drawn table. */
const KINDS = new Uint8Array(256).fill(OTHER!);
const kindsOf = (characters: string, kind: number | undefined) => {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind!;
};
kindsOf("0123456789", DIGIT);
kindsOf(" \t\r|", GAP);
kindsOf("([{<", OPENING);
kindsOf(")]}>", CLOSING);
kindsOf("._*", MARK);
kindsOf("-", MINUS);
kindsOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#@$%&!?\"'/\\~^`", WORD);
kindsOf("\n", LINE_END);

const ZERO = 0x30;
const LARGEST = 2 ** 31 - 1;

/**
 * Goes once over the bytes and calls `visit` for every line, the last one included if it is not ended.
 * Numbers beyond 2^31 - 1 are taken for that.
 */
export function scanLines(bytes: Uint8Array, visit: (line: ScannedLine) => void): void {
  const numbers = new IntegerList();
  const pairs = new IntegerList();
  let words = false;
  let bracketAt = -1;

  const isGap = (kind: number | undefined) => kind === undefined || kind === GAP || kind === LINE_END;
  const kindAt = (at: number) => (at < 0 || at >= bytes.length ? undefined : KINDS[bytes[at]!]);
  const endLine = () => {
    visit({ numbers, pairs, words });
    numbers.truncate(0);
    pairs.truncate(0);
    words = false;
    bracketAt = -1;
  };

  let at = 0;
  while (at < bytes.length) {
    let digit = bytes[at]! - ZERO;
    if (digit >= 0 && digit <= 9) {
      const negative = kindAt(at - 1) === MINUS && kindAt(at - 2) !== DIGIT && kindAt(at - 2) !== WORD;
      let number = 0;
      do {
        number = 10 * number + digit;
        digit = bytes[++at]! - ZERO;
      } while (digit >= 0 && digit <= 9);
      numbers.push(Math.min(number, LARGEST) * (negative ? -1 : 1));
      continue;
    }
    const kind = KINDS[bytes[at]!];
    if (kind === LINE_END) endLine();
    else if (kind === WORD) words = true;
    else if (kind === OPENING) bracketAt = numbers.length;
    else if (kind === CLOSING) {
      if (bracketAt >= 0 && numbers.length - bracketAt === 2) pairs.append(numbers, bracketAt);
      bracketAt = -1;
    } else if ((kind === MARK || kind === MINUS) && isGap(kindAt(at - 1)) && isGap(kindAt(at + 1))) {
      numbers.push(UNVISITED);
    }
    at++;
  }
  if (kindAt(bytes.length - 1) !== LINE_END) endLine();
}
