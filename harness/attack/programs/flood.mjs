// Prints without end from JavaScript.
import { writeSync } from "node:fs";

for (;;) writeSync(1, "flood\n".repeat(1000));
