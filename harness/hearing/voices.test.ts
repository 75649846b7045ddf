import { testVoices } from "../testing/voices/heard.ts";

testVoices("lost-knight", { right: 1800, wrong: 900, hedging: 300 });
testVoices("knights-tour", { right: 1300, wrong: 500, hedging: 200 });
