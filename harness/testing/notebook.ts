/** A notebook with these cells of code, in the language of a kernel. */
export function notebookOf(cells: readonly string[], kernel = "python"): string {
  return JSON.stringify({
    nbformat: 4,
    metadata: { language_info: { name: kernel } },
    cells: cells.map((source) => ({ cell_type: "code", outputs: [], source: source.split(/(?<=\n)/) })),
  });
}
