import type { DeskWords } from "./words.ts";

interface FormProps {
  readonly person: string;
  readonly words: DeskWords;
  /** The highest grade. */
  readonly most: number;
}

/** A grade and a sentence for a person. What is typed is kept until it is saved. */
export function DecisionForm({ person, words, most }: FormProps) {
  return (
    <form class="decision" data-form={JSON.stringify({ do: "settle", person })}>
      <label>
        <span>
          {words.grade} <kbd>g</kbd>
        </span>
        <input name="grade" type="number" inputmode="decimal" min={0} max={most} step="any" data-key="g" />
      </label>
      <label class="wide">
        <span>{words.sentence}</span>
        <textarea name="comment" rows={2} data-draft={`settle ${person}`} />
      </label>
      <button type="submit">
        {words.save} <kbd>Ctrl+Enter</kbd>
      </button>
    </form>
  );
}
