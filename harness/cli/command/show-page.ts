import { displayPath } from "../../base/files.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { Io } from "../console/console.ts";

const PAGE: Sentence = say`Page`;

/** Opens a page in the user's browser, and says where it is. Without a browser that is all. */
export async function showPage(file: string, { out, locale }: Io): Promise<void> {
  out.write(`${PAGE[locale]}: ${printable(displayPath(file))}\n`);
  await openInBrowser(file);
}

/** Opens a file or an address in the user's browser, if there is one. */
export async function openInBrowser(target: string): Promise<void> {
  const { default: open } = await import("open");
  const browser = await open(target).catch(() => undefined);
  // It may be missing; then the line above is enough.
  browser?.on("error", () => {});
}
