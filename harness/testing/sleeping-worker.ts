import { openLink } from "../queue/link.ts";
import { work } from "../queue/worker.ts";
import { withLab } from "../run/lab.ts";
import { type SleepingWorker, sleeper } from "./sleeping.ts";

// The main program of a worker that sleeps, which is a process of its own.

const [finish, giveBack] = [new AbortController(), new AbortController()];
process.on("SIGTERM", () => {
  if (finish.signal.aborted) giveBack.abort();
  finish.abort();
});
const { url, msACase, ...options }: SleepingWorker = JSON.parse(process.argv[2]!);
const tell = ({ en }: { readonly en: string }) => void process.stdout.write(`${en}\n`);
const link = await openLink(url, "patient", tell);
await withLab({ isolation: { level: "D", chainCpuMs: 0 }, jobs: options.slots }, (lab) =>
  work(link, {
    ...options,
    lab,
    perform: sleeper(link, msACase),
    finish: finish.signal,
    giveBack: giveBack.signal,
    tell,
  }),
);
link.close();
