import { autolab } from "./autolab.ts";
import { classroom50 } from "./classroom50.ts";
import { gradescope } from "./gradescope.ts";
import type { PlatformName } from "./names.ts";
import type { Platform } from "./platform.ts";
import { prairielearn } from "./prairielearn.ts";
import { vpl } from "./vpl.ts";

/** Platforms. A new one is a file, a folder in `templates/`, its name in `names.ts` and a line here. */
export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = {
  gradescope,
  prairielearn,
  vpl,
  classroom50,
  autolab,
};
