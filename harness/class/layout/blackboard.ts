import type { Layout } from "./layout.ts";

const ENTRY = /^.+_(?<key>[^_]+)_attempt_(?<time>\d{4}(?:-\d\d){5})(?:_(?<file>.+)|(?<note>\.txt))$/;

/** Blackboard's files of all attempts, all in one folder, with a note for each attempt. */
export const blackboard: Layout = {
  place(name, kind) {
    const parts = kind === "file" ? ENTRY.exec(name)?.groups : undefined;
    if (!parts) return undefined;
    const { key = "", time = "", file = `attempt${parts.note}` } = parts;
    return { student: { key, name: key }, file, time };
  },
};
