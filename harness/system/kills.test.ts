import { testKills } from "./kills.ts";

testKills(2);
