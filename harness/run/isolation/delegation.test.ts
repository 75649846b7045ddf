import { expect, test } from "vitest";
import { ownGroup } from "./delegation.ts";

const PROC = "22 1 0:20 / /proc rw,relatime - proc proc rw";
const UNIFIED = "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate";

test.each([
  ["of a user's command", "0::/user.slice/run-1.scope\n", UNIFIED, "/sys/fs/cgroup/user.slice/run-1.scope"],
  ["at the top", "0::/\n", UNIFIED, "/sys/fs/cgroup"],
  [
    "beside those of the first version",
    "4:memory:/\n0::/init.scope\n",
    "30 24 0:26 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw",
    "/sys/fs/cgroup/unified/init.scope",
  ],
  [
    "of a container that sees its own part",
    "0::/docker/1234/below\n",
    "30 24 0:26 /docker/1234 /sys/fs/cgroup ro - cgroup2 cgroup ro",
    "/sys/fs/cgroup/below",
  ],
])("a control group %s", (_, groups, mount, folder) => {
  expect(ownGroup({ groups, mounts: `${PROC}\n${mount}\n` })?.folder).toBe(folder);
});

test.each([
  ["of the first version only", "4:memory:/user.slice\n", UNIFIED],
  ["that is not mounted", "0::/user.slice\n", PROC],
  ["outside of what a container sees", "0::/../other\n", UNIFIED],
])("a control group %s is none to divide", (_, groups, mounts) => {
  expect(ownGroup({ groups, mounts: `${mounts}\n` })).toBeUndefined();
});
