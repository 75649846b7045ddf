import type { Platform } from "./platform.ts";

export const prairielearn: Platform = {
  format: "prairielearn",
  result: "results/results.json",
  variables: [],
  next: {
    en: "build the image from its Dockerfile, unpack the zip as serverFilesCourse/cavalo, and put the keys of its info.json into the question's",
    "pt-BR":
      "construa a imagem com o Dockerfile, descompacte o zip em serverFilesCourse/cavalo e ponha as chaves do info.json no da questão",
  },
};
