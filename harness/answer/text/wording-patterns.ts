import { remembered } from "../../base/remembered.ts";
import { anyClear, anyOf, isClear, WORD_LANGUAGES, wordsOf } from "./words/index.ts";

/**
 * Patterns of phrases for results, made of the words of all languages. They are for lines in lower case without
 * accents, as `simplified` returns them.
 */
export const patternsOfResults = remembered(() => {
  // Words that count moves, one or many, or measure a path: a number beside them is the answer.
  const COUNTED = `(?:${anyOf(["move", "moves", "steps"])}|mov\\b\\.?)`;
  const MEASURED = `(?:${anyOf("measure")}|dist\\b\\.?)`;
  const SEVERAL = `(?:${anyOf("moves")}|${MEASURED})`;
  // Words that announce any answer: their number counts only if nothing better is said.
  const ANNOUNCED = anyOf(["answer", "result"]);
  const LEAST = anyOf("least");

  const NUMBER = "(-?\\d+)(?:\\.0+)?(?![\\d.,]*\\d)";
  const BEFORE = "(?<![\\w.,-])";
  const COLON = "(?::|=|->|=>)";
  const SAYS = `(?:${COLON}|\\b${anyOf("says")}\\b)\\s*(?:de |of |em |in )?`;

  const TRIED = anyOf("tried");
  const POSSIBLE = anyOf("possible");
  const PER_TIME = "\\s*(?:por|per|/)\\s*(?:s|seg\\w*|sec\\w*|ms|min\\w*)\\b";
  const FEW_LETTERS = "[^\\d.;:=]{0,40}";

  return {
    /** Words for the answer itself, or for the least number. */
    ofAnswer: new RegExp(`\\b${anyOf(["answer", "least"])}\\b`),
    /** Words that count moves. */
    ofMoves: new RegExp(`\\b${COUNTED}`),
    /** Number that is said to be the least; it is the answer, even if the line mentions other moves. */
    statedLeast: [
      new RegExp(
        `\\b${LEAST}\\b${FEW_LETTERS}\\b(?:${COUNTED}|${anyOf("way")})\\b${FEW_LETTERS}?${SAYS}${NUMBER}`,
        "g",
      ),
      new RegExp(`\\b${LEAST}\\b\\s*${COLON}\\s*${NUMBER}`, "g"),
      new RegExp(`\\b${LEAST}\\b${FEW_LETTERS}\\d+ ${COUNTED}\\s*${COLON}\\s*${NUMBER}`, "g"),
      new RegExp(`\\b${LEAST}\\b\\s*${SAYS}${NUMBER}\\s+(?:[a-z]+\\s+)?${COUNTED}(?![a-z])`, "g"),
    ],
    /** In the order in which they are tried. */
    strong: [
      // A word with its number before it, as in "68 moves. Visited: 2891", does not say the next number, too.
      new RegExp(
        `(?<!\\d |\\d [a-z]{1,20} )\\b(?:${COUNTED}|${MEASURED})\\b[^\\d\\n.;,(|]{0,60}?${SAYS}${NUMBER}`,
        "g",
      ),
      new RegExp(`${BEFORE}${NUMBER}\\s+(?:[a-z]+\\s+)?${COUNTED}(?![a-z])`, "g"),
      // Plural words as in "moves 68"; "move 3" and "passo 3" number a move of a listing.
      new RegExp(`\\b${SEVERAL}\\b,?[^\\d\\n.;,(|]{0,40}?${NUMBER}`, "g"),
    ],
    weak: [
      // What stands behind a closing tag, or in another column, is something else.
      new RegExp(`(?<!/)\\b${ANNOUNCED}\\b[^\\d\\n|;]{0,60}?${COLON}\\s*${NUMBER}`, "g"),
      new RegExp(`\\b${anyOf("answer")}\\s+(?:(?:e|es|is)\\s+)?${NUMBER}\\W*$`, "g"),
    ],
    /** Move of a listing, as in "Passo 3: (4, 5)", and not the number of moves. */
    listing: new RegExp(`\\b${anyOf("move")}\\s*(?:n\\S{0,2}\\s*)?#?\\d+\\b`),
    /** Numbers that are not an answer: places, sizes, times, names, and counts of other things. */
    otherNumbers: [
      /[([{<]\s*-?\d+(?:\s*[,;]\s*|\s+)-?\d+\s*[)\]}>]/g,
      /\[\s*\d+\s*\]\s*\[\s*\d+\s*\]/g,
      /\b\d+\s*(?:,|x)\s*\d+\b/g,
      new RegExp(`\\b${anyOf("place")}\\s*(?:[:=]\\s*)?-?\\d+`, "g"),
      new RegExp(`\\b${anyOf("numbered")}(?:\\s*\\([a-z]{1,12}\\))?\\s*(?:[:=#]\\s*)?\\d+\\b`, "g"),
      /\b[a-z_]+\d[\w.]*/g,
      /\b\d+(?:[.,]\d+)?\s*(?:ms|s|seg\w*|sec\w*|ns|us|mili\w*|nano\w*|micro\w*|min|bytes?|[kmg]b)\b/g,
      new RegExp(`\\b\\d+\\s+${anyOf("square")}\\b`, "g"),
      new RegExp(`\\b\\d+\\s+(?:[a-z]+\\s+)?(?:${TRIED}|livres?|free)\\b(?!\\s*[:=])`, "g"),
      new RegExp(`\\b\\d+\\s+${COUNTED}${PER_TIME}`, "g"),
      new RegExp(`\\b${COUNTED}${PER_TIME}\\s*(?:${COLON}\\s*)?\\d+`, "g"),
      // Bounds as in "se houver mais de 1000 movimentos"; but "no more than 68 moves" is as good as 68.
      /(?<!\b(?:nao|not|no) )\b(?:(?:mais|mas|menos|maior|mayor|menor|acima) (?:de|do que|que)|(?:more|less|fewer|greater) than|over) \d+/g,
    ],
    /** A line about a count of something else: "casas em algum caminho minimo: 412", but not "casas: 5 movimentos". */
    ofOtherCount: new RegExp(
      `^\\W*(?:[a-z]+ (?:de|of) )?${anyOf("square")}\\b[^\\d\\n]{0,60}\\d+(?!\\d|\\s+${COUNTED})`,
    ),
    /** Numbers whose name says that they count something else: "casas visitadas: 412". */
    otherCounts: new RegExp(`\\b(?:${anyOf(["square", "tried"])})\\b[^\\d\\n.;,(|]{0,40}\\d+`, "g"),
    /** Moves that were tried or are possible, if they are not said to be the least. */
    otherMoves: [
      new RegExp(
        `\\b(?:${COUNTED}\\s+(?:${TRIED}|${POSSIBLE})|(?:${TRIED}|${POSSIBLE})\\s+${COUNTED})\\s*(?:${COLON}\\s*)?\\d+`,
        "g",
      ),
      new RegExp(`\\b\\d+\\s+(?:${COUNTED}\\s+${POSSIBLE}|${POSSIBLE}\\s+${COUNTED})\\b`, "g"),
      new RegExp(`\\b${TRIED}\\s+\\d+\\s+${COUNTED}\\b`, "g"),
    ],
    /** Bounds, guesses and alternatives, of which no program is sure itself. */
    hedges: [
      new RegExp(`\\b${anyOf(["about", "perhaps"])} \\d`),
      /\d\s*(?:ou|or|o|u|\/|a|ate|to|y|e|and)\s*\d+ [a-z]/,
      /\d (?:[a-z]+ ){0,2}[a-z]*\?/,
      new RegExp(`\\b${anyOf("gaveUp")}\\b[^.;:\\d]{0,30}\\d`),
    ],
  };
});

