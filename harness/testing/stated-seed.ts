import { configureGlobal } from "fast-check";
import { statedSeed } from "./seed.ts";

configureGlobal({ seed: statedSeed() });
