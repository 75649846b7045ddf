import { rightAnswer } from "../answer-words.ts";
import { goingTo } from "../by-hand-lines.ts";
import type { DrawingMark, PageWords, PlayerButton } from "../catalogue/page-words.ts";
import type { CaseResult, ReportedCase } from "../report.ts";
import type { Saying } from "../sayings.ts";
import { isOfProgram } from "../words.ts";
import { BoardDrawing, BoardFigure, MOST_NUMBERED, type Scene } from "./board.tsx";
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
      <Said said={asSentence(said)} result={result} />
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

function quotesIn(told: object | undefined): string[] {
  const { quote, place } = (told ?? {}) as { quote?: unknown; place?: { code?: unknown } };
  return [quote, place?.code].filter((each) => typeof each === "string" && each !== "") as string[];
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
  const { folder, build = [], command, files = [] } = byHand;
  return (
    <details class="by-hand">
      <summary>{page.byHand}</summary>
      {files.map(({ name: file, text = asked?.input }) => (
        <>
          <p>{text === undefined ? page.makeBoard("") : page.saveAs(file)}</p>
          <Copyable text={text ?? `cavalo show ${name} > ${file}`} page={page} />
        </>
      ))}
      <Copyable text={[...goingTo(folder), ...build, command].join("\n")} page={page} />
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

function Drawings({ scenes, asked, page }: { scenes: Scenes; asked: ReportedCase; page: PageWords }) {
  const { whole, part, walk } = scenes;
  const title = page.board(asked.rows, asked.columns);
  const isLarge = whole && Math.max(whole.rows, whole.columns) > MOST_NUMBERED;
  const plays = walk !== undefined && (whole?.yours.length ?? 0) > 2;
  return (
    <div class="drawings">
      {part && (
        <BoardFigure caption={page.part} legend={legendOf(part, page)}>
          <BoardDrawing {...part} title={`${page.part}. ${title}`} />
        </BoardFigure>
      )}
      {whole && (
        <div data-walk={plays ? walk : undefined} data-words={page.step("{step}", "{square}")}>
          <BoardFigure
            caption={whole.squares || !whole.wraps ? title : `${title}. ${page.tooLargeToDraw}`}
            legend={legendOf(whole, page)}
            buttons={
              <div class="controls">
                {plays && <Player page={page} />}
                {isLarge && <Zoom page={page} />}
              </div>
            }
          >
            <BoardDrawing {...whole} title={title} />
          </BoardFigure>
        </div>
      )}
    </div>
  );
}

/** Shapes on the buttons: no font is known to have signs for all of them. */
const ICONS: Readonly<Record<PlayerButton, string>> = {
  first: "M3 3v10M13 3L6 8l7 5z",
  back: "M12 3L4 8l8 5z",
  play: "M2 3l6 5-6 5zM9 3l6 5-6 5z",
  pause: "M5 3v10M11 3v10",
  next: "M4 3l8 5-8 5z",
  last: "M13 3v10M3 3l7 5-7 5z",
};

/** Buttons that go through the steps. They appear only where the script runs. */
function Player({ page }: { page: PageWords }) {
  return (
    <span class="player" hidden>
      {(Object.keys(ICONS) as PlayerButton[]).map((name) => (
        <button type="button" data-play={name} aria-label={page.player[name]} title={page.player[name]}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={ICONS[name]} />
          </svg>
        </button>
      ))}
      <output aria-live="polite" />
    </span>
  );
}

function Zoom({ page }: { page: PageWords }) {
  return (
    <span class="zoom" hidden>
      {(["in", "out", "all"] as const).map((name) => (
        <button type="button" data-zoom={name} aria-label={page.zoom[name]} title={page.zoom[name]}>
          {{ in: "+", out: "−", all: "□" }[name]}
        </button>
      ))}
    </span>
  );
}

/** Explains only the marks that the drawing has. */
function legendOf(scene: Omit<Scene, "title">, { legend }: PageWords) {
  const letters = scene.squares?.join("") ?? "";
  const shows: Readonly<Record<DrawingMark, boolean>> = {
    yours: scene.yours.length > 0,
    right: scene.right.length > 1,
    wrong: scene.wrongStep !== undefined && scene.yours.length > 0,
    rescue: scene.rescue !== undefined,
    wrapped: scene.wraps && !scene.part,
    start: scene.start !== undefined,
    exit: scene.exit !== undefined,
    blocked: letters.includes("x"),
    unvisited: letters.includes("o"),
    place: scene.place !== undefined,
  };
  return (Object.keys(shows) as DrawingMark[])
    .filter((mark) => shows[mark])
    .map((mark) => ({ mark, text: legend[mark] }));
}
