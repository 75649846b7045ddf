import type { Texts } from "../../language.ts";

export const grade = (): Texts => ({
  "{0}: process {1} is writing into this folder. This command goes on when it ends. Ctrl-C gives up":
    "{0}: el proceso {1} está escribiendo en esta carpeta. Este comando sigue cuando termine. Ctrl-C desiste",
  to: "a",
  "this line is damaged or missing, and does not count": "esta línea está dañada o falta, y no cuenta",
  "{0} lines are damaged or missing, and do not count: {1}":
    "{0} líneas están dañadas o faltan, y no cuentan: {1}",
  "no class was graded into this folder": "ninguna clase se evaluó en esta carpeta",
  "{0}: the results there are from another version of Cavalo. Use another --out":
    "{0}: los resultados de ahí son de otra versión de Cavalo. Usa otro --out",
  '{0}: "{1}" is not a number from 1 to {2}': '{0}: "{1}" no es un número de 1 a {2}',
});
