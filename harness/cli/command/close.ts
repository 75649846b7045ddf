import { openStore } from "../../grade/store/store.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { waitingFor } from "../console/waiting.ts";
import { classNamed } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";

/** Keeps the results of a class as they were sent out. */
export async function closeClass([named]: [string?], options: ClassOptions, io: Io): Promise<number> {
  const { out } = classNamed(named, options);
  readClass(out, io);
  const store = await openStore(out, waitingFor(io));
  try {
    store.keep({ kind: "closed", at: new Date().toISOString() });
    await store.sync();
    store.throwIfIncomplete();
    const { state } = store.known.history;
    io.out.write(`${wordsFor(state, options).closed(state.results.length)}\n`);
    return EXIT_CODES.ok;
  } finally {
    store.close();
  }
}
