import type { Offer } from "../offers.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DECIMAL } from "./decimal.ts";

interface FormProps {
  readonly person: string;
  /** Decisions that one key takes; absent if nothing has to be decided. */
  readonly offers?: readonly Offer[] | undefined;
  readonly words: DeskWords;
}

/** Decisions about the grade of a person, with a sentence. What is typed is kept until it is saved. */
export function DecisionForm({ person, offers, words }: FormProps) {
  return (
    <>
      {offers && offers.length > 0 && (
        <ol class="offers">
          {offers.map(({ title, action }, at) => (
            <li>
              <button type="button" data-act={JSON.stringify(action)} data-key={at + 1}>
                <kbd>{at + 1}</kbd> {title}
              </button>
            </li>
          ))}
        </ol>
      )}
      <form data-form={JSON.stringify({ do: "settle", person })} aria-label={words.ownGrade}>
        <label>
          <span>
            {words.grade} <kbd>g</kbd>
          </span>
          <input name="grade" inputmode="decimal" autocomplete="off" pattern={DECIMAL} data-key="g" />
        </label>
        <label class="wide">
          <span>{words.sentence}</span>
          <textarea name="comment" rows={1} />
        </label>
        <button type="submit">
          {words.save} <kbd>Ctrl+Enter</kbd>
        </button>
        {offers && (
          <button type="submit" name="grade" value="0" data-key={offers.length + 1}>
            <kbd>{offers.length + 1}</kbd> {words.zero}
          </button>
        )}
      </form>
    </>
  );
}
