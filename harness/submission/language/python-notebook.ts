/** Commands of notebooks, which Python refuses: `%matplotlib inline`, `!pip install numpy`, `pip install numpy`. What ends as a condition goes on one. */
const COMMAND = /^\s*(?:%%?[a-z]|(?:pip3?|conda)\s+install\s|!!?[\w./~{}-]+(?:\s.*[^):\s])?\s*$)/;

/** The function that commands are exported as, and modules that only services for notebooks have. */
const NAMES = /\bget_ipython\s*\(|^[ \t]*(?:from|import)[ \t]+(?:google\b.*\bcolab\b|IPython\b)/m;

/** Tests if a line that Python refused is a command of a notebook. */
export function isNotebookCommand(line: string): boolean {
  return COMMAND.test(line);
}

/** Tests if one of the lines at which Python stopped names what only a notebook has. */
export function namesNotebook(lines: string): boolean {
  return NAMES.test(lines);
}
