import { configureGlobal } from "fast-check";
import { samples, statedSeed } from "./seed.ts";

configureGlobal({ seed: statedSeed(), numRuns: samples(25) });
