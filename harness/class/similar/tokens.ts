import type { LanguageName } from "../../submission/language/names.ts";

/** A piece of a program that stays the same if names, numbers, texts, types and layout change. */
export interface Token {
  readonly kind: string;
  /** Its place in the text: from here up to there. */
  readonly from: number;
  readonly to: number;
}

/** A family of languages with the same comments and texts. Those of several lines may end with the program. */
interface Family {
  readonly comment: RegExp;
  readonly text: RegExp;
  /** Lines that say what is used from elsewhere. */
  readonly import: RegExp;
}

const C_COMMENT = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/y;

const C: Family = {
  comment: C_COMMENT,
  text: /"""[\s\S]*?(?:"""|$)|@?\$?"(?:\\.|[^"\\\n])*"|'(?:\\.[^'\n]{0,8}|[^'\\\n])'/y,
  import: /(?:#|import\b|using\s+(?!var\b)[\w:. ]+;|package\b|namespace\b|use\s).*/y,
};
const SCRIPT: Family = {
  comment: C_COMMENT,
  text: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*(?:`|$)/y,
  import: /(?:import\b|.*\brequire\().*/y,
};
const PYTHON: Family = {
  comment: /#.*/y,
  text: /[rbuf]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/iy,
  import: /(?:import|from)\b.*/y,
};
const RUBY: Family = {
  comment: /#.*|^=begin[\s\S]*?(?:^=end|(?![\s\S]))/my,
  text: /"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)/y,
  import: /require\b.*/y,
};
const HASKELL: Family = {
  comment: /--.*|\{-[\s\S]*?(?:-\}|$)/y,
  text: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/y,
  import: /(?:import|module)\b.*/y,
};

const FAMILIES: Readonly<Record<LanguageName, Family>> = {
  c: C,
  cpp: C,
  csharp: C,
  go: C,
  haskell: HASKELL,
  java: C,
  javascript: SCRIPT,
  kotlin: C,
  python: PYTHON,
  ruby: RUBY,
  rust: C,
  typescript: SCRIPT,
};

const SPACE = /\s+/y;
const NUMBER = /\.?\d[\w.]*/y;
/** A name with all that is reached through it: `System.out.println`, `a->b`, `std::cout`. */
const NAME = /[\p{L}_$@][\p{L}\p{N}_$]*(?:(?:\.|->|::|\?\.)[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
/** Types in brackets: one language needs them, another one knows them. */
const GENERIC = /<(?:[\w\s,.?[\]]|<[\w\s,.?[\]]*>)*>(?=\s*[\w({>])/y;
/** From one index to the next: `a[i][j]` and `a[i, j]` are the same. */
const NEXT_INDEX = /\]\s*\[/y;
const OPERATOR = /\+\+|--|<<=|>>=|===|!==|[-+*/%&|^]=|:=|[=!<>]=|&&|\|\||<<|>>|\/\/|\*\*|=>|->|\.\./y;

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

interface Piece {
  readonly name: "space" | "comment" | "import" | "text" | "number" | "word" | "sign";
  readonly from: number;
  readonly to: number;
}

/** Takes a program to pieces; all pieces together are its text. */
function* piecesOf(text: string, language: LanguageName): Generator<Piece> {
  const family = FAMILIES[language];
  let isLineStart = true;
  let before: Piece["name"] = "space";
  for (let from = 0; from < text.length; ) {
    const end = (pattern: RegExp) => {
      pattern.lastIndex = from;
      return pattern.test(text) ? pattern.lastIndex : undefined;
    };
    const [name, to] = firstOf([
      ["space", () => end(SPACE)],
      ["comment", () => end(family.comment)],
      ["import", () => (isLineStart ? end(family.import) : undefined)],
      ["text", () => end(family.text)],
      ["number", () => end(NUMBER)],
      ["word", () => end(NAME)],
      ["space", () => end(NEXT_INDEX)],
      ["space", () => (before === "word" ? end(GENERIC) : undefined)],
      ["sign", () => end(OPERATOR)],
    ]) ?? ["sign", from + 1];
    yield { name, from, to };
    isLineStart = text.slice(from, to).includes("\n") || (isLineStart && name === "space");
    before = name;
    from = to;
  }
}

function firstOf(
  tries: readonly (readonly [Piece["name"], () => number | undefined])[],
): [Piece["name"], number] | undefined {
  for (const [name, end] of tries) {
    const to = end();
    if (to !== undefined) return [name, to];
  }
  return undefined;
}

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
