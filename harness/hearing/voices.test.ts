import { testUndecided, testVoices } from "../testing/voices/heard.ts";
import { undecidedPath } from "../testing/voices/undecided-path.ts";
import { undecidedTour } from "../testing/voices/undecided-tour.ts";

testVoices("lost-knight", { right: 2400, wrong: 1200, hedging: 400 });
testVoices("knights-tour", { right: 700, wrong: 250, hedging: 50 });

testUndecided(undecidedPath, { name: "numbers of moves", voices: 400 });
testUndecided(undecidedTour, { name: "answers to a tour", voices: 100 });
