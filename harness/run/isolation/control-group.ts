import { isFault, type RunRequest } from "../outcome.ts";
import { delegatedGroup } from "./delegation.ts";
import type { Conclusion, IsolationLevel, Launch, Obstacle } from "./level.ts";
import { namespaces } from "./namespaces.ts";
import { type GroupMeasure, makeRunGroup, type RunGroup } from "./run-group.ts";
import { dropTo } from "./unprivileged.ts";
import { givenBytes } from "./workplace.ts";

/**
 * Namespaces, and around their whole command line a control group of the run's own: what all its processes take
 * together is limited and measured, whether anybody waits for them or not.
 */
export const controlGroup: IsolationLevel = {
  withholds: [...namespaces.withholds, "memory-together", "time-together"],
  denies: namespaces.denies,
  worksInMemory: namespaces.worksInMemory,
  obstacle: () => namespaces.obstacle() ?? undelegated(),
  launch,
};

function undelegated(): Obstacle | undefined {
  const delegation = delegatedGroup();
  return "obstacle" in delegation ? delegation.obstacle : undefined;
}

function launch(request: RunRequest): Launch {
  const delegation = delegatedGroup();
  if ("obstacle" in delegation) throw new Error(delegation.obstacle.reason.en);
  const { user, command, ...inner } = namespaces.launch(request);
  const group = makeRunGroup(delegation.folder, {
    resources: request.resources,
    givenBytes: givenBytes(request.workspace),
  });
  let measure: GroupMeasure;
  return {
    ...inner,
    // A process that enters the group must be able to write to its parent: root enters as root, then drops its rights.
    command: [...group.join, ...(user === undefined ? [] : dropTo(user)), ...command],
    kill: group.kill,
    finish: async () => {
      measure = await group.end();
    },
    conclude: (exit) => conclude(inner.conclude(exit), measure, group),
  };
}

/** The group's measure has the last word: what was killed for its memory has taken all that measured it along. */
function conclude(inner: Conclusion, measure: GroupMeasure, { memoryBytes }: RunGroup): Conclusion {
  const { cpuMs, outOfMemory } = measure;
  if (outOfMemory === "machine") {
    return { end: { kind: "unmeasured", reason: "the machine ran out of memory" } };
  }
  if (outOfMemory === "run") {
    return { end: { kind: "signalled", signal: "SIGKILL" }, cpuMs, peakMemoryBytes: memoryBytes };
  }
  const { end } = inner;
  if (isFault(end)) return inner;
  const peaks = [inner.peakMemoryBytes, measure.peakMemoryBytes].filter((each) => each !== undefined);
  return { end, cpuMs, ...(peaks.length > 0 && { peakMemoryBytes: Math.max(...peaks) }) };
}
