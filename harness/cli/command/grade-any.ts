import { isClassFolder } from "../../class/class-files.ts";
import type { Io } from "../console/console.ts";
import { classAround, classOf, placeNamed } from "../session/class-of.ts";
import { DEFAULT_OUT } from "../session/options.ts";
import { type GradeOptions, gradeFolders } from "./grade.ts";

/** Grades folders and archives of submissions, or the folder of a class. */
export async function gradeAny([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const chosen = { ...options, out: placeNamed(options.out).out };
  const [only, other] = named.length > 0 ? named : [classMeant(options)];
  if (only === undefined || other !== undefined || !isClassFolder(only))
    return gradeFolders([named], chosen, io);
  // Most gradings need none of what reads rosters and gradebooks.
  const { gradeClass } = await import("./class.ts");
  return gradeClass(only, chosen, io);
}

/** Finds the class that is graded if no folder is named: the one around, and for a student of it also the one beside. */
function classMeant({ again, out }: GradeOptions): string | undefined {
  const isOfStudent = Array.isArray(again) && again.length > 0;
  const named = out === DEFAULT_OUT ? undefined : out;
  return (isOfStudent ? classOf({ out: named }) : classAround())?.folder;
}
