import { useEffect, useId, useRef, useState } from "preact/hooks";
import { type Editor, openEditor, type PageLanguage } from "../programs/index.ts";

interface CodeProps {
  readonly folder: URL;
  readonly language: PageLanguage;
  /** The text to begin with. */
  readonly text: string;
  readonly label: string;
  readonly change: (text: string) => void;
}

/** A field for a program: an editor or, if its script is not beside the page, a plain one. */
export function CodeField({ folder, language, text, label, change }: CodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isPlain, setPlain] = useState(false);
  const id = useId();
  useEffect(() => {
    let isGone = false;
    let editor: Editor | undefined;
    const options = { language, text, label, onChange: () => editor && change(editor.text()) };
    openEditor(place.current!, folder, options).then(
      (opened) => {
        editor = opened;
        if (isGone) opened.close();
      },
      () => setPlain(true),
    );
    return () => {
      isGone = true;
      editor?.close();
    };
  }, []);
  return (
    <>
      <div class="editor" ref={place} hidden={isPlain} />
      {isPlain && (
        <>
          <label for={id}>{label}</label>
          <textarea
            id={id}
            class="code"
            rows={16}
            spellcheck={false}
            autocapitalize="off"
            onInput={({ currentTarget }) => change(currentTarget.value)}
          >
            {text}
          </textarea>
        </>
      )}
    </>
  );
}
