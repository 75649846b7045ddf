import type { CustomCase } from "../../case/custom/case.ts";
import type { Problem } from "../problem.ts";
import { withAnswer } from "./answer.ts";
import { customContract } from "./contract.ts";

/** A problem that a folder describes. Everything that its `problem.yaml` says comes with its cases. */
export const custom: Problem<CustomCase> = {
  plantedFiles: [],
  contractOf: customContract,
  pictureOf: () => ({ wraps: false }),
  diagnose: async () => [],
  bands: [],
  authorship: {
    programsOf: ({ programs }) => programs,
    withAnswer,
  },
};
