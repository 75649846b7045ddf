import type { SourceLine } from "../../base/source-line.ts";

/**
 * Makes a function that names the line of a source: `cavalo.py, line 3`, or `caderno.ipynb, cell 2, line 1` where the source was read
 * out of a notebook.
 */
export function lineNamed(lineWord: string, cellWord: string) {
  return ({ file, line, cell }: SourceLine): string =>
    cell
      ? `${cell.notebook}, ${cellWord} ${cell.cell}, ${lineWord} ${cell.line}`
      : `${file}, ${lineWord} ${line}`;
}
