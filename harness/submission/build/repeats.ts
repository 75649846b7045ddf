import { posix } from "node:path";
import type { Source } from "../language/language.ts";

/** Messages of compilers and linkers about something that two files of a program define. */
const REPEATED =
  /multiple definition of|duplicate symbol|redeclar(?:ed|ation)|conflicting overloads|already (?:contains a definition|defines a member)/;

/** Tests if a compiler says that something is defined twice. */
export function saysRepeated(messages: string): boolean {
  return REPEATED.test(messages);
}

/** The files that each file repeats: both define the same. */
export type Repeats = ReadonlyMap<Source, ReadonlySet<Source>>;

/** Finds the files that repeat each other, as a compiler says. */
export function repeatsIn(messages: string, sources: readonly Source[]): Repeats {
  const named = namesOf(sources);
  const pattern = new RegExp(Array.from(named.keys(), escaped).join("|"), "g");
  const lines = messages.split("\n");
  const files = new Map<string, Set<Source>>();
  for (const [at, line] of lines.entries()) {
    if (!REPEATED.test(line)) continue;
    // Some compilers say the same of each file apart, and others name the second file on the next line.
    const said = line.replace(pattern, "").replace(/[:(]\d+(?:[:,]\d+)?/g, "");
    const next = lines[at + 1] ?? "";
    const text = REPEATED.test(next) ? line : `${line}\n${next}`;
    const found = (text.match(pattern) ?? []).map((name) => named.get(name)!);
    files.set(said, new Set([...(files.get(said) ?? []), ...found]));
  }
  const repeats = new Map<Source, Set<Source>>();
  for (const group of files.values()) {
    for (const one of group) {
      const others = Array.from(group).filter((each) => each !== one);
      if (others.length > 0) repeats.set(one, new Set([...(repeats.get(one) ?? []), ...others]));
    }
  }
  return repeats;
}

/** Names by which compilers call files: their paths, and what stands last in these. The longest comes first: it may end in another. */
function namesOf(sources: readonly Source[]): ReadonlyMap<string, Source> {
  const names = new Map(sources.map((each) => [posix.basename(each.path), each]));
  for (const each of sources) names.set(each.path, each);
  return new Map(Array.from(names).toSorted(([a], [b]) => b.length - a.length));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
