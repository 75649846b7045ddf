import type { FrameOrder, Shared, WorkerFault } from "../messages.ts";

// Runs in a frame without an origin and without a network. It starts workers for its page, and ends them.

const workers = new Map<number, { readonly worker: Worker; readonly url: string }>();
let shared: Promise<Shared> | undefined;

addEventListener("message", ({ ports }) => listen(ports[0]!), { once: true });

function listen(page: MessagePort): void {
  page.onmessage = ({ data, ports }: MessageEvent<FrameOrder>) => {
    if (data.kind === "share") {
      const { library } = data;
      shared = WebAssembly.compile(data.wasm).then((module) => ({ module, library }));
    } else if (data.kind === "start") start(page, data, ports[0]!);
    else if (data.kind === "end") end(data.id);
    else page.postMessage("alive");
  };
}

async function start(
  page: MessagePort,
  { id, parts }: FrameOrder & { kind: "start" },
  port: MessagePort,
): Promise<void> {
  const url = URL.createObjectURL(new Blob([...parts], { type: "text/javascript" }));
  const worker = new Worker(url);
  workers.set(id, { worker, url });
  worker.onerror = (event) => {
    event.preventDefault();
    const { message = "", lineno: line = 0, colno: column = 0 } = event;
    page.postMessage({ id, message, line, column } satisfies WorkerFault);
  };
  // The first worker in which Python is loaded gives its memory to the next ones.
  worker.onmessage = ({ data: snapshot }) => {
    shared = shared?.then((parts) => ({ ...parts, snapshot }));
  };
  try {
    worker.postMessage(await shared, [port]);
  } catch (error) {
    page.postMessage({ id, message: String(error), line: 0, column: 0 } satisfies WorkerFault);
  }
}

function end(id: number): void {
  const started = workers.get(id);
  if (!started) return;
  started.worker.terminate();
  URL.revokeObjectURL(started.url);
  workers.delete(id);
}
