import { describe } from "vitest";
import { BROWSER } from "../bench/browser.ts";
import { PROGRAMS_FOR_PAGES, testInPage } from "./bundled/in-page.ts";

describe.skipIf(!BROWSER)("in a page", () => testInPage(PROGRAMS_FOR_PAGES));
