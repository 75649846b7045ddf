/**
 * Words of a language in groups, by their use in an output. They are parted by commas, in lower case and without accents; a star at
 * the end stands for any ending.
 */
export interface Words {
  /** One move; with a number behind it, a line of a listing. */
  readonly move: string;
  /** Several moves; the number may stand behind the word without a sign between. */
  readonly moves: string;
  /** Other words for one or more moves. */
  readonly steps: string;
  /** Measures of a path. */
  readonly measure: string;
  /** Words for the answer itself. */
  readonly answer: string;
  /** Words that may announce any answer. */
  readonly result: string;
  /** Verbs and prepositions between such a word and its number. */
  readonly says: string;
  /** Words for the least number. */
  readonly least: string;
  /** Words for the path. */
  readonly way: string;
  /** Words before a coordinate. */
  readonly place: string;
  /** Things that have a number as a name. */
  readonly numbered: string;
  /** Things that are counted, but are no moves. */
  readonly square: string;
  /** Words for moves that were tried. */
  readonly tried: string;
  /** Words for moves that are possible. */
  readonly possible: string;
  /** Words about a program's own troubles; such a line says nothing about the board. */
  readonly trouble: string;
  /** Words of a search that failed: where such a line is all that stands in place of a tour, it found none. */
  readonly failed: string;
  /** Words about files and arguments. */
  readonly file: string;
  /** Things that a denial denies: the path, the exit, the tour. */
  readonly goal: string;
  /** Words for what a tour is that was found; to deny them is not to deny that there is a tour. */
  readonly whole: string;
  /** Words for a tour whose last square is one move from its first. */
  readonly closed: string;
  /** Words for a tour whose last square need not be so. */
  readonly open: string;
  /** Words that deny the thing behind them. */
  readonly without: string;
  /** Words that deny the verb behind them. */
  readonly never: string;
  /** Words that put a thing at a place: the thing is not denied. */
  readonly on: string;
  /** Comparisons with the path that was found, and instructions. */
  readonly compared: string;
  /** Words that begin a condition. */
  readonly condition: string;
  /** Bounds before a number. */
  readonly about: string;
  /** Words of a guess, of a number as of a denial. */
  readonly perhaps: string;
  /** Words of a program that gave up. */
  readonly gaveUp: string;
  /** Words in lines that are not a program's own words for no. */
  readonly ownTrouble: string;
  /** Commands to type something. */
  readonly command: string;
  /** Words of questions. */
  readonly question: string;
  /** Words for a size, place, time, count or result, which make no prompt. */
  readonly label: string;
}

export type WordGroup = keyof Words;
