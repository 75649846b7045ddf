/** Work that a program still waits for, as the loop of Node counts it. A program whose loop is empty is over. */
export interface Loop {
  /** Keeps the program alive until the function that it returns is called. */
  hold(): () => void;
  /** Calls a function later, on an empty stack. */
  later(call: () => void): void;
  readonly timers: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** Opens a loop. `fail` is called with an error that nobody caught, `over` whenever nothing is left to wait for. */
export function openLoop(fail: (error: unknown) => void, over: () => void): Loop {
  const { setTimeout, setInterval, clearTimeout, queueMicrotask } = globalThis;
  let held = 0;
  // Promises settle, and rejected ones are told, before a timer of no time ends twice.
  const look = () => setTimeout(() => setTimeout(() => held === 0 && over(), 0), 0);
  const hold = () => {
    held += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= 1;
      if (held === 0) look();
    };
  };
  const guarded = (call: () => void) => {
    try {
      call();
    } catch (error) {
      fail(error);
    }
  };

  /** A timer as Node has it: an object that can let the program end without it. */
  class Timeout {
    #release: (() => void) | undefined = hold();
    #end: () => void = () => {};
    static start(call: () => void, ms: number, repeats: boolean): Timeout {
      const timer = new Timeout();
      const start = repeats ? setInterval : setTimeout;
      const id = start(() => {
        if (!repeats) timer.unref();
        guarded(call);
      }, ms);
      timer.#end = () => clearTimeout(id as never);
      return timer;
    }
    unref() {
      this.#release?.();
      this.#release = undefined;
      return this;
    }
    ref() {
      this.#release ??= hold();
      return this;
    }
    hasRef() {
      return this.#release !== undefined;
    }
    close() {
      this.#end();
      return this.unref();
    }
  }
  const start =
    (repeats: boolean) =>
    (call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (typeof call !== "function")
        throw Object.assign(new TypeError('The "callback" argument must be of type function.'), {
          code: "ERR_INVALID_ARG_TYPE",
        });
      return Timeout.start(() => call(...args), Number(ms) || 0, repeats);
    };
  const clear = (timer: unknown) => {
    if (timer instanceof Timeout) timer.close();
  };
  const timeout = start(false);
  const later = (call: () => void) => {
    Timeout.start(call, 0, false);
  };
  look();
  return {
    hold,
    later,
    timers: {
      setTimeout: timeout,
      setInterval: start(true),
      setImmediate: (call: (...args: unknown[]) => void, ...args: unknown[]) => timeout(call, 0, ...args),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
      queueMicrotask: (call: () => void) => queueMicrotask(() => guarded(call)),
    },
  };
}
