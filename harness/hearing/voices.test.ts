import { usualSeed } from "../testing/seed.ts";
import { testUndecided, testVoices } from "../testing/voices/heard.ts";
import { undecidedPath } from "../testing/voices/undecided-path.ts";
import { undecidedTour } from "../testing/voices/undecided-tour.ts";

testVoices("lost-knight", { right: 2400, wrong: 1200, hedging: 400 }, usualSeed);
testVoices("knights-tour", { right: 700, wrong: 250, hedging: 50 }, usualSeed);

testUndecided(undecidedPath, { name: "numbers of moves", voices: 400, seedOf: usualSeed });
testUndecided(undecidedTour, { name: "answers to a tour", voices: 100, seedOf: usualSeed });
