/** Global names of a worker that Node has as well, or that the language itself has. */
const KEPT = new Set(
  (
    "Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error " +
    "AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError DisposableStack " +
    "AsyncDisposableStack globalThis JSON Math Intl ArrayBuffer SharedArrayBuffer Atomics Uint8Array Int8Array Uint16Array " +
    "Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array " +
    "DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry Iterator Temporal decodeURI " +
    "decodeURIComponent encodeURI encodeURIComponent escape unescape eval isFinite isNaN WebAssembly constructor " +
    "AbortController AbortSignal DOMException Event EventTarget TextDecoder TextEncoder URL URLSearchParams atob btoa crypto " +
    "performance structuredClone"
  ).split(" "),
);

/** Takes the names of browsers away: no network, no other worker, no storage, and nothing that Node has not. */
export function keepGlobalsOfNode(): void {
  for (
    let object = globalThis as object | null;
    object && object !== EventTarget.prototype;
    object = Object.getPrototypeOf(object)
  )
    for (const name of Object.getOwnPropertyNames(object))
      if (!KEPT.has(name)) Reflect.deleteProperty(object, name);
}
