import { createSocket } from "node:dgram";
import { chmodSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { type Sentence, say } from "../base/sentence.ts";

/** Servers that no program should reach, and that say a secret to whoever does. */
export interface Listeners {
  /** Their addresses: `tcp`, `udp`, `abstract`, `socket`. */
  readonly places: Readonly<Record<string, string>>;
  /** Says which were reached since the last call. */
  reached(): Sentence[];
  close(): void;
}

export async function listen(folder: string, secret: string): Promise<Listeners> {
  const reached = new Map<string, Sentence>();
  const count = (way: Sentence) => reached.set(way.en, way);
  const file = path.join(folder, "socket");
  const abstract = path.basename(folder);

  const serverFor = (way: Sentence): Server =>
    createServer((socket) => {
      count(way);
      socket.on("error", () => {});
      socket.end(`${secret}\n`);
    });
  const tcp = serverFor(say`TCP`);
  await ready(tcp, { port: 0, host: "127.0.0.1" });
  const byFile = serverFor(say`a socket file`);
  await ready(byFile, { path: file });
  chmodSync(file, 0o777);
  const byName = serverFor(say`an abstract socket`);
  await ready(byName, { path: `\0${abstract}` });

  const udp = createSocket("udp4", (_, from) => {
    count(say`UDP`);
    udp.send(secret, from.port, from.address);
  });
  await new Promise<void>((resolve, reject) => {
    udp.on("error", reject);
    udp.bind(0, "127.0.0.1", resolve);
  });

  const address = tcp.address();
  return {
    places: {
      tcp: String(typeof address === "object" && address ? address.port : 0),
      udp: String(udp.address().port),
      abstract: `@${abstract}`,
      socket: file,
    },
    reached() {
      const ways = Array.from(reached.values(), (way) => say`a server was reached by ${way}`);
      reached.clear();
      return ways;
    },
    close() {
      for (const server of [tcp, byFile, byName]) server.close();
      udp.close();
    },
  };
}

function ready(server: Server, options: { port?: number; host?: string; path?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(options, resolve);
  });
}
