/** A source within the text of a worker: its first line follows that many lines. */
export interface Placed {
  readonly path: string;
  readonly linesAbove: number;
  readonly text: string;
}

/** Finds the source that a line of the worker is in. */
function sourceAt(sources: readonly Placed[], line: number): Placed | undefined {
  const last = sources.findLast(({ linesAbove }) => linesAbove < line);
  return last && line - last.linesAbove <= last.text.split("\n").length ? last : undefined;
}

/**
 * Makes a function that names the student's files and lines in a text in which a browser named those of the worker. A line of a
 * stack that is of the worker's own is left out.
 *
 * @param script address of the worker
 */
export function placeNames(script: string, sources: readonly Placed[]): (text: string) => string {
  const named = (line: string) => {
    let isOwn = false;
    const parts = line.split(script);
    const told = parts.map((part, at) => {
      const place = at > 0 && /^:(\d{1,9}):(\d{1,9})/.exec(part);
      if (!place) return part;
      const source = sourceAt(sources, Number(place[1]));
      if (!source) isOwn = true;
      return source
        ? `${source.path}:${Number(place[1]) - source.linesAbove}:${place[2]}${part.slice(place[0].length)}`
        : part;
    });
    if (isOwn) return [];
    // Firefox and Safari write `name@place`.
    const other = /^([^@\s]{0,200})@(\/.{1,500}:\d+:\d+)$/.exec(told.join(""));
    return [other ? `    at ${other[1] ? `${other[1]} (${other[2]})` : other[2]}` : told.join("")];
  };
  return (text) => {
    if (!text.includes(script)) return text;
    const lines: string[] = [];
    for (const line of text.split("\n")) {
      const told = line.includes(script) ? named(line) : [line];
      // The bracket of an error's other fields stands behind its last line.
      if (told.length === 0 && line.endsWith(" {")) lines.push(`${lines.pop() ?? ""} {`);
      lines.push(...told);
    }
    return lines.join("\n");
  };
}

/** The head that Node prints above an error that nobody caught: the place, and the line itself. */
export function headOf(stack: string, sources: readonly Placed[]): string {
  const [, path, line, column] = /(\/[^\n():]{1,500}):(\d{1,9}):(\d{1,9})\)?(?:\n|$)/.exec(stack) ?? [];
  const text = sources.find((each) => each.path === path)?.text.split("\n")[Number(line) - 1];
  return text === undefined ? "" : `${path}:${line}\n${text}\n${" ".repeat(Number(column) - 1)}^\n\n`;
}
