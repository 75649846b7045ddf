/** A stream of uniformly distributed whole numbers. */
export interface Random {
  /** The next number, from 0 up to but not including `bound` (1 <= bound <= 2^32), without bias. */
  below(bound: number): number;
}

/**
 * xoshiro128** 1.1 (D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", 2018), its four words
 * of state filled by SplitMix32 (the 32-bit variant of G. Steele, D. Lea and C. Flood's SplitMix, 2014, with the mixing
 * constants of MurmurHash3) from the seed. Boards are made again byte for byte from their seed years later, so the
 * algorithm is written down here and does not come with a library that may change it.
 *
 * @param seed a whole number, 0 <= seed < 2^32
 */
export function seededRandom(seed: number): Random {
  let filler = seed;
  const fill = () => {
    filler = (filler + 0x9e3779b9) | 0;
    let word = filler;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  };
  let a = fill();
  let b = fill();
  let c = fill();
  let d = fill();

  const next = () => {
    const scrambled = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return scrambled;
  };

  return {
    below(bound) {
      // The topmost draws that would favour small numbers are thrown away.
      const fair = 2 ** 32 - (2 ** 32 % bound);
      let draw = next();
      while (draw >= fair) draw = next();
      return draw % bound;
    },
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
