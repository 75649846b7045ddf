import { readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { ExpectedError } from "../../base/errors.ts";
import type { Locale } from "../../base/locale.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";
import { assets } from "../../report/html/assets.ts";
import { actionIn, typedIn } from "../action.ts";
import type { Desk } from "../desk.ts";
import { classView } from "../page/class-view.tsx";
import { renderMistake } from "../page/mistake.tsx";
import { personView } from "../page/person-view.tsx";
import { previewOf } from "../page/preview.ts";
import { renderDesk } from "../page/shell.tsx";
import { similarView } from "../page/similar-view.tsx";
import { versionsView } from "../page/versions-view.tsx";
import { DESK_WORDS } from "../words/index.ts";
import { type Guarded, guard, headers, previewHeaders } from "./guard.ts";

/** Longest text that a page may send. */
const MOST_BYTES = 256 * 1024;

/** Browsers give up a stream that is silent for too long. */
const BEAT_MS = 15_000;

interface Served extends Guarded {
  /** The language in which mistakes are told. */
  readonly locale: Locale;
}

const PREVIEW = "/preview";

const script = remembered(() => readFileSync(path.join(PACKAGE_FOLDER, "dist", "web", "desk.js"), "utf8"));
const STYLES = ["desk.css", "source.css"];
const style = remembered(() =>
  [
    assets().style,
    ...STYLES.map((file) => readFileSync(path.join(PACKAGE_FOLDER, "harness/review/page", file), "utf8")),
  ].join("\n"),
);

/** Makes the routes of the desk. All lie below the token. */
export function deskApp(desk: Desk, { locale, ...guarded }: Served): Hono {
  const app = new Hono({ strict: false });
  app.use(guard(guarded));
  app.use((context, next) => (context.req.path.endsWith(PREVIEW) ? previewHeaders : headers)(context, next));
  const routes = new Hono();

  const told = (error: unknown): string => {
    if (!(error instanceof ExpectedError)) throw error;
    return error.sentences.map((each) => each[locale]).join("\n");
  };
  // A file with a mistake, as grading.yaml while somebody writes it, is told where the class would be.
  routes.onError((error, context) => {
    if (!(error instanceof ExpectedError)) throw error;
    return context.html(renderMistake(locale, told(error)), 409);
  });

  routes.get("/", (context) => context.html(renderDesk(classView(desk), context.req.query("part"))));
  routes.get("/person", (context) => {
    const view = personView(desk, context.req.query());
    return view ? context.html(renderDesk(view, context.req.query("part"))) : context.notFound();
  });
  routes.get("/versions", (context) => {
    const view = versionsView(desk, context.req.query());
    return view ? context.html(renderDesk(view, context.req.query("part"))) : context.notFound();
  });
  routes.get("/similar", (context) => {
    const view = similarView(desk, context.req.query());
    return view ? context.html(renderDesk(view, context.req.query("part"))) : context.notFound();
  });
  routes.get(PREVIEW, (context) => {
    const page = previewOf(desk, context.req.query());
    if (page === undefined) return context.notFound();
    return context.html(page);
  });
  routes.get("/desk.js", (context) =>
    context.body(`${assets().script}\n${script()}`, 200, {
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  routes.get("/desk.css", (context) =>
    context.body(style(), 200, { "content-type": "text/css; charset=utf-8" }),
  );
  const asked = (path: string, take: (body: unknown) => Promise<boolean> | boolean) =>
    routes.post(path, bodyLimit({ maxSize: MOST_BYTES }), async (context) => {
      try {
        // A body that is no JSON asks for nothing that there is.
        const isKept = await take(await context.req.json().catch(() => undefined));
        return context.json({ said: isKept ? DESK_WORDS[locale].saved : "" });
      } catch (error) {
        return context.json({ said: told(error) }, 422);
      }
    });
  asked("/act", (body) => desk.act(actionIn(body)));
  asked("/typed", (body) => {
    desk.keepTyped(typedIn(body));
    return true;
  });
  routes.get("/events", (context) =>
    streamSSE(context, async (stream) => {
      const forget = desk.onChange(() => void stream.writeSSE({ event: "changed", data: "" }));
      stream.onAbort(forget);
      while (!stream.aborted && !stream.closed) {
        await stream.writeSSE({ event: "beat", data: "" });
        await stream.sleep(BEAT_MS);
      }
    }),
  );
  app.route(`/${guarded.token}`, routes);
  return app;
}
