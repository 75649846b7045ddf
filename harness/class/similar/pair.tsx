import { printable, shorten } from "../../base/text.ts";
import type { Lines } from "./prints.ts";
import type { ComparedProgram } from "./programs.ts";
import type { Likeness } from "./similar.ts";
import type { SimilarWords } from "./words.ts";

const LONGEST_LINE = 200;

/** Makes a function that tests if there is room for the texts of two more programs. Asked in the order of the page. */
export function roomFor(bytes: number): (likeness: Likeness) => boolean {
  let left = bytes;
  return ({ left: one, right: other }) => {
    left -= one.shown.length + other.shown.length;
    return left >= 0;
  };
}

export interface ShownProps {
  readonly words: SimilarWords;
  readonly fits: (likeness: Likeness) => boolean;
}

interface PairProps extends ShownProps {
  readonly likeness: Likeness;
  readonly nameOf: (program: ComparedProgram) => string;
  readonly isOpen?: boolean;
}

/** Two programs side by side, with the parts that match. */
export function Pair({ likeness, words, fits, nameOf, isOpen = false }: PairProps) {
  const { left, right, similarity, parts = [], cases } = likeness;
  return (
    <details class="card" open={isOpen}>
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

/** A line as it is shown, with its end. */
export function lineOf(text: string): string {
  return `${printable(shorten(text.replaceAll("\t", "    "), LONGEST_LINE))}\n`;
}
