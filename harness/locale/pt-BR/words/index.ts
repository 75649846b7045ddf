import type { Texts } from "../../language.ts";
import { attack } from "./attack.ts";
import { classTexts } from "./class.ts";
import { cli } from "./cli.ts";
import { pack } from "./pack.ts";
import { report } from "./report.ts";
import { review } from "./review.ts";
import { verify } from "./verify.ts";
import { web } from "./web.ts";

export const words = (): Readonly<Record<string, Texts>> => ({
  ...attack(),
  ...classTexts(),
  ...cli(),
  ...pack(),
  ...report(),
  ...review(),
  ...verify(),
  ...web(),
});
