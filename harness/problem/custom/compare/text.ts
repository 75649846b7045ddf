import {
  askedFor,
  type Compared,
  type Comparison,
  type Difference,
  filledLines,
  isSame,
  otherValue,
  wordsIn,
} from "./comparison.ts";

/** Compares whole texts: word by word, or character by character if white space counts. */
export const compareTexts: Comparison = (texts) =>
  texts.rules.space === "exact" ? firstOtherLine(texts) : firstOtherWord(texts);

/** Compares the last line that is not blank: what stands before it may be a question or a remark. */
export const compareLines: Comparison = ({ expected, printed, rules }) => {
  const right = filledLines(expected).at(-1)?.text ?? "";
  const { text = "", number } = filledLines(printed).at(-1) ?? {};
  const isRight =
    rules.space === "exact"
      ? isSame(right, text, rules)
      : isSame(wordsIn(right).join(" "), wordsIn(text).join(" "), rules);
  return isRight ? undefined : otherValue(right, text, number === undefined ? {} : { line: number });
};

function firstOtherWord({ expected, printed, rules, input }: Compared): Difference | undefined {
  const [right, words] = [wordsWithLines(expected), wordsWithLines(printed)];
  for (const [at, { word }] of right.entries()) {
    const found = words[at];
    if (!found) return { kind: "other-count", unit: "values", expected: right.length, found: words.length };
    if (!isSame(word, found.word, rules))
      return otherValue(word, found.word, {
        unit: "values",
        position: at + 1,
        line: found.line,
        ...askedFor(input, at, right.length),
      });
  }
  return words.length > right.length
    ? { kind: "other-count", unit: "values", expected: right.length, found: words.length }
    : undefined;
}

function wordsWithLines(text: string) {
  return filledLines(text).flatMap((line) => wordsIn(line.text).map((word) => ({ word, line: line.number })));
}

function firstOtherLine({ expected, printed, rules }: Compared): Difference | undefined {
  const [right, lines] = [expected, printed].map((text) => text.replace(/\r?\n$/, "").split(/\r?\n/)) as [
    string[],
    string[],
  ];
  const at = right.findIndex((line, index) => !isSame(line, lines[index] ?? "", rules));
  if (at >= 0 && at < lines.length) return otherValue(right[at]!, lines[at]!, { line: at + 1 });
  return lines.length === right.length
    ? undefined
    : { kind: "other-count", unit: "lines", expected: right.length, found: lines.length };
}
