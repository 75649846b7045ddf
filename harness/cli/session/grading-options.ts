import { readFileSync } from "node:fs";
import path from "node:path";
import { isOwnFile, writeWhole } from "../../base/files.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { storeIn } from "../../grade/store/store-lines.ts";
import type { CommonOptions } from "./options.ts";

/** Options of a grading, as far as its results rest on them. */
interface GradingOptions extends CommonOptions {
  readonly manifests?: string;
  readonly trustSubmissions?: boolean;
  readonly keepHigher?: boolean;
  readonly sections?: boolean;
  readonly anonymous?: boolean;
}

/** The options of a command line, and the folder in which it was typed. */
export interface TypedOptions {
  readonly folder: string;
  readonly options: readonly string[];
}

function fileIn(out: string): string {
  return path.join(storeIn(out), "options.json");
}

/** Keeps the options on which the results of a class rest, so that the desk grades it again in the same way. */
export function keepGradingOptions(out: string, options: GradingOptions): void {
  const typed: TypedOptions = { folder: process.cwd(), options: typedAgain(options) };
  writeWhole(fileIn(out), JSON.stringify(typed));
}

/** Reads the options of the last grading of a class; none if nobody kept them. */
export function keptGradingOptions(out: string): TypedOptions {
  const none = { folder: process.cwd(), options: [] };
  try {
    if (!isOwnFile(fileIn(out))) return none;
    const { folder, options } = JSON.parse(readFileSync(fileIn(out), "utf8"));
    return { folder: String(folder), options: options.map(String) };
  } catch {
    return none;
  }
}

/** Writes options as they are typed. The address of a queue may have a password, and changes no result. */
function typedAgain(options: GradingOptions): string[] {
  const { cases, problem, isolation, adopt, manifests, trustSubmissions, keepHigher, sections } = options;
  const files = [cases].flat().filter((each) => each !== BUNDLED_CASES);
  return [
    ...files.flatMap((each) => ["--cases", each]),
    ...(problem === undefined ? [] : ["--problem", problem]),
    ...(isolation === "auto" ? [] : ["--isolation", isolation]),
    ...(adopt === false ? ["--no-adopt"] : []),
    ...(manifests === undefined ? [] : ["--manifests", manifests]),
    ...(trustSubmissions ? ["--trust-submissions"] : []),
    ...(keepHigher ? ["--keep-higher"] : []),
    ...(sections === undefined ? [] : [sections ? "--sections" : "--no-sections"]),
    ...(options.anonymous ? ["--anonymous"] : []),
  ];
}
