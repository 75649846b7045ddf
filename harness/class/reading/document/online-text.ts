import { asTyped, nameOf, piecesOf, withoutEntities } from "./markup.ts";

/** Elements that begin a line of their own. */
const LINES = new Set(["p", "div", "li", "tr", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"]);

/** An editor sets a paragraph in by so much for each step, for which a program has four blanks. */
const STEP_PX = 40;
const MOST_STEPS = 20;

/** The text of a page that was typed into a learning platform, as it is seen there. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let kept = 0;
  let isNewLine = true;
  const endLine = () => {
    if (!isNewLine) parts.push("\n");
    isNewLine = true;
  };
  for (const piece of piecesOf(html, ["script", "style", "head", "title"])) {
    if ("text" in piece) {
      // A line of the file is none of the text, but where everything is kept.
      const text: string = kept > 0 ? piece.text : piece.text.replace(/[ \t\r\n]+/g, " ");
      const shown: string = isNewLine && kept === 0 ? text.replace(/^ /, "") : text;
      if (shown === "") continue;
      parts.push(shown);
      isNewLine = shown.endsWith("\n");
      continue;
    }
    const name = nameOf(piece.tag);
    if (name === "pre") kept++;
    if (name === "/pre") kept = Math.max(0, kept - 1);
    if (name === "br") {
      parts.push("\n");
      isNewLine = true;
    } else if (LINES.has(name.replace("/", ""))) {
      endLine();
      const steps = name.startsWith("/") ? 0 : stepsOf(piece.tag);
      if (steps > 0) parts.push("    ".repeat(steps));
    }
  }
  return asTyped(withoutEntities(parts.join("")));
}

function stepsOf(tag: string): number {
  const px = /(?:padding|margin)-left: {0,3}(?<px>\d{1,4})px/.exec(tag.slice(0, 500))?.groups?.px ?? "0";
  return Math.min(MOST_STEPS, Math.round(Number(px) / STEP_PX));
}
