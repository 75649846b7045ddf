import { usualSeed } from "../testing/seed.ts";
import { testVoices } from "../testing/voices/heard.ts";

testVoices("lost-knight", { right: 2400, wrong: 1200, hedging: 400 }, usualSeed);
testVoices("knights-tour", { right: 700, wrong: 250, hedging: 50 }, usualSeed);
