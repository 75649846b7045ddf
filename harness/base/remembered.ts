/** Wraps `make` so that it is called once for each key; its results are kept. */
export function remembered<Result, Key = void>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as Result;
  };
}
