import type { Action } from "../action.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DECIMAL } from "./decimal.ts";

interface AdjustProps {
  /** Those whose grade is changed. */
  readonly about: { readonly person: string } | { readonly cause: string };
  readonly title: string;
  readonly words: DeskWords;
  readonly hotkey?: string;
}

/** Points more or less, with a reason. */
export function AdjustForm({ about, title, words, hotkey }: AdjustProps) {
  const ask: Partial<Action> = { do: "adjust", ...about };
  return (
    <form class="adjust" data-form={JSON.stringify(ask)} aria-label={title}>
      <label>
        <span>
          {title} {hotkey !== undefined && <kbd>{hotkey}</kbd>}
        </span>
        <input
          name="points"
          inputmode="decimal"
          autocomplete="off"
          pattern={DECIMAL}
          required
          {...(hotkey !== undefined && { "data-key": hotkey })}
        />
      </label>
      <label class="wide">
        <span>{words.reason}</span>
        <input name="reason" required maxlength={500} autocomplete="off" />
      </label>
      <button type="submit">{words.save}</button>
    </form>
  );
}
