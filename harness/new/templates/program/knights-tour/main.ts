import { readFileSync } from "node:fs";

const words = readFileSync(0, "utf8").trim().split(/\s+/);
const [rows, columns, row, column] = words.slice(0, 4).map(Number);
const closed = words[4] === "closed";

// {{todo}}

console.log("{{yet}}");
