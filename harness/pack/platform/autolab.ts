import { say } from "../../base/sentence.ts";
import type { Platform } from "./platform.ts";

export const autolab: Platform = {
  format: "autolab",
  result: "autolab.txt",
  variables: [],
  archive: { name: "autograde.tar", files: ["run.sh"] },
  next: say`build the image from its Dockerfile, upload autograde-Makefile and autograde.tar, and give the assessment one problem with the name of ours`,
};
