import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import { benchStarts, benchTours } from "./tours.ts";

benchSearch(process.argv[2]);
benchTours();
benchStarts();
benchStart();
