import type { AST } from "@eslint-community/regexpp";

/** Signs of all kinds that expressions tell apart. */
export const SIGNS = [..." \n\t\ra0A1_-.,:;()[]{}<>\"'`/\\*#=|+?!&%$@^~é─", "\0"];

const SAMPLES_OF_ONE_PART = 6;
const SIGNS_OF_ONE_CLASS = 7;

/** A part of an expression that takes any number of something, with texts that bring a search to it. */
export interface Repeat {
  readonly before: readonly string[];
  /** Texts that the part may take, once. */
  readonly runs: readonly string[];
  /** Texts that an expression which looks back from here waits for. */
  readonly after: readonly string[];
}

/** Finds the parts of an expression that repeat, inside others, too. */
export function repeatsIn({ pattern, flags }: AST.RegExpLiteral): Repeat[] {
  const signs = [...new Set([...Array.from(signsIn(pattern)), ...SIGNS])];
  const repeats: Repeat[] = [];

  function visit(alternatives: readonly AST.Alternative[], before: string[], after: string[]): void {
    for (const { elements } of alternatives) {
      let soFar = before;
      for (const [index, element] of elements.entries()) {
        const part = element.type === "Quantifier" ? element.element : element;
        if (element.type === "Quantifier" && element.max > 1)
          repeats.push({ before: soFar, runs: samplesOf(part), after });
        if ("alternatives" in part) {
          const looksBack = part.type === "Assertion" && part.kind === "lookbehind";
          visit(part.alternatives, soFar, looksBack ? inTurn(elements.slice(index + 1)) : after);
        }
        soFar = joined(soFar, samplesOf(element));
      }
    }
  }

  function inTurn(elements: readonly AST.Element[]): string[] {
    return elements.map(samplesOf).reduce(joined, [""]);
  }

  function samplesOf(element: AST.Element): string[] {
    switch (element.type) {
      case "Assertion":
        return [""];
      case "Backreference":
        return [element.resolved].flat().flatMap(samplesOf);
      case "Character":
        return [String.fromCodePoint(element.value)];
      case "Group":
      case "CapturingGroup":
        return spread(
          element.alternatives.map(({ elements }) => inTurn(elements)),
          SIGNS_OF_ONE_CLASS,
        );
      case "Quantifier": {
        const once = samplesOf(element.element).map((sample) => sample.repeat(Math.max(1, element.min)));
        return element.min > 0 ? once : [once[0]!, "", ...once.slice(1)];
      }
      default: {
        const one = new RegExp(`^(?:${element.raw})$`, flags.raw.replace(/[gy]/g, ""));
        return signs.filter((sign) => one.test(sign)).slice(0, SIGNS_OF_ONE_CLASS);
      }
    }
  }

  visit(pattern.alternatives, [""], []);
  repeats.push({
    before: [""],
    runs: pattern.alternatives.flatMap(({ elements }) => inTurn(elements)),
    after: [],
  });
  return repeats;
}

/** Joins the first of each with all of the other. */
function joined(first: readonly string[], second: readonly string[]): string[] {
  const all = [
    ...second.map((end) => `${first[0] ?? ""}${end}`),
    ...first.slice(1).map((start) => `${start}${second[0] ?? ""}`),
  ];
  return [...new Set(all)].slice(0, SAMPLES_OF_ONE_PART);
}

/** Takes the first of each, then the second of each. */
function spread(lists: readonly (readonly string[])[], most: number): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  return [...new Set(all.flat())].slice(0, most);
}

function* signsIn(node: AST.Node): Iterable<string> {
  if (node.type === "Character") yield String.fromCodePoint(node.value);
  if (node.type === "CharacterClassRange") yield String.fromCodePoint(node.max.value);
  const parts =
    "alternatives" in node
      ? node.alternatives
      : "elements" in node
        ? node.elements
        : "element" in node
          ? [node.element]
          : [];
  for (const part of parts) yield* signsIn(part);
}
