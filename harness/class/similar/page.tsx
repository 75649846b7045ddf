import type { Locale } from "../../base/locale.ts";
import { VERSION } from "../../base/package.ts";
import { printable } from "../../base/text.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { renderPage } from "../../report/html/page.tsx";
import { lineOf, Pair, roomFor, type ShownProps } from "./pair.tsx";
import { type Group, type LeftOut, notSearched, type Similarities } from "./similar.ts";
import { namesOf, nameWithGroup, noPairsIn, SIMILAR_WORDS, type SimilarWords } from "./words.ts";

/** A browser opens this much at once. */
const MOST_BYTES = 3_000_000;

/** Common parts that are shown. Smaller ones are only counted. */
const MOST_COMMON = 20;

export interface SimilarPage {
  readonly found: Similarities;
  readonly notCompared: number;
  readonly language: Locale;
}

/** Renders the page of programs that are alike, with the matching parts side by side. */
export function similarPage({ found, notCompared, language }: SimilarPage): string {
  const words = SIMILAR_WORDS[language];
  const { page } = CATALOGUES[language];
  const limited = notSearched(found);
  const fits = roomFor(MOST_BYTES);
  return renderPage({
    language,
    title: words.title,
    skip: page.skipToContent,
    footer: page.madeBy(VERSION),
    children: (
      <main id="content" class="class similar">
        <header class="head">
          <h1>{words.title}</h1>
          <p>{words.advice}</p>
          {limited > 0 && <p class="faint">{words.limited(limited)}</p>}
          {notCompared > 0 && <p class="faint">{words.notCompared(notCompared)}</p>}
        </header>
        {found.groups.length + found.pairs.length === 0 && <p>{noPairsIn(found, words)}</p>}
        {found.groups.length > 0 && (
          <section aria-labelledby="groups">
            <h2 id="groups">{words.groups}</h2>
            {found.groups.map((group) => (
              <GroupCard group={group} {...{ words, fits }} />
            ))}
          </section>
        )}
        {found.pairs.length > 0 && (
          <section aria-labelledby="pairs">
            <h2 id="pairs">{words.pairs}</h2>
            {found.pairs.map((likeness) => (
              <Pair likeness={likeness} {...{ words, fits }} nameOf={nameWithGroup(found, words)} />
            ))}
          </section>
        )}
        <LeftOutOfAll found={found} words={words} />
      </main>
    ),
  });
}

function GroupCard({ group, ...shown }: ShownProps & { readonly group: Group }) {
  const { words } = shown;
  return (
    <details class="card">
      <summary>
        <strong>{words.shares(group.lowest, group.highest)}</strong> {words.programs(group.programs.length)}:{" "}
        {namesOf(group.programs)}
      </summary>
      <p class="faint">{words.nearest}</p>
      {group.pairs.map((likeness) => (
        <Pair likeness={likeness} {...shown} nameOf={({ name }) => printable(name)} />
      ))}
    </details>
  );
}

function LeftOutOfAll({ found: { common, tooLittle }, words }: { found: Similarities; words: SimilarWords }) {
  if (common.length + tooLittle.length === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">{words.leftOut}</h2>
      {common.length > 0 && (
        <details class="card">
          <summary>{words.commonTitle(common.length)}</summary>
          {common.slice(0, MOST_COMMON).map((part) => (
            <Common part={part} words={words} />
          ))}
          {common.length > MOST_COMMON && (
            <p class="faint">{words.moreCommon(common.length - MOST_COMMON)}</p>
          )}
        </details>
      )}
      {tooLittle.length > 0 && (
        <details class="card">
          <summary>{words.tooLittle(tooLittle.length)}</summary>
          <p>{namesOf(tooLittle)}</p>
        </details>
      )}
    </section>
  );
}

function Common({ part, words }: { readonly part: LeftOut; readonly words: SimilarWords }) {
  const [from, to] = part.lines;
  return (
    <details class="card">
      <summary>{words.commonSize(part)}</summary>
      <p>{namesOf(part.holders)}</p>
      <h3>{printable(part.program.name)}</h3>
      <pre tabindex={0}>
        {part.program.shown
          .split("\n")
          .slice(from - 1, to)
          .map((text, at) => `${`${from + at}`.padStart(4)} ${lineOf(text)}`)}
      </pre>
    </details>
  );
}
