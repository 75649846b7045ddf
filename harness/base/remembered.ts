/** Wraps `make` so that it is called once for each key; its results are kept. */
export function remembered<Result, Key = void>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as Result;
  };
}

/** Does so for results to be waited for. What failed is tried again. */
export function rememberedUnlessFailed<Result, Key>(
  make: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const results = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = results.get(key) ?? make(key);
    results.set(key, known);
    known.catch(() => results.delete(key));
    return known;
  };
}
