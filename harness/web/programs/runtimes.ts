import type { Plain } from "./javascript/pack.ts";
import { loadScript } from "./load-script.ts";
import { openSandbox, type Sandbox, type SharedParts } from "./sandbox.ts";

export type PageLanguage = "python" | "javascript";

/** All that programs of one language need to run. It is a script of its own, since a page opened from a disk can load nothing else. */
export interface RuntimePack {
  /** Page of the frame, with its policy. */
  readonly frame: string;
  /** Text of the workers; this and the rest are compressed, and in base64. */
  readonly worker: string;
  readonly wasm?: string;
  readonly library?: string;
  readonly plainScript?: (path: string, text: string) => Plain;
}

declare global {
  // Filled by the scripts of the packs.
  var cavaloRuntimes: Partial<Record<PageLanguage, RuntimePack>> | undefined;
}

export interface Runtime {
  /** Text of the workers. */
  readonly worker: string;
  readonly plainScript: RuntimePack["plainScript"];
  /** Opens the frame, or another one where the last one answers no more. */
  sandbox(): Promise<Sandbox>;
}

/** Run times of a page, which are loaded when they are first needed. */
export interface Runtimes {
  /** Loads a run time; fails if its script is not there. */
  load(language: PageLanguage): Promise<Runtime>;
}

/** Opens the run times whose scripts lie in a folder. */
export function openRuntimes(folder: URL): Runtimes {
  const loaded = new Map<PageLanguage, Promise<Runtime>>();
  return {
    load: (language) => {
      const runtime = loaded.get(language) ?? loadRuntime(new URL(`${language}.js`, folder), language);
      loaded.set(language, runtime);
      // A network may be back the next time.
      runtime.catch(() => loaded.delete(language));
      return runtime;
    },
  };
}

async function loadRuntime(script: URL, language: PageLanguage): Promise<Runtime> {
  if (!globalThis.cavaloRuntimes?.[language]) await loadScript(script);
  const pack = globalThis.cavaloRuntimes?.[language];
  if (!pack) throw new Error(`no run time in ${script}`);
  // What is unpacked here is not kept twice.
  delete globalThis.cavaloRuntimes?.[language];
  const shared = pack.wasm && pack.library ? await unpacked(pack.wasm, pack.library) : undefined;
  const { frame, plainScript } = pack;
  const worker = new TextDecoder().decode(await bytesIn(pack.worker));
  let sandbox: Promise<Sandbox> | undefined;
  return {
    worker,
    plainScript,
    sandbox: async () => {
      const opened = await sandbox;
      if (opened && (await opened.isAlive())) return opened;
      opened?.close();
      sandbox = openSandbox(frame, shared);
      return sandbox;
    },
  };
}

async function unpacked(wasm: string, library: string): Promise<SharedParts> {
  return { wasm: await bytesIn(wasm), library: await bytesIn(library) };
}

async function bytesIn(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
