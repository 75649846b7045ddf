import { testBundled } from "./bundled.ts";
import { BUNDLED_CASES } from "./bundled-record.ts";

/** Cases of which each brings out a mistake of some program that the others do not. */
const TELLING = [
  ...["tiny-1x5", "tiny-3x3", "tiny-4x4", "walled-in", "seam-columns", "seam-rows", "maze"],
  ...["tiny-3x7", "tiny-5x3", "seam-corner", "ten-moves", "three-squares-away", "ways-that-meet"],
  ...["rectangle-20x40", "rectangle-600x7", "rectangle-7x600", "board-100", "board-300", "board-550"],
  ...[
    "3x3",
    "4x4",
    "5x5-no-tour",
    "5x5-corner",
    "3x10",
    "5x8",
    "6x6-closed",
    "7x7-closed",
    "8x8-closed",
    "20x20",
    "200x200",
  ],
  ...["8x8-any", "8x8/r2c4", "8x8/r5c6"],
];

/** Cases that differ from others in nothing but their size or their start, and of which no manifest speaks. */
const ALIKE = /^board-(200|250|350|450|500)$|^8x8\/r[^0]/;

const few = BUNDLED_CASES.filter(({ name }) => TELLING.includes(name));
testBundled({ few, more: BUNDLED_CASES.filter((asked) => few.includes(asked) || !ALIKE.test(asked.name)) });
