import { formatWithOptions, inspect } from "node-inspect-extracted";

type Print = (fd: 1 | 2, text: string) => void;

/** Makes a console that prints as that of Node. */
export function makeConsole(print: Print) {
  let indent = "";
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const say = (fd: 1 | 2, text: string) =>
    print(fd, `${indent === "" ? text : text.replace(/^/gm, indent)}\n`);
  const printing =
    (fd: 1 | 2) =>
    (...args: unknown[]) =>
      say(fd, args.length === 1 && typeof args[0] === "string" ? args[0] : formatWithOptions({}, ...args));
  const log = printing(1);
  const error = printing(2);
  const elapsed = (label: string) =>
    `${label}: ${(performance.now() - (times.get(label) ?? 0)).toFixed(3)}ms`;
  return {
    ...{ log, info: log, debug: log, error, warn: error, dirxml: log },
    dir: (value: unknown, options?: object) => say(1, inspect(value, { customInspect: false, ...options })),
    table: (rows: unknown) => (typeof rows === "object" && rows ? say(1, tableOf(rows)) : log(rows)),
    trace: (...args: unknown[]) => say(2, `Trace: ${formatWithOptions({}, ...args)}`),
    assert: (isTrue: unknown, ...args: unknown[]) => {
      if (!isTrue)
        say(2, args.length > 0 ? `Assertion failed: ${formatWithOptions({}, ...args)}` : "Assertion failed");
    },
    group: (...args: unknown[]) => {
      if (args.length > 0) log(...args);
      indent += "  ";
    },
    groupEnd: () => {
      indent = indent.slice(2);
    },
    count: (label = "default") => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = "default") => counts.delete(label),
    time: (label = "default") => times.set(label, performance.now()),
    timeLog: (label = "default", ...args: unknown[]) => log(elapsed(label), ...args),
    timeEnd: (label = "default") => {
      log(elapsed(label));
      times.delete(label);
    },
    clear: () => {},
  };
}

/** Draws a table as Node does. */
function tableOf(rows: object): string {
  const INDEX = "(index)";
  const VALUES = "Values";
  const entries: [unknown, unknown][] =
    rows instanceof Map ? Array.from(rows) : Object.entries(rows instanceof Set ? [...rows] : rows);
  const columns = new Set<string>();
  let hasValues = false;
  const cells = entries.map(([index, row]) => {
    const cell = new Map<string, string>([[INDEX, String(index)]]);
    if (typeof row === "object" && row)
      for (const [name, value] of Object.entries(row)) {
        columns.add(name);
        cell.set(name, inspect(value, { depth: 0, breakLength: Number.POSITIVE_INFINITY }));
      }
    else {
      hasValues = true;
      cell.set(VALUES, inspect(row));
    }
    return cell;
  });
  const names = [INDEX, ...columns, ...(hasValues ? [VALUES] : [])];
  const widths = names.map(
    (name) =>
      Math.max(...[name, ...cells.map((cell) => cell.get(name) ?? "")].map(({ length }) => length)) + 2,
  );
  const line = (texts: readonly string[]) =>
    `│${texts.map((text, at) => ` ${text}`.padEnd(widths[at]!)).join("│")}│`;
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => "─".repeat(width)).join(middle) + right;
  return [
    rule("┌", "┬", "┐"),
    line(names),
    rule("├", "┼", "┤"),
    ...cells.map((cell) => line(names.map((name) => cell.get(name) ?? ""))),
    rule("└", "┴", "┘"),
  ].join("\n");
}
