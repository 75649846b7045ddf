import { type Sentence, say } from "../../base/sentence.ts";

/** Sentences on files that are not, or hardly, what the scripts of the kit write. */
export const OUTPUTS_MISTAKES = {
  "not-outputs": say`this is not the file that the script wrote. It is called outputs.txt, and its first line begins with cavalo-outputs`,
  "other-version": say`this file was written by a script of another version of this page. Get the tests from this page again, and run them`,
  "no-run": say`no run in this file came to its end. Run the script again, and wait until it says that it is done`,
  "other-cases": say`this file has runs of other cases only. Was it made for another problem?`,
} as const satisfies Record<string, Sentence>;

/** Names the reason why a file of outputs cannot be used. */
export type OutputsMistake = keyof typeof OUTPUTS_MISTAKES;
