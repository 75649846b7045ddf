import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Locale } from "../../base/locale.ts";
import { assets } from "./assets.ts";

interface PageProps {
  readonly language: Locale;
  readonly title: string;
  readonly skip: string;
  readonly footer: string;
  readonly children: ComponentChildren;
}

/** Renders a page that is complete in one file. Every text in it is escaped. */
export function renderPage({ language, title, skip, footer, children }: PageProps): string {
  const { style, script, policy } = assets();
  const page = (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a class="skip" href="#content">
          {skip}
        </a>
        {children}
        <footer>{footer}</footer>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToString(page)}\n`;
}

const ROWS = "<!--rows-->";

/** Stands for the rows of a table in a page that is rendered in parts. No text of a page has these signs unescaped. */
export const rowsInParts = { dangerouslySetInnerHTML: { __html: ROWS } } as const;

interface PartsProps extends PageProps {
  /** Rows of each table that has `rowsInParts`, in their order. */
  readonly tables: readonly Iterable<VNode>[];
}

/** Renders a page with one row after the other, because all cells of a large class would fill the memory. */
export function* renderPageInParts({ tables, ...props }: PartsProps): Generator<string> {
  for (const [at, part] of renderPage(props).split(ROWS).entries()) {
    yield part;
    for (const row of tables[at] ?? []) yield renderToString(row);
  }
}
