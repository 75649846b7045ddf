import { statedSeed } from "./seed.ts";

const seed = statedSeed();
if (seed !== undefined) {
  // Most files of tests need no samples.
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed });
}
