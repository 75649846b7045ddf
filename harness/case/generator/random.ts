export interface Random {
  /** Draws the next number, 0 <= number < `bound`, without bias (1 <= bound <= 2^32). */
  below(bound: number): number;
}

/**
 * xoshiro128** 1.1 (D. Blackman and S. Vigna, "Scrambled linear pseudorandom number generators", 2018). Its
 * four words of state are filled from the seed by SplitMix32 (the 32-bit variant of G. Steele, D. Lea and C.
 * Flood's SplitMix, 2014, with the mixing constants of MurmurHash3). Boards are made again from their seed
 * years later, byte for byte, so the algorithm is written here: a library may change it.
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
      // The highest draws would favour small numbers, so they are thrown away.
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
