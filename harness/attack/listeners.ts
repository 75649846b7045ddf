import { createSocket } from "node:dgram";
import { chmodSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";

/** Servers that no program should reach, and that say a secret to whoever does. */
export interface Listeners {
  /** Their addresses: `tcp`, `udp`, `abstract`, `socket`. */
  readonly places: Readonly<Record<string, string>>;
  /** Says which were reached since the last call. */
  reached(): string[];
  close(): void;
}

export async function listen(folder: string, secret: string): Promise<Listeners> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const file = path.join(folder, "socket");
  const abstract = path.basename(folder);

  const serverFor = (name: string): Server =>
    createServer((socket) => {
      count(name);
      socket.on("error", () => {});
      socket.end(`${secret}\n`);
    });
  const tcp = serverFor("TCP");
  await ready(tcp, { port: 0, host: "127.0.0.1" });
  const byFile = serverFor("a socket file");
  await ready(byFile, { path: file });
  chmodSync(file, 0o777);
  const byName = serverFor("an abstract socket");
  await ready(byName, { path: `\0${abstract}` });

  const udp = createSocket("udp4", (_, from) => {
    count("UDP");
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
      const names = Array.from(counts.keys(), (name) => `a server was reached by ${name}`);
      counts.clear();
      return names;
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
