import type { Texts } from "../../language.ts";

export const report = (): Texts => ({
  "this variable of Classroom 50 is not set, and the format needs it":
    "esta variável do Classroom 50 não está definida, e o formato precisa dela",
  "{0} % of the points": "{0} % dos pontos",
  "cannot be written ({0}){1}": "não pode ser escrito ({0}){1}",
  "cannot be written, because it is a folder": "não pode ser escrito, porque é uma pasta",
});
