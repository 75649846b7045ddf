import type { Locale } from "../../base/locale.ts";
import { VERSION } from "../../base/package.ts";
import { printable, shorten } from "../../base/text.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { renderPage } from "../../report/html/page.tsx";
import type { Lines } from "./prints.ts";
import type { ComparedProgram } from "./programs.ts";
import { type Group, type LeftOut, type Likeness, notSearched, type Similarities } from "./similar.ts";
import { namesOf, nameWithGroup, noPairsIn, SIMILAR_WORDS, type SimilarWords } from "./words.ts";

/** A browser opens this much at once. */
const MOST_BYTES = 3_000_000;

const LONGEST_LINE = 200;

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

/** Makes a function that tests if there is room for the texts of two more programs. Asked in the order of the page. */
function roomFor(bytes: number): (likeness: Likeness) => boolean {
  let left = bytes;
  return ({ left: one, right: other }) => {
    left -= one.shown.length + other.shown.length;
    return left >= 0;
  };
}

interface ShownProps {
  readonly words: SimilarWords;
  readonly fits: (likeness: Likeness) => boolean;
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

interface PairProps extends ShownProps {
  readonly likeness: Likeness;
  readonly nameOf: (program: ComparedProgram) => string;
}

function Pair({ likeness, words, fits, nameOf }: PairProps) {
  const { left, right, similarity, parts = [], cases } = likeness;
  return (
    <details class="card">
      <summary>
        <strong>{words.share(similarity)}</strong> {nameOf(left)} · {nameOf(right)}{" "}
        <span class="faint">{likeness.parts ? words.parts(parts.length) : words.repetitive}</span>
        {cases.length > 0 && (
          <span class="faint">
            {" "}
            · {words.sameAnswers}: {words.answers(cases)}
          </span>
        )}
      </summary>
      {fits(likeness) ? (
        <>
          {parts.length > 0 && <p class="faint">{words.legend}</p>}
          <div class="sides">
            <Side program={left} parts={parts.map((part) => part.left)} />
            <Side program={right} parts={parts.map((part) => part.right)} />
          </div>
        </>
      ) : (
        <p>{words.tooLarge}</p>
      )}
    </details>
  );
}

function Side({ program, parts }: { program: ComparedProgram; parts: readonly Lines[] }) {
  const numberOf = (line: number) => parts.findIndex(([from, to]) => from <= line && line <= to) + 1;
  return (
    <div>
      <h3>{printable(program.name)}</h3>
      <pre tabindex={0}>
        {program.shown.split("\n").map((text, at) => {
          const part = numberOf(at + 1);
          const line = `${`${at + 1}`.padStart(4)} ${(part > 0 ? `#${part}` : "").padEnd(4)}${lineOf(text)}`;
          return part > 0 ? <mark>{line}</mark> : line;
        })}
      </pre>
    </div>
  );
}

function lineOf(text: string): string {
  return `${printable(shorten(text.replaceAll("\t", "    "), LONGEST_LINE))}\n`;
}
