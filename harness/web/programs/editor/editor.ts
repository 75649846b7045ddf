import { indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { minimalSetup } from "codemirror";
import type { Editor, EditorOptions } from "./options.ts";

// A script of its own, which a page loads when somebody wants to type a program. It sets `cavaloEditor`.

const LANGUAGES = { python, javascript } as const;

/** Colours of the page, so that it is readable in light and in dark. */
const LOOK = EditorView.theme({
  "&": { color: "inherit", backgroundColor: "transparent", border: "1px solid", fontSize: "1rem" },
  ".cm-gutters": { color: "inherit", backgroundColor: "transparent", opacity: "0.7" },
  ".cm-cursor": { borderLeftColor: "currentColor" },
  ".cm-scroller": { fontFamily: "monospace", minHeight: "12rem", maxHeight: "70vh" },
});

/** Kinds of words, without colours of their own: those would not be readable in light and in dark. */
const WORDS = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: "bold" },
  { tag: [tags.comment, tags.string], fontStyle: "italic" },
]);

/** Opens an editor in an element. Escape and then Tab leave it by the keyboard. */
export function openEditor(parent: HTMLElement, { language, text, label, onChange }: EditorOptions): Editor {
  // Styles that a shadow tree adopts need no leave of the page's policy.
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: "open" });
  const view = new EditorView({
    doc: text,
    ...{ parent: root, root },
    extensions: [
      minimalSetup,
      lineNumbers(),
      syntaxHighlighting(WORDS),
      bracketMatching(),
      indentOnInput(),
      LANGUAGES[language](),
      indentUnit.of("    "),
      keymap.of([indentWithTab]),
      LOOK,
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) onChange?.();
      }),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
