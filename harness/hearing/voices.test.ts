import { testVoices } from "../testing/voices/heard.ts";

testVoices({ right: 3000, wrong: 1500, hedging: 500 });
