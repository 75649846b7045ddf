/** A text that the sources say, with its holes numbered as the languages have it. */
export interface SaidText {
  readonly file: string;
  /** Name of the table of words that it is in; absent for a sentence. */
  readonly table?: string;
  readonly text: string;
}

/** Finds all texts that a source says by `say`, by `wordsInEach` and by the nouns that it counts. */
export function textsSaidIn(file: string, text: string): SaidText[] {
  const source = text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "");
  const tables = Array.from(
    source.matchAll(/\bwordsInEach(?:<[^(]*>)?\(\s*"([\w-]+)"/g),
    ({ index, 1: name }) => ({
      index,
      name: name!,
    }),
  );
  const tableAt = (at: number) => tables.findLast(({ index }) => index < at)?.name;
  // The end of a template may look like the begin of another one.
  const inside: (readonly [begin: number, end: number])[] = [];
  const templates = Array.from(source.matchAll(/(?<![\w$]|[^.]\.)(say|text)`/g)).flatMap(
    ({ index, 0: tag, 1: name }) => {
      const table = name === "text" ? tableAt(index) : undefined;
      if (name === "text" && table === undefined) return [];
      if (inside.some(([begin, end]) => begin <= index && index < end)) return [];
      const template = templateAt(source, index + tag.length);
      inside.push(...template.literals);
      return [{ file, ...(table !== undefined && { table }), text: template.text }];
    },
  );
  const nouns = Array.from(source.matchAll(COUNTED), ({ index, groups }) => {
    const text = `${unescaped(groups!.one!)}|${unescaped(groups!.many!)}`;
    const table = groups!.each ? undefined : tableAt(index);
    // Others count for one language alone.
    return groups!.each || table !== undefined ? [{ file, ...(table !== undefined && { table }), text }] : [];
  }).flat();
  return [...templates, ...nouns];
}

/** Something counted: of tables by `counted`, of sentences by `countedInEach`. */
const COUNTED =
  /(?<![\w.$])counted(?<each>InEach)?\((?:[^()"]|\((?:[^()]|\([^()]*\))*\)|"[^"]*"\])*?,\s*"(?<one>(?:[^"\\]|\\.)*)",\s*"(?<many>(?:[^"\\]|\\.)*)",?\s*\)/g;

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}

/** Reads a template behind its opening sign, with each expression as a numbered hole. */
function templateAt(source: string, begin: number) {
  const literals: [begin: number, end: number][] = [];
  let text = "";
  let at = begin;
  let from = begin;
  while (source[at] !== "`") {
    if (source.startsWith("${", at)) {
      text += `{${literals.length}}`;
      literals.push([from, at]);
      at = endOfExpression(source, at + 2);
      from = at;
    } else if (source[at] === "\\") {
      text += source[at + 1] === "n" ? "\n" : source[at + 1];
      at += 2;
    } else text += source[at++];
  }
  literals.push([from, at]);
  return { text, literals };
}

/** Finds the place behind the brace that closes an expression. */
function endOfExpression(source: string, begin: number): number {
  let depth = 0;
  let at = begin;
  for (;;) {
    const sign = source[at]!;
    if (sign === "}" && depth-- === 0) return at + 1;
    if (sign === "{") depth++;
    if (sign === '"' || sign === "'" || sign === "`") at = endOfText(source, at);
    else at++;
  }
}

/** Finds the place behind a text in quotes or a template. */
function endOfText(source: string, begin: number): number {
  const quote = source[begin]!;
  let at = begin + 1;
  while (source[at] !== quote) {
    if (source[at] === "\\") at += 2;
    else if (quote === "`" && source.startsWith("${", at)) at = endOfExpression(source, at + 2);
    else at++;
  }
  return at + 1;
}
