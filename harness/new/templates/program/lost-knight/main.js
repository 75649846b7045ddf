const { readFileSync } = require("node:fs");

const board = readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
const row = board.findIndex((line) => line.includes("C"));
const column = board[row].indexOf("C");

// {{todo}}

console.log("{{yet}}");
