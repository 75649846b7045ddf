import type { Texts } from "../../language.ts";

export const grade = (): Texts => ({
  "{0}: process {1} is writing into this folder. This command goes on when it ends. Ctrl-C gives up":
    "{0}: o processo {1} está escrevendo nesta pasta. Este comando continua quando ele terminar. Ctrl-C desiste",
  to: "a",
  "this line is damaged or missing, and does not count":
    "esta linha está danificada ou faltando, e não conta",
  "{0} lines are damaged or missing, and do not count: {1}":
    "{0} linhas estão danificadas ou faltando, e não contam: {1}",
  "no class was graded into this folder": "nenhuma turma foi avaliada nesta pasta",
  "{0}: the results there are from another version of Cavalo. Use another --out":
    "{0}: os resultados ali são de outra versão do Cavalo. Use outro --out",
  '{0}: "{1}" is not a number from 1 to {2}': '{0}: "{1}" não é um número de 1 a {2}',
});
