import type { Texts } from "../../language.ts";

export const review = (): Texts => ({
  "the page asked for something that the desk does not know. Load it again":
    "a página pediu algo que a mesa não conhece. Carregue-a de novo",
  "{0}: there is nobody in the class any more of whom this could be said":
    "{0}: não há mais ninguém na turma de quem isto se possa dizer",
});
