import { micromark } from "micromark";
import { printable } from "../../base/text.ts";

/**
 * Headings would stand among those of the page, pictures would be loaded from elsewhere, and markup is shown like other
 * text.
 */
const LEFT_OUT = ["headingAtx", "setextUnderline", "labelStartImage", "htmlFlow", "htmlText"];

const OPTIONS = { extensions: [{ disable: { null: LEFT_OUT } }] };

/** A text in Markdown. Markup of HTML is shown as it was typed, and links lead to pages only. */
export function Markdown({ text }: { readonly text: string }) {
  return <div class="said" dangerouslySetInnerHTML={{ __html: htmlOf(text) }} />;
}

/** Writes a text in Markdown as HTML that is safe in a page. */
export function htmlOf(text: string): string {
  return micromark(text.split(/\r?\n/).map(printable).join("\n"), OPTIONS);
}
