import { useState } from "preact/hooks";

interface DropProps {
  /** Words before the button. */
  readonly label: string;
  readonly button: string;
  /** Endings of the files that a chooser shows: `.py,.js`. */
  readonly accept: string;
  readonly several?: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** Takes files that are dropped, or chosen with the mouse or the keyboard. */
export function Drop({ label, button, accept, several = false, take }: DropProps) {
  const [isOver, setOver] = useState(false);
  const takeFrom = (list: FileList | null | undefined) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) take(several ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by the keyboard.
    <div
      class={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeFrom(event.dataTransfer?.files);
      }}
    >
      <label>
        {label} <span class="button">{button}</span>
        <input
          type="file"
          accept={accept}
          multiple={several}
          onChange={({ currentTarget }) => {
            takeFrom(currentTarget.files);
            currentTarget.value = "";
          }}
        />
      </label>
    </div>
  );
}

/** Saves bytes or a text as a file of the reader's. */
export function save(content: Uint8Array | string, name: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
