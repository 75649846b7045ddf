const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const n = Number(process.argv[2]);
const square = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

for (const line of lines) {
  const [start, end] = line.split(" ").map(square);
  const steps = new Map([[String(start), 0]]);
  const queue = [start];
  for (const [column, row] of queue)
    for (const [right, up] of [[1, 2], [2, 1]])
      for (const there of [
        [column + right, row + up],
        [column + right, row - up],
        [column - right, row + up],
        [column - right, row - up],
      ]) {
        const isOn = there.every((at) => at >= 0 && at < n);
        if (!isOn || steps.has(String(there))) continue;
        steps.set(String(there), steps.get(String([column, row])) + 1);
        queue.push(there);
      }
  console.log(steps.get(String(end)));
}