/** Patterns of phrases that deny a path or a tour. */
export const patternsOfDenials = remembered(() => {
  const THING = `${anyOf("goal")}\\b`;
  const FEW_WORDS = "(?:[\\w']+\\s+)";
  // Words before a thing; in "no obstacle on the path" the thing is another one.
  const DIRECTLY = `(?:(?!${anyOf("on")}\\b)[\\w']+\\s+)`;
  // Praise of the path that was found, as in "não existe caminho mais curto".
  const BETTER = "(?!\\s+(?:mais curt|mas cort|menor|melhor|mejor|short|better|mais rapid))";
  const never = anyClear("never");
  // "there isn't a path" denies as "there is not a path" does.
  const SHORTENED = "[a-z]n't";
  // The Portuguese "no" is "on the": "movimentos no caminho". So the English one needs an English thing.
  const unclear = WORD_LANGUAGES.flatMap((language) =>
    wordsOf(language, "without")
      .filter((word) => !isClear(word))
      .map((word) => `\\b${word}\\s+${DIRECTLY}{0,2}?${anyOf("goal", [language])}\\b${BETTER}`),
  );
  return {
    trouble: new RegExp(`\\b${anyOf("trouble")}\\b`),
    /** Words that something failed. */
    ofFailure: new RegExp(`\\b${anyOf("failed")}\\b`),
    /** A search that failed, said and nothing else. */
    failed: new RegExp(`^\\W*(?:${THING}\\s+)?${anyOf("failed")}\\W*$`),
    goal: new RegExp(`\\b${THING}`),
    /** A thing with the value for nothing, as in `{"rows": 3, "tour": null}`. */
    nothing: new RegExp(
      `(?<![a-z])(?:${anyOf("goal")}|tabuleiro|tablero|board)["']?\\s?[:=>]\\s?["']?(?:null|none|nil)(?![a-z])`,
    ),
    aboutFiles: new RegExp(`\\b(?:${anyOf("file")}|\\w+\\.txt)\\b`),
    /**
     * Comparisons with the path that was found, searches that are not at their end, instructions, and words about the tour
     * that was found: "this was not a full tour". Nor does a guess deny anything.
     */
    notDenials: new RegExp(
      `^\\W*${anyOf("condition")}\\b|\\b${anyOf(["compared", "perhaps"])}\\b|(?:(?<!\\bthere (?:is|was) )\\b(?:${never}|no(?= (?:es|fue) ))|(?<!\\bthere (?:i|wa))${SHORTENED})\\s+(?:(?:e|foi|es|fue)\\s+)?(?:an?|uma?|una?|eine?)\\s+(?:\\w+\\s+){0,2}?${anyOf(["whole", "closed", "open"])}\\b`,
    ),
    /** Words about closed tours alone. */
    ofClosed: new RegExp(
      `^(?!.*\\b${anyOf("open")}\\b).*\\b(?:${anyOf("closed")}\\s+${FEW_WORDS}{0,2}?${THING}|${THING}\\s+${FEW_WORDS}{0,2}?${anyOf("closed")}\\b)`,
    ),
    /** Advice behind a denial: "no solution, please try another start". */
    instruction: new RegExp(`[,;.!]\\s*(?:${anyOf("command")}|tente|intente|try)\\b[\\s\\S]*`),
    /** Words about a program's own troubles, and of programs that gave up: they say nothing about the board. */
    notOwnDenials: new RegExp(`\\b${anyOf(["trouble", "ownTrouble"])}\\b`),
    none: [
      `\\b${anyClear("without")}\\s+${DIRECTLY}{0,2}?${THING}${BETTER}`,
      ...unclear,
      `\\bno\\s+(?:hay|existe|tiene|se|hubo|encontr\\w*|fue|es)\\s+(?:(?!(?:en|sobre)\\b)[\\w']+\\s+){0,4}?${THING}${BETTER}`,
      `(?:\\b${never}|${SHORTENED})\\s+${FEW_WORDS}{1,5}?${THING}${BETTER}`,
      `\\b${THING}\\s+${FEW_WORDS}{0,2}?(?:nao|no|not|never)\\s+(?:foi |foram |fue |pode |podem |be |se |e |eh |es )?(?:ser )?(?:existe|encontr|alcanc|achad|found|reach|possible|possivel|exist|ha\\b)`,
      `\\b${THING}\\s+${FEW_WORDS}{0,2}?(?:does ?n[o']t exist|inexistente|inalcan[cz]|inacess|impossi|imposi|unreachable|cannot|can't)`,
      "\\b(?:cannot|can't|can not|could not|couldn't|unable to|impossivel|impossible|imposible|nao (?:consegu\\w*|pode|e possivel|foi possivel|se pode)|no (?:se )?(?:puede|pude|pudo|consigu\\w*|logr\\w*|es posible|fue posible))\\s+(?:[\\w']+\\s+){0,3}?(?:reach|f(?:i|ou)nd|escape|alcanc|encontr|chegar|sair|achar|be reached|be found|llegar|salir|complet|solve|resolv)",
      "\\b(?:nao (?:ha|tem|da) (?:como|para|pra)\\b|(?:esta|ficou|quedo) (?:pres|atrapad)[oa]|is trapped)\\b",
      "\\b(?:s|alvo|saida|destino|exit|target|salida) (?:e |is |es )?(?:inalcanc\\w*|inating\\w*|inacess\\w*|inalcanz\\w*|unreachable)",
      // A program that counts all of them.
      "\\b(?:tours?|solutions?|solucoes|soluciones|passeios|recorridos)\\s*[:=]\\s*0\\W*$",
      "(?<![\\d.,-])\\b0 (?:tours?|solutions?|solucoes|soluciones|passeios|recorridos)(?: (?:found|encontrad[oa]s))?\\W*$",
      // Of languages that have no list of words.
      "\\baucune? (?:solution|chemin|parcours|tour)\\b",
      "\\b(?:fant|fandt|hittade) (?:ikke|inte|ingen) (?:\\w+ )?(?:rute|vei|vag|l[oø]sning|tur)\\b",
      "\\b(?:ingen|geen|nessuna?|brak|tidak ada) (?:l[oø]sning|losning|rute|vei|oplossing|soluzione|percorso|rozwiaza\\w*|solusi|jalan)\\b",
      "\\b(?:ratkaisua|reittia) ei (?:ole|loy\\w*)|\\bei (?:ratkaisua|reittia)\\b",
      "\\b(?:cozum|yol|tur) (?:yok|bulunamad[iı])",
      "\\b(?:reseni neexistuje|nema (?:rjesenja|resenja))\\b",
      "\\bcavalo nao (?:chega|chegou|alcanca|alcancou|sai|saiu)\\b",
      "\\bcaballo no (?:llega|llego|alcanza|alcanzo|sale|salio)\\b",
    ].map((pattern) => new RegExp(pattern)),
  };
});

/** Patterns of prompts: commands to type something, questions, and words that make no prompt. */
export const patternsOfPrompts = remembered(() => ({
  command: new RegExp(`\\b${anyOf("command")}\\b`),
  question: new RegExp(`\\b${anyOf("question")}\\b|\\?$`),
  label: new RegExp(`\\b${anyOf("label")}\\b`),
}));
