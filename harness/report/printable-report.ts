import { printable } from "../base/text.ts";
import type { Report } from "./report.ts";

/** Keys of texts that have several lines. */
const LINES: readonly string[] = [
  "printed",
  "squares",
  "input",
  "stdin",
  "board",
  "text",
  "messages",
  "around",
];

const known = new WeakMap<Report, Report>();

/**
 * Escapes what a terminal, a log or an editor would obey in all texts of a report: names, titles and sources come
 * from people as they are.
 */
export function printableReport(report: Report): Report {
  const made = known.get(report) ?? printableParts(report);
  known.set(report, made);
  return made;
}

/** Does the same in a part of a report. What has nothing to escape is given back as it is. */
export function printableParts<Part>(part: Part): Part {
  return printableIn(part, "") as Part;
}

function printableIn(value: unknown, key: string): unknown {
  if (typeof value === "string")
    return LINES.includes(key) ? value.split("\n").map(printable).join("\n") : printable(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const made = value.map((each) => printableIn(each, key));
    return made.every((each, at) => each === value[at]) ? value : made;
  }
  const entries = Object.entries(value);
  const made = entries.map(([name, each]) => printableIn(each, name));
  if (entries.every(([, each], at) => each === made[at])) return value;
  return Object.fromEntries(entries.map(([name], at) => [name, made[at]]));
}
