import { inEach, listed, type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import type { YamlPath } from "../../base/yaml-file.ts";
import type { Case } from "../../case/any-case.ts";
import type { Clues, Literal, SourceLocation } from "./clues.ts";
import type { Driver, Fixed, Input } from "./input-schemas.ts";

/** Reason for a line of a manifest. */
export interface Evidence {
  readonly at: YamlPath;
  readonly because: Sentence;
  /** Some of it was made up: a prompt asked for something that nothing is known of. */
  readonly isMadeUp?: true;
}

/** A possible way of asking a program. */
export interface Invocation {
  /** Input, if it differs from that of the problem's contract. */
  readonly input?: Input;
  readonly driver?: Driver;
  /** File of the answer, if the answer is not printed, or where it is printed, if that is not standard output. */
  readonly answer?: { readonly file?: string; readonly stream?: "stderr" };
  readonly evidence: readonly Evidence[];
}

/** A possible manifest, with the cases that test it. */
export interface Candidate {
  readonly manifest: Omit<Invocation, "evidence"> & { readonly fixed?: Fixed };
  readonly evidence: readonly Evidence[];
  readonly cases: readonly Case[];
  /** The sources speak of closed tours, so that a program may make no others. */
  readonly speaksOfClosed?: boolean;
  /** Cases that take their place if the program is too slow for the first. */
  readonly easier: readonly Case[];
  /** A case for which a poor search takes too long, if the program has several. */
  readonly harder?: Case;
}

/** Ways of asking a program, the likeliest first. */
export interface Invocations {
  readonly likely: readonly Invocation[];
  /** Guesses without a clue, for programs that are mostly wrong when asked in a likely way. */
  readonly guessed: readonly Invocation[];
  /** Last tries with an open input: some programs give up when their input ends. */
  readonly open: readonly Invocation[];
}

/** Asks as the problem's contract says. */
export function byContract({ traces }: Clues): Invocation {
  const { input, arguments: words } = traces;
  const found = [
    ...(input === undefined ? [] : [say`a word that may be about standard input (${input})`]),
    ...(words === undefined ? [] : [say`a word that may be about arguments (${words})`]),
  ];
  const [one, two] = found;
  const because =
    one === undefined
      ? say`It was given its input as the contract of its problem says.`
      : say`It was given its input as the contract of its problem says: its source files have ${two ? say`${one} and ${two}` : one}.`;
  return { evidence: [{ at: [], because }] };
}

/** Tests if a way asks and answers as the problem's contract says. */
export function isOfContract({ input, driver, answer }: Omit<Invocation, "evidence">): boolean {
  return input === undefined && driver === undefined && answer === undefined;
}

/** Makes an input of only these parts: no other arguments, and nothing else on standard input. */
export function asking(input: Partial<Input>): Input {
  return { arguments: [], stdin: "", ...input };
}

/** Quotes a literal with its place: `"saida.txt" in cavalo.c:90`. */
export function quoted({ text, at }: Literal): Sentence {
  const quote = JSON.stringify(text);
  const placedIn = say`${quote} in ${at}`;
  return inEach((locale) => excerpt(placedIn[locale]));
}

/** Quotes the literals that an input was made from. */
export function madeFrom(literals: readonly Literal[]): Sentence {
  return say`made from ${listed(literals.map(quoted), ", ")}`;
}

/** Copies the ways of asking, with a standard input that does not end. */
export function keptOpen(ways: readonly Invocation[]): Invocation[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, staysOpen: true },
    evidence: [
      ...way.evidence,
      {
        at: ["input", "staysOpen"],
        because: say`standard input was left open behind what is typed`,
      },
    ],
  }));
}

/** Copies the ways of asking, with a terminal for the program. */
export function atTerminal(ways: readonly Invocation[], trace: SourceLocation): Invocation[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, terminal: true },
    evidence: [
      ...way.evidence,
      {
        at: ["input", "terminal"],
        because: say`${trace} has a word that may be about a terminal`,
      },
    ],
  }));
}
