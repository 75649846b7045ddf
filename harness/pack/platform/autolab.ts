import type { Platform } from "./platform.ts";

export const autolab: Platform = {
  format: "autolab",
  result: "autolab.txt",
  variables: [],
  archive: { name: "autograde.tar", files: ["run.sh"] },
  next: {
    en: "build the image from its Dockerfile, upload autograde-Makefile and autograde.tar, and give the assessment one problem with the name of ours",
    "pt-BR":
      "construa a imagem com o Dockerfile, envie autograde-Makefile e autograde.tar e dê à avaliação um problema com o nome do nosso",
  },
};
