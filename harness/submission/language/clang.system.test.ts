import { describe, expect, test } from "vitest";
import { built, printedBy } from "../../testing/building.ts";
import { findToolchain } from "../build/toolchain.ts";
import { LANGUAGES } from "./index.ts";

const HEADER = `const signed char SIDE = 8; /* Rows and columns. */
static int const ALL = SIDE * SIDE, LAST = (ALL - 1);
extern int board[ALL];
`;

const MAIN = `#include <stdio.h>
#include "board.h"
int board[ALL];
int main(void) {
  const int MOVES = 8;
  int moves[MOVES] = {1, 2};
  const int found = printf("%d ", moves[1]);
  switch (found) { case SIDE: return 1; }
  board[LAST] = found;
  printf("%d %d\\n", (int)(sizeof board / sizeof board[0]), board[63]);
}
`;

describe.skipIf(!(await findToolchain(LANGUAGES.c)).found)(
  "constants that are sizes of arrays, as clang takes them",
  () => {
    test("are compiled", async () => {
      expect(await printedBy({ "main.c": MAIN, "board.h": HEADER }, { main: "main.c" })).toBe("2 64 2\n");
    });

    test("do not hide what is not known when it is compiled", async () => {
      const files = {
        "main.c": "#include <stdlib.h>\nconst int N = 4 + abs(4);\nint board[N];\nint main(void) {}\n",
      };
      expect(await built(files, { main: "main.c" })).toMatchObject({ kind: "compile-error" });
    });
  },
);
