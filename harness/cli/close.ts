import { openStore } from "../grade/store/store.ts";
import { classNamed } from "./class-of.ts";
import type { Io } from "./console.ts";
import { readClass } from "./damage.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { wordsFor } from "./kept-words.ts";
import type { ClassOptions } from "./options.ts";
import { waitingFor } from "./waiting.ts";

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
