import { testVoices } from "../testing/voices/heard.ts";

testVoices({ right: 1500, wrong: 750, hedging: 250 });
