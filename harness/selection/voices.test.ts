import { testUndecided, testVoices } from "../testing/voices/heard.ts";
import { undecidedPath } from "../testing/voices/undecided-path.ts";
import { undecidedTour } from "../testing/voices/undecided-tour.ts";

testVoices("lost-knight", { right: 240, wrong: 120, hedging: 40 });
testVoices("knights-tour", { right: 70, wrong: 25, hedging: 5 });

testUndecided(undecidedPath, { name: "numbers of moves", voices: 40 });
testUndecided(undecidedTour, { name: "answers to a tour", voices: 10 });
