import { describe } from "vitest";
import { BROWSER } from "../../bench/browser.ts";
import { PROGRAMS_FOR_PAGES, testInPage } from "./in-page.ts";

// The soak has all of them.
const FEW = 16;

describe.skipIf(!BROWSER)("in a page", () =>
  testInPage(PROGRAMS_FOR_PAGES.filter((_, at) => at % FEW === 0)),
);
