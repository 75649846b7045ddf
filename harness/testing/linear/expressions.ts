import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseAst } from "vitest/node";

/** An expression with its place, as `adopt/clues.ts:12`. */
export interface Found {
  readonly place: string;
  readonly expression: RegExp;
}

const HARNESS = path.resolve("harness");

/** Finds the sources of a room, but no tests. */
export async function sourcesIn(room: string): Promise<string[]> {
  const names = await readdir(path.join(HARNESS, room), { recursive: true });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|\bfixtures\b|\btemplates\b/.test(name))
    .map((name) => path.join(room, name))
    .sort();
}

/** Reads a source: the expressions that stand in it, and the places where others are made from parts. */
export function expressionsIn(source: string): { written: Found[]; made: string[] } {
  const text = readFileSync(path.join(HARNESS, source), "utf8");
  const written: Found[] = [];
  const made: string[] = [];
  const placeOf = (offset: number) => `${source}:${text.slice(0, offset).split("\n").length}`;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isLiteral(node)) {
      const { pattern, flags } = node.regex;
      written.push({ place: placeOf(node.start), expression: new RegExp(pattern, flags) });
    } else if (isMaking(node)) made.push(placeOf(node.start));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: source.endsWith("x") ? "tsx" : "ts" }));
  return { written, made };
}

interface Literal {
  readonly start: number;
  readonly regex: { readonly pattern: string; readonly flags: string };
}

function isLiteral(node: object): node is Literal {
  return "regex" in node;
}

function isMaking(node: object): node is { readonly start: number } {
  return "callee" in node && (node.callee as { name?: string }).name === "RegExp";
}

/** Notes the expressions that sources of the harness make from parts, until this is ended. */
export function watchMaking(): { made: Found[]; end: () => unknown } {
  const made: Found[] = [];
  const Plain = RegExp;
  function note(expression: RegExp): RegExp {
    const frame = Plain(`${HARNESS}/(?!testing/)(.+?)(?:\\?[^:]*)?:(\\d+):\\d+`).exec(
      new Error("here").stack!,
    );
    if (frame) made.push({ place: `${frame[1]}:${frame[2]}`, expression });
    return expression;
  }
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, args: [string, string?]) => note(new Plain(...args)),
    apply: (_, __, args: [string, string?]) => note(Plain(...args)),
  });
  return { made, end: () => Object.assign(globalThis, { RegExp: Plain }) };
}

/** Loads a source once more, with all that it makes while it is loaded. */
export async function loadedAnew(source: string): Promise<Record<string, () => unknown>> {
  const file = path.join(HARNESS, source);
  // What it imports is loaded before, as always.
  await import(file);
  return await import(`${file}?anew`);
}
