/** A function that is called once for each key. */
export interface Remembered<Result, Key> {
  (key: Key): Result;
  /** Tests if it was called for a key. */
  readonly knows: (key: Key) => boolean;
}

/** Wraps `make` so that it is called once for each key; its results are kept. */
export function remembered<Result, Key = void>(make: (key: Key) => Result): Remembered<Result, Key> {
  const results = new Map<Key, Result>();
  const resultOf = (key: Key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as Result;
  };
  return Object.assign(resultOf, { knows: (key: Key) => results.has(key) });
}

/** The same for promises. What failed is tried again. The result does not depend on what stands behind the key. */
export function rememberedUnlessFailed<Result, Key, Others extends readonly unknown[]>(
  make: (key: Key, ...others: Others) => Promise<Result>,
): (key: Key, ...others: Others) => Promise<Result> {
  const results = new Map<Key, Promise<Result>>();
  return (key, ...others) => {
    const known = results.get(key);
    if (known) return known;
    const result = make(key, ...others);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}

/** The same for objects, which are forgotten with them. The result does not depend on what stands behind the key. */
export function rememberedOf<Result, Key extends object, Others extends readonly unknown[]>(
  make: (key: Key, ...others: Others) => Result,
): (key: Key, ...others: Others) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key, ...others) => {
    const known = results.get(key) ?? { result: make(key, ...others) };
    results.set(key, known);
    return known.result;
  };
}

/** Results that are kept, and length of the longest text that they are kept for. */
const MOST_LATELY = 2000;
const LONGEST_TEXT = 200;

/** The same for short texts, of which only the latest are kept: programs print the same lines again and again. */
export function rememberedLately<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return make(text);
    if (results.has(text)) return results.get(text) as Result;
    if (results.size === MOST_LATELY) results.clear();
    const result = make(text);
    results.set(text, result);
    return result;
  };
}
