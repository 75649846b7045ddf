import { testVoices } from "../testing/voices/heard.ts";

testVoices({ right: 1800, wrong: 900, hedging: 300 });
