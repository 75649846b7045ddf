import { printable, shorten } from "../../base/text.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";
import { keywordsOf } from "../../submission/language/keywords.ts";
import { type Piece, piecesOf } from "../../submission/language/pieces.ts";

/** Longer lines are data, and no eye follows them. */
const LONGEST_LINE = 300;

const TAB = "    ";

/** Things that have a colour. */
type Kind = Extract<Piece["name"], "comment" | "import" | "text" | "number"> | "keyword";

interface Part {
  readonly kind: Kind | undefined;
  readonly text: string;
}

/** A line of a source, in parts of one colour each. */
export type SourceLine = readonly Part[];

/** Takes a file to lines, with the colours of its language if it has one. */
export function sourceLines(text: string, path: string, most: number): readonly SourceLine[] {
  const lines = textLines(text).slice(0, most);
  const language = languageOf(path);
  if (!language) return lines.map((line) => (line === "" ? [] : [{ kind: undefined, text: line }]));
  const keywords = keywordsOf(language);
  const shown = lines.join("\n");
  const coloured: Part[][] = [[]];
  const add = (kind: Kind | undefined, from: number, to: number) => {
    const [first = "", ...others] = shown.slice(from, to).split("\n");
    join(coloured.at(-1)!, { kind, text: first });
    for (const line of others) coloured.push(line === "" ? [] : [{ kind, text: line }]);
  };
  for (const { name, from, to } of piecesOf(shown, language)) {
    if (name === "word") {
      // A name comes with all that is reached through it, as `this.board`.
      const [head = ""] = /^[\p{L}\p{N}_$@]*/u.exec(shown.slice(from, to)) ?? [];
      const end = keywords.has(head) ? from + head.length : from;
      add("keyword", from, end);
      add(undefined, end, to);
    } else add(name === "space" || name === "sign" ? undefined : name, from, to);
  }
  return coloured;
}

/** The lines of a file. The end of the last one begins no other. */
export function textLines(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/** Adds a part to a line; to the last one if that has the same colour. */
function join(line: Part[], { kind, text }: Part): void {
  if (text === "") return;
  const last = line.at(-1);
  if (last?.kind === kind && last) line[line.length - 1] = { kind, text: last.text + text };
  else line.push({ kind, text });
}

/** The text of a line, safe to be shown. */
export function LineText({ line }: { readonly line: SourceLine }) {
  if (line.length === 0) return <code>&nbsp;</code>;
  return (
    <code>{cut(line).map(({ kind, text }) => (kind ? <span class={`is-${kind}`}>{text}</span> : text))}</code>
  );
}

function cut(line: SourceLine): Part[] {
  const parts: Part[] = [];
  let room = LONGEST_LINE;
  for (const { kind, text } of line) {
    if (room < 0) break;
    parts.push({ kind, text: printable(shorten(text, room).replaceAll("\t", TAB)) });
    room -= text.length;
  }
  return parts;
}
