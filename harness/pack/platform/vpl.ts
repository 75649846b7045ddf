import type { Platform } from "./platform.ts";

export const vpl: Platform = {
  format: "vpl",
  result: "vpl.txt",
  variables: ["VPL_GRADEMIN", "VPL_GRADEMAX"],
  next: {
    en: "unpack the zip on the jail server, run setup.sh there as root, set ALLOWSUID=true, and put vpl_evaluate.sh into the activity",
    "pt-BR":
      "descompacte o zip no servidor de execução, rode setup.sh ali como root, defina ALLOWSUID=true e ponha vpl_evaluate.sh na atividade",
  },
};
