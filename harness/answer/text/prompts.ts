import { rememberedLately } from "../../base/remembered.ts";
import { patternsOfPrompts } from "./wording-patterns.ts";
import { isTrouble } from "./wordings.ts";

/** Reports of a missing thing; right behind a prompt, it is the file that the prompt asked for. */
const FILE_MISSING = /^\W*(?:not found|nao (?:foi )?encontrado|(?:does ?n[o']t|nao) exist[ei]?)\W*$/;

/**
 * Returns the text that follows a prompt on the same line. At a terminal this text stands on the next line,
 * because the person who answers the prompt presses Enter. Read from a pipe it stands behind the colon.
 *
 * @param line simplified
 * @returns undefined if the line has no prompt, or is about an error or a missing file
 */
export const behindPrompt = rememberedLately((line: string): string | undefined => {
  const end = endOfPrompt(line);
  if (end === 0) return undefined;
  const said = line
    .slice(end)
    .replace(/\([^()]*\)/g, "")
    .trim();
  return FILE_MISSING.test(said) ? undefined : said;
});

/** Bytes within which prompts are looked for: what they ask for is typed before the answer. */
const PROMPTS_WITHIN = 2 ** 12;
const NEWLINE = 0x0a;
const BLANK = 0x20;

/** Writes blanks over the prompts at the beginning of an output, because the numbers in them are no answer. */
export function withoutPrompts(output: Buffer): Buffer {
  let blanked = output;
  for (let start = 0; start < Math.min(output.length, PROMPTS_WITHIN); ) {
    const found = output.indexOf(NEWLINE, start);
    const end = found < 0 ? output.length : found;
    const line = output.toString("latin1", start, Math.min(end, start + PROMPTS_WITHIN));
    const prompt = endOfPrompt(line.toLowerCase());
    if (prompt > 0 && blanked === output) blanked = Buffer.from(output);
    blanked.fill(BLANK, start, start + prompt);
    start = end + 1;
  }
  return blanked;
}

/** Finds the place behind the last prompt of a line; 0 if it has none, or is about an error. */
function endOfPrompt(line: string): number {
  if (!/[:?>]/.test(line) || isTrouble(line)) return 0;
  // Brackets such as "(ex.: caso100.txt)" and "<3 3>" have signs of their own.
  const masked = line.replace(/\([^()]*\)|<[^<>]*>/g, (brackets) => " ".repeat(brackets.length));
  const ends = Array.from(masked.matchAll(/[:?>]/g), ({ index }) => index + 1);
  const last = ends.findLastIndex((end, at) => {
    const start = ends[at - 1] ?? 0;
    return asks(masked.slice(start, end)) || ASKED_RANGE.test(line.slice(start, end));
  });
  return ends[last] ?? 0;
}

/** Range of what may be typed: "linha (0-7):", "row [1..8]:", "coluna (1 a 8) >". */
const ASKED_RANGE = /[([]\s*\d+\s*(?:-|\.\.+|a|to|ate|until)\s*\d+\s*[)\]]\s*[:?>]$/;
/** Sign of a prompt, and not of an arrow. */
const PROMPTING = /(?<![-=])>$/;

function asks(sentence: string): boolean {
  const { command, question, label } = patternsOfPrompts();
  return (
    command.test(sentence) || PROMPTING.test(sentence) || (question.test(sentence) && !label.test(sentence))
  );
}
