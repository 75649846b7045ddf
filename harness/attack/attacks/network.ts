import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const NETWORK = {
  C: open(say`programs can use the network`),
  D: open(say`programs can use the network`),
};

/** Reaching servers. */
export const NETWORK_ATTACKS: readonly Attack[] = [
  {
    name: "TCP",
    program: "connect-tcp.py",
    arguments: ["{tcp}"],
    tries: say`connects to a server of this machine`,
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "TCP (JavaScript)",
    program: "connect-tcp.mjs",
    arguments: ["{tcp}"],
    tries: say`connects to a server of this machine`,
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "TCP (Java)",
    program: "ConnectTcp.java",
    arguments: ["{tcp}"],
    tries: say`connects to a server of this machine`,
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "UDP",
    program: "send-udp.py",
    arguments: ["{udp}"],
    tries: say`sends a datagram to a server of this machine`,
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "abstract socket",
    program: "connect-unix.py",
    arguments: ["{abstract}"],
    tries: say`connects to a socket without a file`,
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "socket file",
    program: "connect-unix.py",
    arguments: ["{socket}"],
    tries: say`connects to a socket by its file`,
    ends: ["exited"],
    levels: NETWORK,
  },
];
