import type { Sentence } from "../base/sentence.ts";
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

const OTHER_VERSION: Sentence = {
  en: "Another version of Cavalo has begun a grading: this worker gets none of its jobs. All machines need the same version",
  "pt-BR":
    "Outra versão do Cavalo começou uma avaliação: este worker não recebe nenhum dos seus trabalhos. Todas as máquinas precisam da mesma versão",
};
