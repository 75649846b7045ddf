/*
 * Second opinion on distances, written from the rules alone and without regard to speed.
 */

export interface Torus {
  readonly rows: number;
  readonly columns: number;
  readonly open: ArrayLike<number>;
  readonly knight: number;
  readonly exit: number;
}

/** Checks if a move, around the edges or not, joins two squares. */
function isMove({ rows, columns }: Torus, a: number, b: number): boolean {
  const down = Math.floor(a / columns) - Math.floor(b / columns);
  const right = (a % columns) - (b % columns);
  const moves = (difference: number, by: number, side: number) =>
    (difference - by) % side === 0 || (difference + by) % side === 0;
  return (
    (moves(down, 1, rows) && moves(right, 2, columns)) || (moves(down, 2, rows) && moves(right, 1, columns))
  );
}

/**
 * Computes the distance of each square from the knight, `undefined` if it cannot go there. Distances are
 * lowered along moves until no distance changes (Bellman and Ford's method).
 */
export function naiveDistances(torus: Torus): (number | undefined)[] {
  const squares = [...Array(torus.open.length).keys()].filter((square) => torus.open[square]);
  const moves = squares.flatMap((a) =>
    squares.filter((b) => isMove(torus, a, b)).map((b) => [a, b] as const),
  );
  const distances: (number | undefined)[] = Array(torus.open.length).fill(undefined);
  distances[torus.knight] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of moves) {
      const through = (distances[a] ?? Number.POSITIVE_INFINITY) + 1;
      if (through < (distances[b] ?? Number.POSITIVE_INFINITY)) {
        distances[b] = through;
        changed = true;
      }
    }
  }
  return distances;
}

export function isWay(torus: Torus, path: readonly number[]): boolean {
  return (
    path[0] === torus.knight &&
    path.at(-1) === torus.exit &&
    path.every((square, i) => torus.open[square] === 1 && (i === 0 || isMove(torus, path[i - 1]!, square)))
  );
}

/** Checks the three rules of the certificate; `labels` holds -1 for a `-`. */
export function labelsHold(torus: Torus, labels: readonly number[]): boolean {
  return (
    labels.every((label, square) => {
      if (label < 0) return label === -1;
      if (torus.open[square] !== 1 || (label === 0) !== (square === torus.knight)) return false;
      const around = labels.filter((_, other) => torus.open[other] === 1 && isMove(torus, square, other));
      const close = around.every((other) => other >= 0 && Math.abs(other - label) <= 1);
      return close && (label === 0 || around.includes(label - 1));
    }) && labels[torus.knight] === 0
  );
}
