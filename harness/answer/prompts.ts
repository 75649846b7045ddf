import { rememberedLately } from "../base/remembered.ts";
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
  if (!/[:?>]/.test(line) || isTrouble(line)) return undefined;
  // Brackets such as "(ex.: caso100.txt)" have a colon of their own.
  const sentences = line.replace(/\([^()]*\)/g, "").split(/(?<=[:?>])/);
  const prompt = sentences.findLastIndex(asks);
  const said = sentences
    .slice(prompt + 1)
    .join("")
    .trim();
  return prompt < 0 || FILE_MISSING.test(said) ? undefined : said;
});

function asks(sentence: string): boolean {
  if (!/[:?>]$/.test(sentence)) return false;
  const { command, question, label } = patternsOfPrompts();
  return command.test(sentence) || (question.test(sentence) && !label.test(sentence));
}
