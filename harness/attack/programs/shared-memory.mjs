// Takes shared memory from JavaScript; stops by itself at 512 MiB.
const blocks = [];
try {
  while (blocks.length < 32) {
    const block = new Uint8Array(new SharedArrayBuffer(16 << 20));
    block.fill(1);
    blocks.push(block);
  }
} catch (error) {
  console.log("refused:", error.message);
}
console.log(blocks.length >= 32 ? "BOUND" : "refused after", blocks.length * 16, "MiB of shared memory");
