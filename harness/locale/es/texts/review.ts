import type { Texts } from "../../language.ts";

export const review = (): Texts => ({
  "the page asked for something that the desk does not know. Load it again":
    "la página pidió algo que la mesa no conoce. Cárgala de nuevo",
  "{0}: there is nobody in the class any more of whom this could be said":
    "{0}: ya no hay nadie en la clase de quien se pueda decir esto",
});
