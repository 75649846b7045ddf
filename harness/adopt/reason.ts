import type { Sentence } from "../base/sentence.ts";
import { counted, excerpt } from "../base/text.ts";
import type { Clues } from "../problem/clues.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Outcome } from "../run/outcome.ts";
import type { Result } from "./result.ts";
import { isHeard } from "./try.ts";

/** Messages of run times about a missing library, with its name. */
const LIBRARY_MISSING =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"]([^'"]+)['"]|cannot load such file -- (\S+)/;

/** Finds the name of a library in the message of a program that ended without it. */
export function missingLibraryIn({ stderr }: Outcome): string | undefined {
  return LIBRARY_MISSING.exec(String(stderr.bytes))?.slice(1).find(Boolean);
}

/** Explains in one sentence, without a full stop, why a program was not understood. */
export function reasonFor(results: readonly Result[], { traces }: Clues): Sentence {
  const { window, singleKeys } = traces;
  if (window !== undefined)
    return {
      en: `the program needs a window (${excerpt(window)})`,
      "pt-BR": `o programa precisa de uma janela (${excerpt(window)})`,
    };
  const failed = results.flatMap(({ tries }) => tries).find(({ ruling }) => ruling.finding);
  if (!failed) return inEachLanguage({ kind: "no-terminal" });
  const library = failed.outcome && missingLibraryIn(failed.outcome);
  if (library !== undefined)
    return {
      en: `the program needs ${excerpt(library)}, which is not installed`,
      "pt-BR": `o programa precisa de ${excerpt(library)}, que não está instalado`,
    };
  if (singleKeys !== undefined)
    return {
      en: `the program reads single keys (${excerpt(singleKeys)}), and their meaning cannot be guessed`,
      "pt-BR": `o programa lê tecla por tecla (${excerpt(singleKeys)}), e não dá para adivinhar o que elas significam`,
    };
  if (results.some(({ tries }) => tries.filter(isHeard).length > 1))
    return {
      en: "the program always gives the same answer, so nothing shows which input it understands",
      "pt-BR": "o programa dá sempre a mesma resposta, e assim nada mostra que entrada ele entende",
    };
  const found = inEachLanguage(failed.ruling.finding!);
  if (results.length === 1) return found;
  const others = results.length - 1;
  return {
    en: `${found.en}. ${counted(others, "other kind")} of input gave no better result`,
    "pt-BR": `${found["pt-BR"]}. ${counted(others, "outro tipo", "outros tipos")} de entrada não ${others === 1 ? "deu" : "deram"} resultado melhor`,
  };
}
