import { counted } from "../base/text.ts";
import { openStore } from "../grade/store.ts";
import { readStore } from "../grade/store-index.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";

/** Keeps the results of a class as they were sent out. */
export async function closeClass(_: [], { out }: ClassOptions, io: Io): Promise<number> {
  readStore(out);
  const store = openStore(out);
  try {
    store.keep({ kind: "closed", at: new Date().toISOString() });
    await store.sync();
    store.throwIfIncomplete();
    const { results } = store.known.history.state;
    io.out.write(
      `Closed with ${counted(results.length, "result")}. \`cavalo diff\` shows what changes from now on.\n`,
    );
    return EXIT_CODES.ok;
  } finally {
    store.close();
  }
}
