import { say } from "../../base/sentence.ts";
import type { Platform } from "./platform.ts";

export const gradescope: Platform = {
  format: "gradescope",
  result: "results.json",
  variables: [],
  next: say`in Gradescope, upload the zip under Configure Autograder, with a base image of Ubuntu 22.04 or newer`,
};
