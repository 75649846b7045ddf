import { type Sentence, say } from "../base/sentence.ts";
import { codeVersion } from "./code.ts";
import type { Link } from "./link.ts";

/** Makes a look at the gradings of a queue that tells once of each one that another version of Cavalo has begun. */
export function lookForOtherVersions(link: Link, tell: (sentence: Sentence) => void): () => Promise<void> {
  const told = new Set<string>();
  return async () => {
    for (const { id, code } of await link.list("grading")) {
      if (code === codeVersion() || told.has(id)) continue;
      told.add(id);
      tell(OTHER_VERSION);
    }
  };
}

const OTHER_VERSION: Sentence = say`Another version of Cavalo has begun a grading: this worker gets none of its jobs. All machines need the same version`;
