import type { Platform } from "./platform.ts";

export const gradescope: Platform = {
  format: "gradescope",
  result: "results.json",
  variables: [],
  next: {
    en: "in Gradescope, upload the zip under Configure Autograder, with a base image of Ubuntu 22.04 or newer",
    "pt-BR":
      "no Gradescope, envie o zip em Configure Autograder, com uma imagem base do Ubuntu 22.04 ou mais nova",
  },
};
