import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Locale } from "../../base/locale.ts";
import type { Desk } from "../desk.ts";
import { deskApp } from "./app.ts";

/** A desk that a browser can reach. */
export interface Served {
  /** Address of the first page, with the token. */
  readonly address: string;
  close(): Promise<void>;
}

const LOCALHOST = "127.0.0.1";

/** Serves a desk to browsers on this machine alone, until it is closed. */
export async function serveDesk(desk: Desk, locale: Locale): Promise<Served> {
  const token = randomBytes(24).toString("base64url");
  let port = 0;
  const hosts = () => [`${LOCALHOST}:${port}`, `localhost:${port}`];
  const app = deskApp(desk, { token, hosts, locale });
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: LOCALHOST, port: 0 }, () => resolve(started));
    started.once("error", reject);
  });
  ({ port } = server.address() as AddressInfo);
  return {
    address: `http://${LOCALHOST}:${port}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Pages that listen for changes would keep it open.
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
