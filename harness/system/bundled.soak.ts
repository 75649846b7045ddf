import { testBundled } from "./bundled.ts";
import { BUNDLED_CASES } from "./bundled-record.ts";

testBundled({ few: BUNDLED_CASES, more: BUNDLED_CASES });
