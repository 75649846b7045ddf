import { printable } from "../../base/text.ts";
import type { ByHand, StandingComment } from "../../class/by-hand/by-hand.ts";
import { Markdown } from "../../class/by-hand/markdown.tsx";
import type { MarkedItem } from "../../class/by-hand/marks.ts";
import type { AdjustmentLine, Signature } from "../../grade/store/desk-lines.ts";
import type { Action } from "../action.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { DECIMAL } from "./decimal.ts";

export interface ByHandProps {
  /** Key of the person. */
  readonly person: string;
  /** True if others have the same hand-in. */
  readonly hasTeam: boolean;
  readonly byHand: ByHand;
  /** Name of whoever reads this. */
  readonly grader: string;
  readonly words: DeskWords;
  /** Comments that were written before, for others too. */
  readonly bank: readonly string[];
}

/** Everything that a person judges: the rubric, comments on the whole, adjustments. */
export function ByHandCard(props: ByHandProps) {
  const { byHand, words, person, grader } = props;
  const isOpen = ({ marks }: MarkedItem) => marks.every(({ by }) => by !== grader);
  const next = byHand.items.find(isOpen) ?? byHand.items[0];
  const whole = byHand.comments.filter(({ on }) => on.kind === "whole");
  return (
    <section class="card by-hand" aria-labelledby="by-hand">
      <h2 id="by-hand">{words.byHand}</h2>
      {byHand.items.map((each) => (
        <RubricRow {...props} marked={each} isNext={each === next} />
      ))}
      {whole.map((comment) => (
        <Remark comment={comment} {...props} />
      ))}
      <CommentForm {...props} on={{ kind: "whole" }} hotkey="c" />
      {byHand.adjustments.map((line) => (
        <Adjustment line={line} words={words} />
      ))}
      <AdjustForm about={{ person }} title={words.adjust} words={words} hotkey="a" />
    </section>
  );
}

interface RowProps extends ByHandProps {
  readonly marked: MarkedItem;
  /** True for the item to which a key leads. */
  readonly isNext: boolean;
}

/** An item of the rubric: one button for each level, or a field for points. */
function RubricRow({ marked: { item, state, marks }, person, hasTeam, grader, words, isNext }: RowProps) {
  const own = marks.find(({ by }) => by === grader);
  const others = marks.filter(({ by }) => by !== grader);
  const ask = { do: "mark", person, item: item.item, ...(hasTeam && { team: true as const }) } as const;
  const id = `rubric-${item.item}`;
  return (
    <form class={`rubric ${state}`} data-form={JSON.stringify(ask)} aria-labelledby={id}>
      <p id={id}>
        {item.title} <span class="faint">{words.upTo(item.most)}</span>
        {state !== "marked" && <span class="badge look">{words.markStates[state]}</span>}
      </p>
      <div class="levels">
        {(item.levels ?? []).map(({ title, points }) => (
          <button
            type="button"
            data-act={JSON.stringify({ ...ask, points } satisfies Action)}
            aria-pressed={own?.points === points}
          >
            {title} <span class="faint">{words.number(points)}</span>
          </button>
        ))}
        <label>
          <span class="unseen">
            {item.title}: {words.points}
          </span>
          <input
            name="points"
            inputmode="decimal"
            autocomplete="off"
            pattern={DECIMAL}
            placeholder={own ? words.number(own.points) : words.points}
            {...(isNext && { "data-key": "p" })}
          />
        </label>
        <button type="submit">{words.save}</button>
        {own && <Retract id={own.id} words={words} />}
      </div>
      {others.map(({ by, points }) => (
        <p class="faint">{words.otherGrader(printable(by), points)}</p>
      ))}
    </form>
  );
}

interface RemarkProps extends Pick<ByHandProps, "words"> {
  readonly comment: StandingComment;
}

/** A comment with who wrote it, when, and what has become of its place. */
export function Remark({ comment, words }: RemarkProps) {
  const { text, now, isOutdated, id } = comment;
  return (
    <div class="remark">
      <Markdown text={text} />
      <p class="faint">
        <Signed line={comment} words={words} />
        {isOutdated && ` · ${words.ofFormer}`}
        {now?.kind === "moved" && ` · ${words.moved(comment.on.kind === "line" ? comment.on.line : 0)}`}
        {now?.kind === "not-found" && ` · ${words.lineGone}`} <Retract id={id} words={words} />
      </p>
    </div>
  );
}

function Adjustment({ line, words }: { line: AdjustmentLine; words: DeskWords }) {
  return (
    <p class="adjustment">
      <strong>{words.signed(line.points)}</strong> {printable(line.reason)}{" "}
      <span class="faint">
        <Signed line={line} words={words} />
      </span>{" "}
      <Retract id={line.id} words={words} />
    </p>
  );
}

function Signed({ line: { by, at }, words }: { line: Signature; words: DeskWords }) {
  return <>{words.byWhom(printable(by), words.time(at))}</>;
}

function Retract({ id, words }: { id: string; words: DeskWords }) {
  return (
    <button type="button" class="small" data-act={JSON.stringify({ do: "retract", id } satisfies Action)}>
      {words.takeBack}
    </button>
  );
}

interface CommentProps extends Pick<ByHandProps, "person" | "hasTeam" | "words" | "bank"> {
  readonly on: Extract<Action, { do: "note" }>["on"];
  readonly hotkey?: string;
}

/** A comment that is being written. It is kept until it is saved. */
export function CommentForm({ person, hasTeam, words, on, hotkey, bank }: CommentProps) {
  const ask = { do: "note", person, on, ...(hasTeam && { team: true }) };
  return (
    <form class="remark-form" data-form={JSON.stringify(ask)}>
      <label class="wide">
        <span>
          {words.comment} {hotkey && <kbd>{hotkey}</kbd>}
        </span>
        <textarea name="text" rows={2} required {...(hotkey && { "data-key": hotkey })} />
      </label>
      {bank.length > 0 && (
        <label>
          <span>{words.bank}</span>
          <select data-bank>
            <option value="">…</option>
            {bank.map((text) => (
              <option value={text}>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit">
        {words.save} <kbd>Ctrl+Enter</kbd>
      </button>
    </form>
  );
}
