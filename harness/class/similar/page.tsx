import type { Locale } from "../../base/locale.ts";
import { VERSION } from "../../base/package.ts";
import { printable, shorten } from "../../base/text.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { renderPage } from "../../report/html/page.tsx";
import type { AlikePart } from "./compare.ts";
import type { ComparedProgram } from "./programs.ts";
import { type Cluster, type Likeness, notSearched } from "./similar.ts";
import { SIMILAR_WORDS, type SimilarWords } from "./words.ts";

/** A browser opens this much at once. */
const MOST_BYTES = 3_000_000;

const LONGEST_LINE = 200;

export interface SimilarPage {
  readonly likenesses: readonly Likeness[];
  readonly clusters: readonly Cluster[];
  readonly notCompared: number;
  readonly language: Locale;
}

/** Renders the page of programs that are alike, with the matching parts side by side. */
export function similarPage({ likenesses, clusters, notCompared, language }: SimilarPage): string {
  const words = SIMILAR_WORDS[language];
  const { page } = CATALOGUES[language];
  const limited = notSearched(likenesses);
  let bytes = 0;
  const shown = likenesses.map((likeness) => {
    bytes += likeness.left.shown.length + likeness.right.shown.length;
    return { likeness, fits: bytes <= MOST_BYTES };
  });
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
        {likenesses.length === 0 && <p>{words.noPairs}</p>}
        {clusters.length > 0 && <Clusters clusters={clusters} words={words} />}
        {likenesses.length > 0 && (
          <section aria-labelledby="pairs">
            <h2 id="pairs">{words.pairs}</h2>
            {shown.map(({ likeness, fits }) => (
              <Pair likeness={likeness} fits={fits} words={words} />
            ))}
          </section>
        )}
      </main>
    ),
  });
}

function Clusters({ clusters, words }: { clusters: readonly Cluster[]; words: SimilarWords }) {
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">{words.clusters}</h2>
      <ul class="causes card">
        {clusters.map(({ programs }) => (
          <li>
            <p class="count">{programs.length}</p>
            <p class="names">{programs.map(({ name }) => printable(name)).join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PairProps {
  readonly likeness: Likeness;
  readonly fits: boolean;
  readonly words: SimilarWords;
}

function Pair({ likeness, fits, words }: PairProps) {
  const { left, right, similarity, parts = [], cases } = likeness;
  return (
    <details class="card">
      <summary>
        <strong>{words.share(similarity)}</strong> {printable(left.name)} · {printable(right.name)}{" "}
        <span class="faint">{likeness.parts ? words.parts(parts.length) : words.repetitive}</span>
        {cases.length > 0 && (
          <span class="faint">
            {" "}
            · {words.sameAnswers}: {words.answers(cases)}
          </span>
        )}
      </summary>
      {fits ? (
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

function Side({ program, parts }: { program: ComparedProgram; parts: readonly AlikePart["left"][] }) {
  const numberOf = (line: number) => parts.findIndex(([from, to]) => from <= line && line <= to) + 1;
  return (
    <div>
      <h3>{printable(program.name)}</h3>
      <pre tabindex={0}>
        {program.shown.split("\n").map((text, at) => {
          const part = numberOf(at + 1);
          const head = `${`${at + 1}`.padStart(4)} ${(part > 0 ? `#${part}` : "").padEnd(4)}`;
          const line = `${head}${printable(shorten(text.replaceAll("\t", "    "), LONGEST_LINE))}\n`;
          return part > 0 ? <mark>{line}</mark> : line;
        })}
      </pre>
    </div>
  );
}
