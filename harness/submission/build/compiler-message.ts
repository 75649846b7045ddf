import { realpathSync } from "node:fs";
import path from "node:path";
import { lineNotUtf8 } from "../../base/files.ts";
import { beginningOf } from "../../base/text.ts";
import type { CompileError } from "../../finding/index.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Language, Source } from "../language/language.ts";
import { type Complaint, complaintIn, nameOf } from "./complaint.ts";

/** The files that a compiler was given. */
export interface Compiled {
  /** The folder of the sources and of all that is made of them. */
  readonly folder: string;
  /** The sources of a program whose language is known. */
  readonly sources: readonly Source[];
  readonly readsAsIs?: Language["readsAsIs"];
  /** The compiler and its version, where they are known: another version may not share its word. */
  readonly compiler?: string | undefined;
}

/** The fault of a program that a compiler refused. */
export function compileErrorOf(outcome: Outcome, compiled: Compiled): CompileError {
  const complaint = complaintOf(outcome, compiled);
  const { compiler } = compiled;
  const messages = beginningOf(Buffer.from(messagesOf(outcome, compiled).trim()));
  return (
    encodingError(complaint, compiled) ?? {
      kind: "not-compiled",
      ...(compiler && { compiler }),
      ...complaint,
      ...(messages.includes("\n") && { messages }),
    }
  );
}

/** The last words of a compiler that crashed. */
export function quoteOf(outcome: Outcome, compiled: Compiled): Pick<Complaint, "quote"> {
  const { quote } = complaintOf(outcome, { ...compiled, sources: [] });
  return quote === undefined ? {} : { quote };
}

/** All that a compiler said, on either stream, without the folder that it was said of. */
export function messagesOf({ stdout, stderr }: Outcome, { folder }: Pick<Compiled, "folder">): string {
  const printed = Buffer.concat([stderr.bytes, Buffer.from("\n"), stdout.bytes]).toString("utf8");
  return [realpathSync(folder), folder].reduce(
    (text, place) => text.replaceAll(`${place}${path.sep}`, "").replaceAll(place, "."),
    printed,
  );
}

function complaintOf(outcome: Outcome, { folder, sources }: Compiled): Complaint {
  return complaintIn(messagesOf(outcome, { folder }), sources);
}

/** Compilers tell of bytes and characters; an author wants to hear that the file is to be saved in another encoding. */
function encodingError(
  { quote = "", place }: Complaint,
  { sources, readsAsIs }: Compiled,
): CompileError | undefined {
  const isForeign = (source: Source) => !source.utf8 && !readsAsIs?.(source);
  const suspects = /utf-?8/i.test(quote) ? sources.filter(isForeign) : [];
  const source = suspects.find((each) => nameOf(each) === place?.file) ?? suspects[0];
  if (!source) return undefined;
  const line = lineNotUtf8(Buffer.from(source.text, "latin1"))!;
  return { kind: "not-utf8", file: nameOf(source), line };
}
