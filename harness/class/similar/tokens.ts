import type { LanguageName } from "../../submission/language/names.ts";
import { type Piece, piecesOf } from "../../submission/language/pieces.ts";

/** A piece of a program that stays the same if names, numbers, texts, types and layout change. */
export interface Token {
  readonly kind: string;
  /** Its place in the text: from here up to there. */
  readonly from: number;
  readonly to: number;
}

/** Words that say the same in several languages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  if: ["if", "elif", "elsif", "unless", "when"],
  else: ["else", "otherwise"],
  loop: ["for", "foreach", "while", "until", "loop"],
  return: ["return", "yield"],
  break: ["break"],
  continue: ["continue", "next"],
  case: ["switch", "case", "match", "select"],
  function: ["def", "fn", "func", "fun", "function", "lambda"],
  type: ["class", "struct", "interface", "enum", "record", "data", "object", "typedef"],
  try: ["try", "catch", "except", "rescue", "finally"],
  throw: ["throw", "raise", "panic"],
  constant: ["true", "false", "True", "False", "null", "nil", "None", "nullptr", "NULL"],
  "&&": ["and"],
  "||": ["or"],
  "!": ["not"],
};

/** Words that one language needs and another one leaves out. */
const LEFT_OUT = [
  ..."public private protected internal static final const let var val mut pub readonly unsafe async await".split(
    " ",
  ),
  ..."override virtual abstract auto in of do then end begin new void throws where self this extends".split(
    " ",
  ),
  ..."int long short char bool boolean float double unsigned signed byte string size_t usize isize".split(
    " ",
  ),
  ..."i8 i16 i32 i64 u8 u16 u32 u64 f64 rune Int String Boolean Bool number Integer".split(" "),
];

const KIND_OF = new Map<string, string | undefined>([
  ...Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
  ...LEFT_OUT.map((word) => [word, undefined] as const),
]);

const SAME_SIGN: Readonly<Record<string, string>> = { "===": "==", "!==": "!=", ":=": "=", "//": "/" };
/** Signs of layout, and those that only close what another one opens. */
const LAYOUT = new Set([";", "{", "}", ")", "]", ":", ",", "=>", "->", "\\", "$", "`"]);

/** Reads what a program does, without what can be changed while it does the same. */
export function tokensOf(text: string, language: LanguageName): Token[] {
  const tokens: Token[] = [];
  for (const { name, from, to } of piecesOf(text, language)) {
    const kind = kindOf(name, text.slice(from, to), tokens.at(-1)?.kind);
    for (const each of kind) tokens.push({ kind: each, from, to });
  }
  return tokens;
}

function kindOf(name: Piece["name"], piece: string, before: string | undefined): readonly string[] {
  switch (name) {
    case "space":
    case "comment":
    case "import":
      return [];
    case "text":
      return ["text"];
    case "number":
      return ["number"];
    case "word": {
      if (!KIND_OF.has(piece)) return before === "name" ? [] : ["name"];
      const kind = KIND_OF.get(piece);
      return kind === undefined ? [] : [kind];
    }
    case "sign": {
      // One more or less is the same as the addition of one.
      if (piece === "++" || piece === "--") return [`${piece[0]}=`, "number"];
      // A bracket tells a call; around a part of an expression it may be left out.
      if (piece === "(") return before === "name" ? ["("] : [];
      return LAYOUT.has(piece) ? [] : [SAME_SIGN[piece] ?? piece];
    }
  }
}

/** Hides what may tell who wrote a program: comments and texts. */
export function withoutWords(text: string, language: LanguageName): string {
  let shown = "";
  for (const { name, from, to } of piecesOf(text, language)) {
    const piece = text.slice(from, to);
    shown += name === "comment" || name === "text" ? piece.replace(/[\p{L}\p{N}]+/gu, "…") : piece;
  }
  return shown;
}
