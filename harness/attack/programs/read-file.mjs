// Reads the files that it is given.
import { readFileSync } from "node:fs";

for (const path of process.argv.slice(2)) {
  try {
    console.log("BREACH read", path, readFileSync(path, "latin1").slice(0, 40));
  } catch (error) {
    console.log("refused:", error.message);
  }
}
