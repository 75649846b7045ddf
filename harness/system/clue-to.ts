import { folderWith } from "../testing/folders.ts";
import { gradeOn } from "../testing/grading.ts";
import { told } from "../testing/sentences.ts";

/** Puts a program of one file to a bundled case, and returns its cause in each language. */
export async function clueTo(caseId: string, file: string, text: string): Promise<readonly string[]> {
  const { results } = await gradeOn(caseId, folderWith({ [`program/${file}`]: text }));
  return told(results[0]!.clue).slice(1);
}
