import type { EdgeName, IdeaName, SearchIdeaName, StartIdeaName } from "../../../finding/ideas.ts";

/** Completes "every answer is as if ...". */
export const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "the board did not wrap around at its edges",
  "wraps-rows-only":
    "the board wrapped around only at its top and bottom edges, not at its left and right edges",
  "wraps-columns-only":
    "the board wrapped around only at its left and right edges, not at its top and bottom edges",
  "wraps-forward-only":
    "the board wrapped around only downwards and to the right, not upwards and to the left. In C, Java and JavaScript, -1 % n is -1",
  "wraps-backward-only":
    "the board wrapped around only upwards and to the left, not downwards and to the right",
  "wraps-by-abs": "a move up or left over an edge lost its sign there: -1 became 1, as with abs",
  "wraps-at-some-edges":
    "some edges of the board wrapped around, and others did not. Check the condition for each of the four edges",
  "wraps-one-edge-a-move":
    "a move could go over one edge only. Check for a chain of `else if`: over a corner, two edges are crossed at once",
  "wraps-onto-the-edge": "a move over an edge always landed on the first or last row or column",
  "wraps-off-by-one": "the size of the board were off by one where it wraps around",
  "wraps-one-too-far": "a move over an edge landed one square too far",
  "stops-at-the-edge": "a move over an edge stopped at the edge",
  "bounces-off-the-edge": "a move over an edge bounced back from it",
  "sizes-exchanged": "the numbers of rows and columns were exchanged where the board wraps around",
  "move-missing": "one of the eight moves were missing from the table of moves",
  "move-mistyped": "one number in the table of moves were wrong",
  "move-not-wrapped":
    "one of the eight moves did not wrap around at every edge. Check how the new row and column are computed for this move. In C, Java and JavaScript, -1 % n is -1",
  "half-of-the-moves": "the knight had only four of its eight moves",
  "moves-as-a-king": "the piece moved like a king, one square in every direction",
  "moves-straight-too": "the knight could also move one or two squares straight",
  "moves-three-straight":
    "the knight could also move three squares straight, at least to S. If the program tests the sum of both distances, 3 + 0 is as much as 2 + 1",
  "moves-too-many":
    "the piece had further moves beside those of a knight, of one or two squares each way. Print the moves that the program makes: there must be eight",
  "moves-as-a-camel": "the piece moved three squares and one, instead of two and one",
  "walks-through-x": "the knight could enter blocked squares",
  "break-for-continue":
    "the moves that come after a blocked or a visited square were not tried. Check for a `break` or `return` where the loop should go on with the next move (`continue`)",
  "always-impossible":
    "there were no way to the exit on any board. Check three things: that S counts as a free square, that nothing ends the search too early, and that what is printed is what was found",
  "cannot-jump": "the knight could not jump over a blocked square beside it",
  "obstacles-forgotten-at-the-seam": "the knight could enter blocked squares with moves over an edge",
  "square-from-rows": "the board were as wide as it is high",
  "square-from-columns": "the board were as high as it is wide",
  "square-from-the-longer-side": "the board were a square with its longer side",
  "first-row-skipped": "the first row did not exist",
  "last-row-lost": "the last row did not exist",
  "last-column-lost": "the last column did not exist",
  "blank-line-as-a-row":
    "there were one extra row below the last one. Check how the end of the last line is read",
  "line-end-as-a-column":
    "there were one extra column after the last one. Check how the ends of lines are read",
  "start-transposed": "the row and the column of C were exchanged",
  "exit-transposed": "the row and the column of S were exchanged",
  "start-in-a-corner":
    "C stood in a corner of the board, the first or the last square. Check whether the place of C is kept where it is found",
  "exit-in-a-corner":
    "S stood in a corner of the board, the first or the last square. Check whether the place of S is kept where it is found",
  "places-with-line-ends":
    "the ends of the lines counted in the places of C and S. A line of the text has one character more than a row of the board",
  "marks-joined":
    "squares were marked by their row and column joined without a sign between. Row 1, column 11 and row 11, column 1 are both 111 then",
  "marks-by-a-fixed-width":
    "squares were marked by a number that two squares can share on wide boards, like 10 * row + column",
  "marks-by-the-other-side":
    "squares were marked by row * rows + column, a number that two squares can share. A row has as many squares as there are columns",
  "marks-of-a-whole-line":
    "a visited square marked its whole column, or its whole row. Check whether all rows of the marks are one and the same array",
  "distances-as-text": "distances were compared as text, where 10 comes before 9",
  "last-way-to-the-exit":
    "each square before S wrote its own distance over the one before, and the last one stayed. The first one is the least",
  "one-too-many": "the program counted the squares of the path, not its moves (one too many)",
  "one-too-few": "the program left out one of the moves (one too few)",
  "rounds-up-to-even": "an odd number of moves were rounded up to an even one",
  "eight-bit-count":
    "the number of moves were stored in eight bits, as in an unsigned char of C, which hold at most 255",
  "zero-if-unreached": "a square that the knight cannot reach were 0 moves away",
  "signed-eight-bit-count":
    "the number of moves were stored in eight bits with a sign, as in a char of C or a byte of Java, which hold at most 127",
  "names-a-coordinate": "the last number printed were a row or a column of C or S, not the number of moves",
  "names-the-size": "the last number printed were the size of the board, not the number of moves",
};

/** Completes "a search ...". */
export const SEARCH_IDEAS: Readonly<Record<SearchIdeaName, string>> = {
  "estimate-too-large":
    "led by an estimate (A* or greedy) that can be larger than the true number of moves, like a distance in rows and columns",
  "closed-when-found":
    "led by an estimate (A*) that is done with a square as soon as it finds it. Be done with a square when it leaves the queue, or take it again where a shorter way leads to it",
  "next-level-not-set-back":
    "that counts the squares of the next level, and does not set this number back to 0 when a level ends",
  "level-up-to-the-size":
    "whose loop over a level goes up to the size of the queue, which changes meanwhile. Keep the size in a variable before the loop",
  "distance-overwritten":
    "that writes the distance of a square again after the square was found. Write it once, when the square enters the queue",
  "ends-in-turn":
    "from both ends that takes one square at each end in turn, and stops at the first square that both have found. Go through a whole level at a time, and take the least sum",
  "deepening-keeps-marks":
    "that goes deep up to a limit which grows by one, and keeps the marks of visited squares for the whole round. A longer way may mark a square first: take the mark away on the way back, or search by breadth",
};

export const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same": "the printed tours start on the same square, whatever start the input names",
  transposed: "row and column are exchanged, either of the start or of the whole tour",
  "one-less":
    "the printed tours start one row and one column before the start. Rows and columns count from 0",
  "one-more": "the printed tours start one row and one column after the start. Rows and columns count from 0",
  "same-way-off":
    "the printed tours start off their start, each by the same number of rows and columns. Rows and columns count from 0: check what is added to them or taken away, where they are read and where squares are printed",
  mirrored:
    "tours start on the mirror image of their start, as if rows or columns were counted from the other side. If the program turns the board, it has to turn the tour back in the same way",
  "a-move-away":
    "the printed tours start one knight move away from the start. The start itself is the first step: check that it is marked as visited, with a number that no free square has",
};

export const EDGE_WORDS: Readonly<Record<EdgeName, string>> = {
  upper: "the upper",
  lower: "the lower",
  left: "the left",
  right: "the right",
};
