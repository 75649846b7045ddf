import type { Texts } from "../../language.ts";

export const report = (): Texts => ({
  "this variable of Classroom 50 is not set, and the format needs it":
    "esta variable de Classroom 50 no está definida, y el formato la necesita",
  "{0} % of the points": "{0} % de los puntos",
  "cannot be written ({0}){1}": "no se puede escribir ({0}){1}",
  "cannot be written, because it is a folder": "no se puede escribir, porque es una carpeta",
});
