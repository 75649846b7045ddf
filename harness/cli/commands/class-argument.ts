import type { ArgumentSpec } from "./command.ts";

/** The class that a command is about, named without an option. */
export const classArgument: ArgumentSpec = {
  name: "[class]",
  description: {
    en: "the folder of the class or of its report, as --out",
    "pt-BR": "a pasta da turma ou do relatório dela, como --out",
  },
};
