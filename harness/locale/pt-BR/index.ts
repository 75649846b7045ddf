import type { Language } from "../language.ts";
import { placeholders } from "./placeholders.ts";
import { texts } from "./texts/index.ts";
import { words } from "./words/index.ts";

export const ptBR: Language = {
  name: "Português",
  texts,
  words,
  placeholders,
  table: { file: "pontos.csv", delimiter: ";", decimal: "," },
};
