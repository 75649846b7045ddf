import { say } from "../../base/sentence.ts";
import type { Platform } from "./platform.ts";

export const vpl: Platform = {
  format: "vpl",
  result: "vpl.txt",
  variables: ["VPL_GRADEMIN", "VPL_GRADEMAX"],
  next: say`unpack the zip on the jail server, run setup.sh there as root, set ALLOWSUID=true, and put vpl_evaluate.sh into the activity`,
};
