import { loadScript } from "../load-script.ts";
import type { Editor, EditorOptions } from "./options.ts";

export type { Editor, EditorOptions } from "./options.ts";

declare global {
  // Set by the script of the editor.
  var cavaloEditor: { openEditor(parent: HTMLElement, options: EditorOptions): Editor } | undefined;
}

/** Loads the editor from the folder of the run times, when it is first wanted, and opens it in an element. */
export async function openEditor(parent: HTMLElement, folder: URL, options: EditorOptions): Promise<Editor> {
  if (!globalThis.cavaloEditor) await loadScript(new URL("editor.js", folder));
  return globalThis.cavaloEditor!.openEditor(parent, options);
}
