import { isClassFolder } from "../class/class-files.ts";
import type { Io } from "./console.ts";
import { type GradeOptions, gradeFolders } from "./grade.ts";

/** Grades folders and archives of submissions, or the folder of a class. */
export async function gradeAny([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const [only, other] = named;
  if (only === undefined || other !== undefined || !isClassFolder(only))
    return gradeFolders([named], options, io);
  // Most gradings need none of what reads rosters and gradebooks.
  const { gradeClass } = await import("./class.ts");
  return gradeClass(only, options, io);
}
