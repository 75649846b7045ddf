import type { Sentence } from "../../base/sentence.ts";
import type { Attack } from "../attack.ts";

const KINDS: readonly (readonly [kind: string, tries: Sentence])[] = [
  ["escapes", { en: "prints commands for terminals", "pt-BR": "imprime comandos para terminais" }],
  [
    "nul",
    { en: "prints NUL and other control characters", "pt-BR": "imprime NUL e outros caracteres de controle" },
  ],
  [
    "bidi",
    {
      en: "prints characters that turn or hide text",
      "pt-BR": "imprime caracteres que viram ou escondem texto",
    },
  ],
  [
    "surrogates",
    {
      en: "prints half characters and bytes that are not text",
      "pt-BR": "imprime meios caracteres e bytes que não são texto",
    },
  ],
  ["html", { en: "prints scripts", "pt-BR": "imprime scripts" }],
  ["xml", { en: "prints the end of an XML section", "pt-BR": "imprime o fim de uma seção XML" }],
  ["csv", { en: "prints spreadsheet formulas", "pt-BR": "imprime fórmulas de planilha" }],
  [
    "commands",
    { en: "prints commands of build services", "pt-BR": "imprime comandos de serviços de integração" },
  ],
];

/** Printing what whoever shows it might obey. */
export const PRINTING: readonly Attack[] = KINDS.map(
  ([kind, tries]): Attack => ({
    name: `print: ${kind}`,
    program: "print.py",
    arguments: [kind],
    tries,
    ends: ["exited"],
  }),
);
