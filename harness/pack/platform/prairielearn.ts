import { say } from "../../base/sentence.ts";
import type { Platform } from "./platform.ts";

export const prairielearn: Platform = {
  format: "prairielearn",
  result: "results/results.json",
  variables: [],
  next: say`build the image from its Dockerfile, unpack the zip as serverFilesCourse/cavalo, and put the keys of its info.json into the question's`,
};
