import { testVoices } from "../testing/voices/heard.ts";

testVoices({ right: 1200, wrong: 600, hedging: 200 });
