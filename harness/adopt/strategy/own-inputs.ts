import { readFile } from "node:fs/promises";
import path from "node:path";
import { clueOr } from "../../base/reading-time.ts";
import type { OwnInput } from "../../problem/input/clues.ts";
import { dataFilesOf } from "../../submission/find/tree/sources.ts";
import type { Tree } from "../../submission/find/tree/tree.ts";

/** More boards than an assignment has. */
const MOST_INPUTS = 12;

/** Finds the files of a hand-in that hold an input of its problem. */
export async function ownInputsIn(
  tree: Tree,
  formOf: (text: string) => string | undefined,
): Promise<OwnInput[]> {
  const inputs: OwnInput[] = [];
  for (const file of await dataFilesOf(tree)) {
    if (inputs.length === MOST_INPUTS) break;
    const data = await readFile(path.join(tree.path, file), "latin1");
    const text = clueOr(undefined, () => formOf(data));
    if (text !== undefined) inputs.push({ file, text });
  }
  return inputs;
}
