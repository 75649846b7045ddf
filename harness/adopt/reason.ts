import type { Sentence } from "../base/sentence.ts";
import { counted, excerpt } from "../base/text.ts";
import type { Clues } from "../problem/clues.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Outcome } from "../run/outcome.ts";
import { withoutScratch } from "../run/scratch.ts";
import { beginsElsewhere, type Result } from "./result.ts";
import { answerIn, isHeard, type Try } from "./try.ts";

/** Messages of run times about a missing library, with its name. */
const LIBRARY_MISSING =
  /No module named ['"]?([\w.]+)|Cannot find (?:module|package) ['"]([^'"]+)['"]|cannot load such file -- (\S+)/;

/** Finds the name of a library, or of a file, in the message of a program that ended without it. */
export function missingLibraryIn({ stderr }: Outcome): string | undefined {
  const message = withoutScratch(String(stderr.bytes));
  return LIBRARY_MISSING.exec(message)?.slice(1).find(Boolean);
}

/** Explains in one sentence, without a full stop, why a program was not understood. */
export function reasonFor(results: readonly Result[], { traces }: Clues): Sentence {
  const tries = results.flatMap((result) => result.tries);
  const failed = tries.find(({ ruling }) => ruling.finding);
  const heard = tries.filter(isHeard);
  const { window, singleKeys } = traces;
  if (heard.length > 1) return reasonForDoubt(heard);
  if (window !== undefined)
    return {
      en: `its source files use a window (${excerpt(window)}), and nothing that it printed was an answer`,
      "pt-BR": `o código usa uma janela (${excerpt(window)}), e nada do que imprimiu foi uma resposta`,
    };
  if (!failed) return inEachLanguage({ kind: "no-terminal" });
  const library = failed.outcome && missingLibraryIn(failed.outcome);
  if (library !== undefined)
    return {
      en: `the program needs ${excerpt(library)}, which was not found`,
      "pt-BR": `o programa precisa de ${excerpt(library)}, que não foi encontrado`,
    };
  if (singleKeys !== undefined)
    return {
      en: `the program reads single keys (${excerpt(singleKeys)}), and their meaning cannot be guessed`,
      "pt-BR": `o programa lê tecla por tecla (${excerpt(singleKeys)}), e não dá para adivinhar o que elas significam`,
    };
  const found = inEachLanguage(failed.ruling.finding!);
  if (results.length === 1) return found;
  const others = results.length - 1;
  return {
    en: `${found.en}. ${counted(others, "other kind")} of input gave no better result`,
    "pt-BR": `${found["pt-BR"]}. ${counted(others, "outro tipo", "outros tipos")} de entrada não ${others === 1 ? "deu" : "deram"} resultado melhor`,
  };
}

/** Says of a program that answers why nothing shows that it was understood. */
function reasonForDoubt(heard: readonly Try[]): Sentence {
  if (new Set(heard.map(answerIn)).size === 1)
    return {
      en: "the program gave the same answer in every way of asking it, so nothing shows which input it understands",
      "pt-BR":
        "o programa deu a mesma resposta a todos os modos de perguntar, e assim nada mostra que entrada ele entende",
    };
  if (heard.some(beginsElsewhere))
    return {
      en: "its tours do not begin where they were asked to, so nothing shows which input it understands",
      "pt-BR": "os passeios dele não começam onde foi pedido, e assim nada mostra que entrada ele entende",
    };
  return {
    en: "its answers do not show which input it understands",
    "pt-BR": "as respostas dele não mostram que entrada ele entende",
  };
}
