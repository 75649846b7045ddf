import { shellWord } from "../../base/shell.ts";
import type { PageWords } from "../catalogue/page-words.ts";
import type { CaseResult, ReportedCase } from "../record/report.ts";
import { rightAnswer } from "../words/answer-words.ts";
import { fromFile, goingTo, showing } from "../words/by-hand-lines.ts";
import { quotesIn } from "../words/quotes.ts";
import type { Saying } from "../words/sayings.ts";
import { isOfProgram } from "../words/words.ts";
import { Drawings } from "./drawings.tsx";
import { asSentence } from "./parts.tsx";
import type { Scenes } from "./scenes.ts";

/** Most cases of one sentence that are named. */
const MOST_NAMES = 8;

/** Most lines of an output that are broken where they are too long. */
const MOST_BROKEN_LINES = 3;

interface FailureProps {
  readonly saying: Saying;
  readonly asked: ReportedCase | undefined;
  readonly drawing: Scenes | "left-out" | undefined;
  readonly isOpen: boolean;
  readonly page: PageWords;
}

/** One sentence about one case or several, with what is known of the first of them. */
export function FailureItem({ saying: { said, results }, asked, drawing, isOpen, page }: FailureProps) {
  const [result] = results;
  // A program is built once, for all cases.
  const names = isOfProgram(result.verdict) ? [] : results.map(({ case: name }) => name);
  const title = asked?.title === names[0] ? undefined : asked?.title;
  const others = names.length - 1;
  const summary = (
    <>
      {names.length > 0 && (
        <span class="names">
          {title}
          {title && others > 0 && ` ${page.andMore(others)}`}
          <span class={title && "faint"}>{listed(names, page)}</span>
        </span>
      )}
      <Said said={asSentence(said, result.finding, result.clue)} result={result} />
    </>
  );
  const isFolded = drawing || result.byHand || hasSides(result) || result.finding?.kind === "not-compiled";
  if (!isFolded) return <p class="failure">{summary}</p>;
  return (
    <details class="failure" open={isOpen}>
      <summary>{summary}</summary>
      {names.length > 1 && <p class="faint">{page.shownFor(result.case)}</p>}
      <Sides result={result} asked={asked} page={page} />
      <CompilerSaid result={result} page={page} />
      {drawing === "left-out" ? (
        <p class="faint">{page.notDrawn}</p>
      ) : (
        drawing && <Drawings scenes={drawing} asked={asked!} page={page} />
      )}
      <ByHand result={result} asked={asked} page={page} />
    </details>
  );
}

function listed(names: readonly string[], page: PageWords): string {
  const others = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(", ");
  return others > 0 ? `${shown} ${page.andMore(others)}` : shown;
}

/** A sentence, with the parts of it that a compiler or a program wrote set as such. */
function Said({ said, result: { finding, clue } }: { said: string; result: CaseResult }) {
  const quotes = [finding, clue].flatMap(quotesIn).filter((quote) => said.includes(quote));
  const parts = quotes.reduce(
    (texts, quote) => texts.flatMap((text) => (quotes.includes(text) ? [text] : splitAround(text, quote))),
    [said],
  );
  return <span>{parts.map((text) => (quotes.includes(text) ? <code>{text}</code> : text))}</span>;
}

function splitAround(text: string, quote: string): string[] {
  const at = text.indexOf(quote);
  return at < 0 ? [text] : [text.slice(0, at), quote, text.slice(at + quote.length)];
}

type Part = Pick<FailureProps, "asked" | "page"> & { readonly result: CaseResult };

function hasSides({ verdict, printed }: CaseResult): boolean {
  return verdict === "WA" || verdict === "PE" || printed !== undefined;
}

/** The right answer beside what was printed. */
function Sides({ result, asked, page }: Part) {
  if (!hasSides(result)) return null;
  const { verdict, printed, wrong } = result;
  const answer = verdict === "WA" || verdict === "PE" ? asked?.answer : undefined;
  return (
    <dl class="sides">
      {answer !== undefined && (
        <div>
          <dt>{page.expected}</dt>
          <dd>{rightAnswer({ ...asked!, answer }, result, page)}</dd>
        </div>
      )}
      <div>
        <dt>{page.printed}</dt>
        <dd>
          {printed === undefined ? page.printedNothing : <Printed text={printed} wrong={wrong?.quote} />}
        </dd>
      </div>
    </dl>
  );
}

/** A few lines are broken, so that they are seen whole. More may be a board, whose rows must stay rows. */
function Printed({ text, wrong }: { text: string; wrong: string | undefined }) {
  const lines = text.split("\n");
  const isShort = lines.length <= MOST_BROKEN_LINES;
  const at = wrong === undefined ? -1 : lines.indexOf(wrong);
  return (
    <pre tabindex={0} class={isShort ? "broken" : undefined}>
      {at < 0 ? (
        text
      ) : (
        <>
          {lines.slice(0, at).map((line) => `${line}\n`)}
          <mark>{wrong}</mark>
          {lines.slice(at + 1).map((line) => `\n${line}`)}
        </>
      )}
    </pre>
  );
}

/** The lines around the one that a compiler refused, and all that it said. */
function CompilerSaid({ result: { finding }, page }: Pick<Part, "result" | "page">) {
  if (finding?.kind !== "not-compiled") return null;
  const { place, messages } = finding;
  const lines = place?.around?.split("\n") ?? [];
  const refused = lines.find((line) => Number.parseInt(line, 10) === place?.line);
  return (
    <>
      {refused !== undefined && <Printed text={lines.join("\n")} wrong={refused} />}
      {messages !== undefined && (
        <details class="by-hand">
          <summary>{page.compilerSaid}</summary>
          <pre tabindex={0}>{messages}</pre>
        </details>
      )}
    </>
  );
}

function ByHand({ result: { case: name, byHand }, asked, page }: Part) {
  if (!byHand) return null;
  const { folder, build = [], files = [] } = byHand;
  return (
    <details class="by-hand">
      <summary>{page.byHand}</summary>
      {files.map(({ name: file, text = asked?.input }) => (
        <>
          <p>{text === undefined ? page.makeBoard("") : page.saveAs(file)}</p>
          <Copyable text={text ?? `${showing(name)} --output ${shellWord(file)}`} page={page} />
        </>
      ))}
      <Copyable text={[...goingTo(folder), ...build, fromFile(byHand)].join("\n")} page={page} />
    </details>
  );
}

/** A text with a button that copies it. */
export function Copyable({ text, page }: { text: string; page: PageWords }) {
  return (
    <div class="copyable">
      <pre tabindex={0}>{text}</pre>
      <button type="button" data-copy={page.copied}>
        {page.copy}
      </button>
    </div>
  );
}
