/** A piece of a text with tags: a tag without its brackets, or what stands between two. */
export type Piece = { readonly tag: string } | { readonly text: string };

/**
 * Takes a text with tags to pieces. Nothing is looked at twice, whatever the text is: a tag that is never closed is text.
 *
 * @param skipped names of elements that are left out with all that is in them
 */
export function* piecesOf(markup: string, skipped: readonly string[]): Generator<Piece> {
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf("<", at);
    const isComment = open >= 0 && markup.startsWith("<!--", open);
    const close = open < 0 ? -1 : markup.indexOf(isComment ? "-->" : ">", open);
    if (close < 0) {
      yield { text: markup.slice(at) };
      return;
    }
    if (open > at) yield { text: markup.slice(at, open) };
    at = close + (isComment ? 3 : 1);
    if (isComment) continue;
    const tag = markup.slice(open + 1, close);
    const name = nameOf(tag);
    if (!skipped.includes(name) || tag.endsWith("/")) yield { tag };
    else at = endOf(markup, name, at);
  }
}

/** The name of a tag in small letters, with a slash before that of one that closes. */
export function nameOf(tag: string): string {
  return /^\/?[\w:]{0,40}/.exec(tag)![0].toLowerCase();
}

/** Finds the end of an element of which everything is left out; the end of all if it is never closed. */
function endOf(markup: string, name: string, from: number): number {
  const close = new RegExp(`</${name}\\s*>`, "gi");
  close.lastIndex = from;
  return close.exec(markup) ? close.lastIndex : markup.length;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Puts characters in place of what stands for them, as `&lt;` and `&#39;`. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,4}));/gi,
    (whole, ...rest) => {
      const { decimal, hex, name } = rest.at(-1) as Record<string, string | undefined>;
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : whole;
    },
  );
}

/** Signs that programs for texts put in the place of those that somebody typed. */
const TYPOGRAPHY = new Map([
  ...Array.from("\u201c\u201d\u201e\u201f\u2033", (sign) => [sign, '"'] as const),
  ...Array.from("\u2018\u2019\u201a\u201b\u2032", (sign) => [sign, "'"] as const),
  ...Array.from(
    "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f",
    (sign) => [sign, " "] as const,
  ),
  ...Array.from("\u200b\u2060\ufeff\u00ad", (sign) => [sign, ""] as const),
  ["\u2013", "-"],
  ["\u2014", "--"],
  ["\u2026", "..."],
  ["\u2028", "\n"],
  ["\u2029", "\n"],
]);

/** A text as it is typed in an editor for programs: with plain quotes, blanks and dashes. */
export function asTyped(text: string): string {
  return text.replace(
    /[\u00a0\u00ad\u2000-\u200b\u2013\u2014\u2018-\u201f\u2026\u2028\u2029\u202f\u2032\u2033\u2060\ufeff]/g,
    (sign) => TYPOGRAPHY.get(sign) ?? sign,
  );
}
