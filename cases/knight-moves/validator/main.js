// Lines of two squares, and at least one of them: 42 if the input is so, and 43 if it is not.
const lines = require("fs").readFileSync(0, "latin1").split("\n");
const wrong = lines.slice(0, -1).findIndex((line) => !/^[a-z]\d{1,2} [a-z]\d{1,2}$/.test(line));
const isRight = lines.length > 1 && lines.at(-1) === "" && wrong < 0;
if (!isRight) console.error(`line ${wrong + 1} is not two squares, as a1 b3`);
process.exitCode = isRight ? 42 : 43;
