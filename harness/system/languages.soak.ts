import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { testLanguages } from "./languages/index.ts";

await testLanguages(LANGUAGE_NAMES);
