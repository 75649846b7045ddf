// Takes memory outside of the heap that Node limits, until it is refused.
const blocks = [];
while (blocks.length < 1024) blocks.push(Buffer.alloc(1 << 20, 1));
console.log("BREACH used", blocks.length, "MiB");
