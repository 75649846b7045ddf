import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { findOnPath } from "../submission/build/places.ts";

/** Path of Redis; undefined if this machine has none. */
export const REDIS = findOnPath("redis-server");

/** Makes the name of a test that needs Redis: where it is skipped, the name says what is missing. */
export function needingRedis(name: string): string {
  return REDIS === undefined ? `${name} (redis-server is not installed)` : name;
}

/** A Redis of a test's own, on a socket in a folder. */
export interface TestRedis {
  readonly url: string;
  readonly pid: number;
  /** Kills it, and starts it again in the same folder. */
  restart(change?: { readonly forgetting?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis that keeps an append-only file in a folder, unless it is told otherwise. */
export async function startRedis(folder: string, settings: readonly string[] = []): Promise<TestRedis> {
  const socket = path.join(folder, "redis.sock");
  let server = await begin();

  async function begin(): Promise<ChildProcess> {
    const place = ["--port", "0", "--unixsocket", socket, "--dir", folder];
    const usual = ["--appendonly", "yes", "--appendfsync", "always", "--save", "", "--daemonize", "no"];
    const started = spawn(REDIS!, [...place, ...usual, ...settings], { stdio: "ignore" });
    process.once("exit", () => started.kill("SIGKILL"));
    while (!(await answers(socket))) {
      if (started.exitCode !== null) throw new Error(`Redis ended with ${started.exitCode}`);
      await setTimeout(20);
    }
    return started;
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  }

  return {
    url: `unix:${socket}`,
    get pid() {
      return server.pid!;
    },
    async restart({ forgetting = false } = {}) {
      await stop();
      rmSync(socket, { force: true });
      if (forgetting) rmSync(path.join(folder, "appendonlydir"), { recursive: true, force: true });
      server = await begin();
    },
    stop,
  };
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.on("connect", () => resolve(true)).on("error", () => resolve(false));
    connection.on("connect", () => connection.destroy());
  });
}

/** Writes a secret that only this user can read; the path of its file. */
export function secretIn(folder: string, text = "a secret of a test, and of no machine"): string {
  const file = path.join(folder, "secret");
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
