import { testLanguages } from "./languages/index.ts";

// One that is compiled, and two whose interpreters read sources in ways of their own. Java is tried beside its builds.
await testLanguages(["c", "javascript", "python"]);
