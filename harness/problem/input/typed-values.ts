/** Choices that find a tour soon. */
export const QUICK = /warnsdorff|heur[ií]stic|otimizad|optimi[sz]/i;

/** A question whether to begin at all. */
const BEGINNING =
  /\b(?:begin|start|começar|comecar|iniciar|empezar|comenzar)(?:\s+(?:the |o |el )?(?:tour|program\w*|passeio|recorrido))?\s*(?:[?(:]|$)/i;

/** A question whether to look for a tour until one is found. */
const WHOLE_SEARCH =
  /\b(?:complete|full|exhaustive) search|\b(?:busca|búsqueda|busqueda) (?:completa|exa?ustiva|exhaustiva)/i;

/** Tests if a tour comes only, or sooner, if a question is answered with yes. */
export function isWanted(text: string): boolean {
  return [QUICK, BEGINNING, WHOLE_SEARCH].some((words) => words.test(text));
}

/** Finds the sign for yes in a question: `(s/n)`, `j oder n`, `(Y for yes)`, `(1 = Sim, 0 = Não)`. */
export function yesIn(text: string): string {
  const sign =
    /\b(\d)\s*[-=:]\s*(?:sim|si|s[ií]|yes)(?!\p{L})/iu.exec(text) ??
    /\b([syjoti])\b\W{0,3}(?:(?:ou|or|oder|eller|o|e)\W{1,3})?n\b/i.exec(text) ??
    /\b([sy])\b\W{0,3}(?:for|para)?\W{0,3}(?:sim|si|yes)\b/i.exec(text);
  return sign?.[1] ?? "y";
}

/** Finds the sign for no, which may be a number: `(1 = Sim, 0 = Não)`, `(y/t)`. */
export function noIn(text: string): string {
  const sign =
    /\b(\d)\s*[-=:]\s*(?:n[aã]o|no)(?!\p{L})/iu.exec(text) ??
    /\b(?:y\s*[/|]\s*(t)|e\s*[/|]\s*(h))\b/i.exec(text);
  return sign?.slice(1).find(Boolean) ?? "n";
}

/** Letters to choose from, a range, or a time in a prompt. */
export const LETTERS = /\(([a-z])\s*[,/|]\s*[a-z]/i;
/** Of a range of searches, the plain ones come first. */
const LAST_LETTER = /\([a-c]\s?-\s?([b-z])\)/i;
const RANGE = /[([](\d+)\s*(?:-|\.\.+|a|to|at[eé])\s*\d+[)\]]/i;
const TIME = /\btime|\btempo|sec|seg/i;

/** Names of searches to choose from: `bfs, dfs`. The depth comes first for whoever looks for one long path. */
const NAMES = /\b[a-z]\w*(?:, ?[a-z]\w*)+(?=\W*$)/i;
const DEEP = /^(?:dfs|depth|profundidad\w*)$/i;

/** An open tour, as one of two that are offered: `closed or open? (c/o)`. */
const OPEN = /\b(?:open|abert[oa]|abiert[oa]|ouverte?|offen|terbuka)\b/i;

/** A closed tour, as one of two that are offered, or asked for by itself. */
const CLOSED = /\b(?:closed|fechad[oa]|cerrad[oa]|ferm[ée]e?|geschlossen\w*)\b/i;

/** Tests if a question is whether the tour is to be closed, or open. Files are opened, too. */
export function asksForClosed(text: string): boolean {
  return CLOSED.test(text) || (OPEN.test(text) && /\b(?:tours?|passeio|recorrido)\b/i.test(text));
}

/** Chooses the kind of tour that a case asks for, by yes or no: `Closed tour? (y/n)`. */
export function closedByYes(text: string): string {
  const [yes, no] = [yesIn(text), noIn(text)];
  return CLOSED.test(text) ? `{tour:open=${no},closed=${yes}}` : `{tour:open=${yes},closed=${no}}`;
}

/** Chooses the kind of tour of two that are named, by their numbers, their letters or their words; undefined if they are not. */
export function tourIn(text: string): string | undefined {
  const [open, closed] = [OPEN, CLOSED].map((word) => word.exec(text)?.[0]);
  if (open === undefined || closed === undefined) return undefined;
  const signs = (signOf: (word: string) => string | undefined) => {
    const [one, other] = [signOf(open), signOf(closed)];
    return one === undefined || other === undefined ? undefined : `{tour:open=${one},closed=${other}}`;
  };
  const numberOf = (word: string) => new RegExp(`(\\d)\\s*[-=:).]\\s*${word}`, "i").exec(text)?.[1];
  return signs(numberOf) ?? signs((word) => letterOf(word, text)) ?? signs((word) => word);
}

function letterOf(word: string, text: string): string | undefined {
  return new RegExp(`[(\\[,/|]\\s*(${word[0]})\\s*[)\\],/|]`, "i").exec(text)?.[1];
}

/** Finds the letter that chooses an open tour: most cases ask for one. */
export function openIn(text: string): string | undefined {
  const word = OPEN.exec(text)?.[0];
  return word && letterOf(word, text);
}

/** Chooses a value of the form that a prompt shows. A search gets some seconds. */
export function valueFor(text: string): string {
  const names = NAMES.exec(text)?.[0].split(/, ?/) ?? [];
  const name = names.find((each) => QUICK.test(each)) ?? names.find((each) => DEEP.test(each)) ?? names[0];
  return (
    tourIn(text) ??
    openIn(text) ??
    letterIn(text) ??
    LETTERS.exec(text)?.[1] ??
    LAST_LETTER.exec(text)?.[1] ??
    RANGE.exec(text)?.[1] ??
    name ??
    (TIME.test(text) ? "10" : "1")
  );
}

/** Words that go on from a menu. */
const GOING_ON = /^(?:continu|solv|resolv|run|execut|find|start|inici|play)/i;

/** Letters with what they choose: `add(A), continue(C), quit(Q)`, `a = DFS, b = BFS`. */
const CHOICES = [
  /(?<!\p{L})(?<what>\p{L}+) ?\((?<letter>\p{L})\)/gu,
  /\b(?<letter>[a-z]) ?[=:] ?(?<what>\p{L}+)/gu,
];

/** Finds the letter that goes on, or searches soonest, in a menu of letters. */
function letterIn(text: string): string | undefined {
  for (const pattern of CHOICES) {
    const choices = Array.from(text.matchAll(pattern), ({ groups }) => groups!);
    const [first, another] = choices;
    if (!first || !another) continue;
    const wanted = [QUICK, GOING_ON, DEEP].map((words) => choices.find(({ what }) => words.test(what!)));
    return (wanted.find((choice) => choice !== undefined) ?? first).letter;
  }
  return undefined;
}
