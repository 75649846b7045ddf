import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { LANGUAGES } from "../../locale/index.ts";
import type { Texts } from "../../locale/language.ts";
import { textsSaidIn } from "../../locale/said-in-sources.ts";

/** A file with all texts or all words of a language. */
const INDEX = /[\\/]locale[\\/]([\w-]+)[\\/](texts|words)[\\/]index\.ts$/;

/** Leaves out of the languages what none of these sources says, which is most of it in a page. */
export function onlySaid(sources: readonly string[]): Plugin {
  const said = sources.flatMap((file) => textsSaidIn(file, readFileSync(file, "utf8")));
  const saidIn = (table?: string) =>
    new Set(said.filter((each) => each.table === table).map(({ text }) => text));
  return {
    name: "only-said",
    setup({ onLoad }) {
      onLoad({ filter: INDEX }, ({ path: file }) => {
        const [, locale, kind] = INDEX.exec(file)!;
        const { texts, words } = LANGUAGES[locale as keyof typeof LANGUAGES];
        const kept =
          kind === "texts"
            ? entriesOf(texts(), saidIn())
            : `{${Object.entries(words()).map(([table, own]) => `${JSON.stringify(table)}:${entriesOf(own, saidIn(table))}`)}}`;
        return { contents: `export const ${kind} = () => (${kept});`, resolveDir: path.dirname(file) };
      });
    },
  };
}

function entriesOf(texts: Texts, said: ReadonlySet<string>): string {
  const kept = Object.entries(texts).filter(([text]) => said.has(text));
  return `{${kept.map(([text, told]) => `${JSON.stringify(text)}:${JSON.stringify(told)}`)}}`;
}
