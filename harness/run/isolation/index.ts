import { controlGroup } from "./control-group.ts";
import { job } from "./job/job.ts";
import type { IsolationLevel, LevelName } from "./level.ts";
import { namespaces } from "./namespaces.ts";
import { plain } from "./plain.ts";
import { uid } from "./uid.ts";

export const LEVELS: Readonly<Record<LevelName, IsolationLevel>> = {
  A: controlGroup,
  B: namespaces,
  C: uid,
  J: job,
  D: plain,
};
