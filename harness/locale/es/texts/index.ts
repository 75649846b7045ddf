import type { Texts } from "../../language.ts";
import { adopt } from "./adopt.ts";
import { attack } from "./attack.ts";
import { base } from "./base.ts";
import { caseTexts } from "./case.ts";
import { cases } from "./cases.ts";
import { classTexts } from "./class.ts";
import { cli } from "./cli.ts";
import { exchange } from "./exchange.ts";
import { grade } from "./grade.ts";
import { help } from "./help.ts";
import { mutants } from "./mutants.ts";
import { newTexts } from "./new.ts";
import { pack } from "./pack.ts";
import { problem } from "./problem.ts";
import { queue } from "./queue.ts";
import { report } from "./report.ts";
import { review } from "./review.ts";
import { run } from "./run.ts";
import { shared } from "./shared.ts";
import { submission } from "./submission.ts";
import { verify } from "./verify.ts";
import { web } from "./web.ts";

export const texts = (): Texts => ({
  ...adopt(),
  ...attack(),
  ...base(),
  ...caseTexts(),
  ...cases(),
  ...classTexts(),
  ...cli(),
  ...exchange(),
  ...grade(),
  ...help(),
  ...mutants(),
  ...newTexts(),
  ...pack(),
  ...problem(),
  ...queue(),
  ...report(),
  ...review(),
  ...run(),
  ...shared(),
  ...submission(),
  ...verify(),
  ...web(),
});
