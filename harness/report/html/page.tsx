import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Locale } from "../../base/locale.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";

interface PageProps {
  readonly language: Locale;
  readonly title: string;
  readonly skip: string;
  readonly footer: string;
  readonly children: ComponentChildren;
}

/** The one style and the one script of every page. */
const assets = remembered(() => {
  const read = (name: string) =>
    readFileSync(path.join(PACKAGE_FOLDER, "harness", "report", "html", name), "utf8");
  const style = read("style.css");
  const script = read("script.js");
  // Nothing is loaded, and nothing runs but this script: even if the escaping of a text failed.
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return { style, script, policy };
});

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
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
