import { renderToString } from "preact-render-to-string";
import type { Locale } from "../../base/locale.ts";
import { DESK_WORDS } from "../words/index.ts";

/** Renders a page that stands where the class would, as long as its files have mistakes. It is read again when they change. */
export function renderMistake(locale: Locale, sentences: string): string {
  const words = DESK_WORDS[locale];
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.cannotRead}</title>
        <link rel="stylesheet" href="desk.css" />
      </head>
      <body data-lost={words.lostConnection} data-not-saved={words.notSaved}>
        <div id="desk" data-title={words.cannotRead}>
          <main id="content">
            <h1>{words.cannotRead}</h1>
            <p class="warning mistakes">{sentences}</p>
          </main>
        </div>
        <p class="status" role="status" />
        <script src="desk.js" />
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToString(page)}\n`;
}
