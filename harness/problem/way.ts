import { excerpt } from "../base/text.ts";
import type { YamlPath } from "../base/yaml-file.ts";
import type { Case } from "../case/any-case.ts";
import type { Driver, Fixed, Input } from "./asking.ts";
import type { Clues, Literal, Place } from "./clues.ts";

/** Why a line of a manifest says what it says. */
export interface Evidence {
  readonly at: YamlPath;
  readonly because: string;
}

/** A way of asking a program that may be the right one. */
export interface Way {
  /** Absent where it is that of the problem's contract. */
  readonly input?: Input;
  readonly driver?: Driver;
  /** Absent where the answer is printed. */
  readonly answer?: { readonly file: string };
  readonly evidence: readonly Evidence[];
}

/** A manifest that may be the right one, with the cases that are to show it. */
export interface Candidate {
  readonly manifest: Omit<Way, "evidence"> & { readonly fixed?: Fixed };
  readonly evidence: readonly Evidence[];
  readonly cases: readonly Case[];
}

/** Ways of asking a program, the likeliest first. */
export interface Ways {
  readonly likely: readonly Way[];
  /** Without a clue: for programs that are mostly wrong when asked in a likely way. */
  readonly guessed: readonly Way[];
  /** For programs that are mostly wrong even so: some give up when their input ends. */
  readonly open: readonly Way[];
}

/** As the problem's contract says. */
export function byContract({ traces }: Clues): Way {
  const clues = [
    ...(traces.input === undefined ? [] : [`reads standard input (${traces.input})`]),
    ...(traces.arguments === undefined ? [] : [`looks at its arguments (${traces.arguments})`]),
  ];
  const because = clues.length === 0 ? "" : `: it ${clues.join(" and ")}`;
  return { evidence: [{ at: [], because: `It is asked as the contract of its problem says${because}.` }] };
}

/** With nothing but what is given. */
export function asking(input: Partial<Input>): Input {
  return { arguments: [], stdin: "", ...input };
}

/** `"saida.txt" in cavalo.c:90`. */
export function quoted({ text, at }: Literal): string {
  return excerpt(`${JSON.stringify(text)} in ${at}`);
}

/** The same ways with standard input that does not end. */
export function keptOpen(ways: readonly Way[]): Way[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, staysOpen: true },
    evidence: [
      ...way.evidence,
      { at: ["input", "staysOpen"], because: "where its input ends it gives no right answer" },
    ],
  }));
}

/** The same ways at a terminal. */
export function atTerminal(ways: readonly Way[], trace: Place): Way[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, terminal: true },
    evidence: [...way.evidence, { at: ["input", "terminal"], because: `${trace} uses a terminal` }],
  }));
}
