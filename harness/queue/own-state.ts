import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { VERSION } from "../base/package.ts";
import { codeVersion } from "./code.ts";
import type { Machine, Worker, WorkerState } from "./fleet.ts";

interface OwnFacts {
  readonly machine: Machine;
  /** Programs that run at once. */
  readonly slots: number;
}

/** Description of a worker by itself. */
export class OwnState {
  readonly id = randomUUID();
  readonly #options: OwnFacts;
  state: WorkerState = "working";
  running = 0;
  done = 0;
  busyMs = 0;

  constructor(options: OwnFacts) {
    this.#options = options;
  }

  fact(): { readonly kind: "worker"; readonly id: string; readonly value: Worker } {
    const { machine, slots } = this.#options;
    const { id, running, done, busyMs, state } = this;
    const facts = { id, host: hostname(), code: codeVersion(), version: VERSION, slots };
    return { kind: "worker", id, value: { ...machine, ...facts, running, done, busyMs, state } };
  }
}
