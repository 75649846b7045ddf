import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

export interface Guarded {
  /** First part of each address. Whoever does not know it gets nothing. */
  readonly token: string;
  /** Names and port under which this machine alone reaches the desk. */
  readonly hosts: () => readonly string[];
}

/** Refuses everything that the desk's own page does not ask for: other names of this machine, pages of others, and whoever has no token. */
export function guard({ token, hosts }: Guarded): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const host = req.header("host") ?? "";
    const origin = req.header("origin");
    const [, given = ""] = req.path.split("/", 2);
    // A name that was made to point to this machine would make pages of others ours.
    const isOurs = hosts().includes(host) && (origin === undefined || origin === `http://${host}`);
    const site = req.header("sec-fetch-site") ?? "none";
    const changes = req.method !== "GET" && req.method !== "HEAD";
    const isOwnChange =
      !changes || (origin !== undefined && req.header("content-type") === "application/json");
    if (!isOurs || !isSame(given, token) || !["none", "same-origin"].includes(site) || !isOwnChange)
      return context.text("403", 403);
    return next();
  };
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const COMMON = {
  crossOriginResourcePolicy: "same-origin",
  referrerPolicy: "no-referrer",
  strictTransportSecurity: false,
  xFrameOptions: "DENY",
} as const;

/** Headers of the page of a student, which has a policy of its own: it cannot act in the name of the desk. */
export const previewHeaders: MiddlewareHandler = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: { sandbox: ["allow-scripts"], frameAncestors: ["'none'"] },
});

/** Headers by which a browser runs nothing but the desk's own script, loads nothing from elsewhere, and shows it within no other page. */
export const headers: MiddlewareHandler = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ["data:"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});
