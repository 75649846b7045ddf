import { test } from "vitest";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { expectNoFaultOfOurs } from "./no-fault-of-ours.ts";

test("no hand-in in any language brings about an error of ours", () => expectNoFaultOfOurs(LANGUAGE_NAMES));
