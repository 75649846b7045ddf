import type { Attack } from "../attack.ts";
import { ANSWERS } from "./answers.ts";
import { CHECKERS } from "./checkers.ts";
import { COMPILING } from "./compiling.ts";
import { DAEMONS } from "./daemons.ts";
import { ENDLESS } from "./endless.ts";
import { FILLING } from "./filling.ts";
import { KERNEL } from "./kernel.ts";
import { MEASURE } from "./measure.ts";
import { MEMORY } from "./memory.ts";
import { NETWORK_ATTACKS } from "./network.ts";
import { PRINTING } from "./printing.ts";
import { READING } from "./reading.ts";
import { SOURCES } from "./sources.ts";
import { TELLING } from "./telling.ts";
import { WRITING } from "./writing.ts";

/** The battery. A new attack is a program and an entry in one of these tables. */
export const ATTACKS: readonly Attack[] = [
  ...READING,
  ...WRITING,
  ...MEASURE,
  ...DAEMONS,
  ...FILLING,
  ...MEMORY,
  ...ENDLESS,
  ...ANSWERS,
  ...CHECKERS,
  ...NETWORK_ATTACKS,
  ...KERNEL,
  ...TELLING,
  ...COMPILING,
  ...SOURCES,
  ...PRINTING,
];
