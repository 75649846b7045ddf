import type { Language } from "../language.ts";
import { placeholders } from "./placeholders.ts";
import { texts } from "./texts/index.ts";
import { words } from "./words/index.ts";

export const es: Language = {
  name: "Español",
  texts,
  words,
  placeholders,
  table: { file: "puntos.csv", delimiter: ";", decimal: "," },
};
