/** Choices that find a tour soon. */
export const QUICK = /warnsdorff|heur[ií]stic|otimizad|optimi[sz]/i;

/** A question whether to begin at all. */
const BEGINNING =
  /\b(?:begin|start|começar|comecar|iniciar|empezar|comenzar)(?:\s+(?:the |o |el )?(?:tour|program\w*|passeio|recorrido))?\s*(?:[?(:]|$)/i;

/** Tests if a tour comes only, or sooner, if a question is answered with yes. */
export function isWanted(text: string): boolean {
  return QUICK.test(text) || BEGINNING.test(text);
}

/** Finds the sign for yes in a question: `(s/n)`, `j oder n`, `(Y for yes)`. */
export function yesIn(text: string): string {
  const sign =
    /\b([syjo])\b\W{0,3}(?:(?:ou|or|oder|eller|o|e)\W{1,3})?n\b/i.exec(text) ??
    /\b([sy])\b\W{0,3}(?:for|para)?\W{0,3}(?:sim|si|yes)\b/i.exec(text);
  return sign?.[1] ?? "y";
}

/** Finds the sign for no, which may be a number: `(1 = Sim, 0 = Não)`. */
export function noIn(text: string): string {
  return /\b(\d)\s*[-=:]\s*(?:n[aã]o|no)(?!\p{L})/iu.exec(text)?.[1] ?? "n";
}

/** Letters to choose from, a range, or a time in a prompt. */
export const LETTERS = /\(([a-z])\s*[,/|]\s*[a-z]/i;
const RANGE = /[([](\d+)\s*(?:-|\.\.+|a|to|at[eé])\s*\d+[)\]]/i;
const TIME = /\btime|\btempo|sec|seg/i;

/** Names of searches to choose from: `bfs, dfs`. The depth comes first for whoever looks for one long path. */
const NAMES = /\b[a-z]\w*(?:, ?[a-z]\w*)+(?=\W*$)/i;
const DEEP = /^(?:dfs|depth|profundidad\w*)$/i;

/** Chooses a value of the form that a prompt shows. A search gets some seconds. */
export function valueFor(text: string): string {
  const names = NAMES.exec(text)?.[0].split(/, ?/) ?? [];
  const name = names.find((each) => QUICK.test(each)) ?? names.find((each) => DEEP.test(each)) ?? names[0];
  return (
    letterIn(text) ??
    LETTERS.exec(text)?.[1] ??
    RANGE.exec(text)?.[1] ??
    name ??
    (TIME.test(text) ? "10" : "1")
  );
}

/** Words that go on from a menu. */
const GOING_ON = /^(?:continu|solv|resolv|run|execut|find|start|inici|play)/i;

/** Finds the letter that goes on from a menu of letters: `add(A), continue(C), quit(Q)`. */
function letterIn(text: string): string | undefined {
  const choices = Array.from(text.matchAll(/(\p{L}+) ?\((\p{L})\)/gu));
  const [first, another] = choices;
  if (!first || !another) return undefined;
  return (choices.find(([, word]) => GOING_ON.test(word!)) ?? first)[2];
}
