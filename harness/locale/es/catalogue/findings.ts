import type { FindingSentences } from "../../../report/catalogue/catalogue.ts";
import { answers } from "./answers.ts";
import { diagnoses } from "./cause-sentences.ts";
import { customSentences } from "./custom.ts";
import { notices } from "./notices.ts";
import { readings } from "./readings.ts";
import { runs } from "./runs.ts";
import { skips } from "./skips.ts";

export const findings: FindingSentences = {
  ...answers,
  ...customSentences,
  ...runs,
  ...notices,
  ...skips,
  ...readings,
  ...diagnoses,
};
