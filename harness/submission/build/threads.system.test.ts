import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../case/case-base.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { folderWith } from "../../testing/folders.ts";
import { gradeAndTell } from "../../testing/grading.ts";
import { tourCase } from "../../testing/tours.ts";
import { discoverSubmissions } from "../find/discover.ts";
import { LANGUAGES } from "../language/index.ts";
import { findToolchain } from "./toolchain.ts";

/** Begins a thread for each first pair of moves, none of which ends before all have begun. */
const MANY_THREADS = `#include <pthread.h>
#include <stdio.h>
pthread_barrier_t all;
void *search(void *move) { pthread_barrier_wait(&all); return NULL; }
int main(void) {
  pthread_t threads[50];
  pthread_barrier_init(&all, NULL, 51);
  for (int move = 0; move < 50; move++)
    if (pthread_create(&threads[move], NULL, search, NULL)) return 1;
  pthread_barrier_wait(&all);
  puts("1");
}
`;

const { found } = await findToolchain(LANGUAGES.c);

test.skipIf(!found)("a program in C may search in many threads", async () => {
  const submissions = await discoverSubmissions(folderWith({ "ana/main.c": MANY_THREADS }), "knights-tour");
  const { submissions: graded } = await gradeAndTell({
    cases: [tourCase({ rows: 1, columns: 1, limits: { ...DEFAULT_LIMITS, wallMs: 10_000 } })],
    submissions,
    jobs: 1,
    isolation: await bestIsolation(),
  });
  expect(graded[0]!.results).toMatchObject([{ verdict: "AC" }]);
});
