import { clueOr, readInTime } from "../../base/reading-time.ts";
import type { Language } from "./language.ts";

type NameOfFunction = {
  [Name in keyof Language]-?: NonNullable<Language[Name]> extends (...given: never[]) => unknown
    ? Name
    : never;
}[keyof Language];

/** The parts of a language that read sources or messages, with what is assumed if that takes too long. */
const ASSUMED = {
  isWrittenIn: false,
  isMain: false,
  onlyDefines: false,
  isAside: false,
  draws: false,
  namesFromStart: false,
  isWrongAnyway: false,
  readsAsIs: false,
  runtimeOf: undefined,
  neededVersion: undefined,
  nameFor: undefined,
  otherPlans: [],
} as const satisfies Record<Exclude<NameOfFunction, "plan" | "lacks" | "sanitizers">, unknown>;

/** Makes a language that ends the reading of what takes too long. Its plan then throws ReadTooLong: nothing is built without one. */
export function inTime(language: Language): Language {
  const { plan, former } = language;
  const readers = Object.entries(ASSUMED).flatMap(([name, assumed]) => {
    const read = language[name as keyof typeof ASSUMED] as ((...given: unknown[]) => unknown) | undefined;
    return read ? [[name, readOnce(read, assumed)]] : [];
  });
  return {
    ...language,
    ...(Object.fromEntries(readers) as Pick<Language, keyof typeof ASSUMED>),
    plan: (program, circumstances) => readInTime(() => plan(program, circumstances)),
    ...(former && {
      former: {
        ...former,
        language: inTime(former.language),
        isMeant: (program, messages) => clueOr(false, () => former.isMeant(program, messages)),
      },
    }),
  };
}

/** Reads in time, and each source only once: a clock takes longer than most sources. */
function readOnce(read: (...given: unknown[]) => unknown, assumed: unknown) {
  const known = new WeakMap<object, unknown>();
  return (...given: unknown[]) => {
    const [source] = given;
    if (given.length > 1 || typeof source !== "object" || source === null)
      return clueOr(assumed, () => read(...given));
    if (known.has(source)) return known.get(source);
    return clueOr(assumed, () => {
      const found = read(source);
      known.set(source, found);
      return found;
    });
  };
}
