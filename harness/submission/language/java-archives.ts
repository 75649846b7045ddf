import { delimiter } from "node:path";
import type { Circumstances, Plan } from "./language.ts";

/** A program of a student needs fewer libraries. */
const MOST_ARCHIVES = 40;

/** Puts the archives that were handed in with a program where its compiler and its virtual machine look for classes. */
export function withArchives(plan: Plan, { archives }: Partial<Circumstances> = {}): Plan {
  const found = (archives?.() ?? []).filter((file) => !file.includes(":")).slice(0, MOST_ARCHIVES);
  if (found.length === 0) return plan;
  const places = found.map((file) => `{folder}/${file}`).join(delimiter);
  const running = (command: readonly string[]) =>
    command.map((part, at) => (command[at - 1] === "-cp" ? `${part}:${places}` : part));
  return {
    ...plan,
    build: plan.build.map(([compiler = "", ...rest]) => [compiler, "-cp", found.join(delimiter), ...rest]),
    run: running(plan.run),
    ...(plan.checks && { checks: plan.checks.map(running) }),
  };
}
