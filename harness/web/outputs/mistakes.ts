import type { Sentence } from "../../base/sentence.ts";

/** Sentences on files that are not, or hardly, what the scripts of the kit write. */
export const OUTPUTS_MISTAKES = {
  "not-outputs": {
    en: "this is not the file that the script wrote. It is called outputs.txt, and its first line begins with cavalo-outputs",
    "pt-BR":
      "este não é o arquivo que o script gravou. Ele se chama saidas.txt, e a primeira linha dele começa com cavalo-outputs",
  },
  "other-version": {
    en: "this file was written by a script of another version of this page. Get the tests from this page again, and run them",
    "pt-BR":
      "este arquivo foi gravado por um script de outra versão desta página. Baixe os testes desta página de novo e rode-os",
  },
  "no-run": {
    en: "no run in this file came to its end. Run the script again, and wait until it says that it is done",
    "pt-BR":
      "nenhuma execução deste arquivo chegou ao fim. Rode o script de novo e espere até que ele diga que terminou",
  },
  "other-cases": {
    en: "this file has runs of other cases only. Was it made for another problem?",
    "pt-BR": "este arquivo só tem execuções de outros casos. Será que ele é de outro problema?",
  },
} as const satisfies Record<string, Sentence>;

/** Names the reason why a file of outputs cannot be used. */
export type OutputsMistake = keyof typeof OUTPUTS_MISTAKES;
