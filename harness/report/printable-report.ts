import { printable } from "../base/text.ts";
import type { Report } from "./record/report.ts";

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
  const parts = value as Readonly<Record<string, unknown>>;
  let made: Record<string, unknown> | undefined;
  for (const name in parts) {
    const part = parts[name];
    const escaped = printableIn(part, Array.isArray(value) ? key : name);
    if (escaped === part) continue;
    made ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    made[name] = escaped;
  }
  return made ?? value;
}
