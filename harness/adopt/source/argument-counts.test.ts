import { expect, test } from "vitest";
import { argumentCountsIn } from "./argument-counts.ts";

test.each([
  ["int main(int argc, char **argv) { if (argc != 3) return 1; }", [2]],
  ["if len(sys.argv) < 4:\n", [3]],
  ["if (args.length == 2) {", [2]],
  ["words := os.Args\n\tif len(words) != 2 {", [1]],
  ["var given = process.argv;\nif (given.length === 3) run(given[2]);", [1]],
  ["os = os.Args;\nif (len(os) != 3) return", [2]],
  ["if (process.argv.length < 5) usage();", [3]],
  ["main = do\n  [side, square] <- getArgs\n", [2]],
  ["  square <- fmap (parsed . head) getArgs\n", [1]],
  ["if (board.length == 8) {", []],
  ["dfs(board.getVertex(process.argv[2]), 8);", [1]],
  ["run(args[0], args[1]);", [2]],
])("%j asks for so many arguments: %j", (text, counts) => {
  expect(argumentCountsIn({ path: "passeio", text })).toEqual(counts);
});
