import { type Attack, open } from "../attack.ts";

const NETWORK = {
  C: open("programs can use the network", "os programas podem usar a rede"),
  D: open("programs can use the network", "os programas podem usar a rede"),
};

/** Reaching servers. */
export const NETWORK_ATTACKS: readonly Attack[] = [
  {
    name: "TCP",
    program: "connect-tcp.py",
    arguments: ["{tcp}"],
    tries: { en: "connects to a server of this machine", "pt-BR": "conecta-se a um servidor desta máquina" },
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "TCP (JavaScript)",
    program: "connect-tcp.mjs",
    arguments: ["{tcp}"],
    tries: { en: "connects to a server of this machine", "pt-BR": "conecta-se a um servidor desta máquina" },
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "TCP (Java)",
    program: "ConnectTcp.java",
    arguments: ["{tcp}"],
    tries: { en: "connects to a server of this machine", "pt-BR": "conecta-se a um servidor desta máquina" },
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "UDP",
    program: "send-udp.py",
    arguments: ["{udp}"],
    tries: {
      en: "sends a datagram to a server of this machine",
      "pt-BR": "manda um datagrama a um servidor desta máquina",
    },
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "abstract socket",
    program: "connect-unix.py",
    arguments: ["{abstract}"],
    tries: { en: "connects to a socket without a file", "pt-BR": "conecta-se a um soquete sem arquivo" },
    ends: ["exited"],
    levels: NETWORK,
  },
  {
    name: "socket file",
    program: "connect-unix.py",
    arguments: ["{socket}"],
    tries: { en: "connects to a socket by its file", "pt-BR": "conecta-se a um soquete pelo arquivo dele" },
    ends: ["exited"],
    levels: NETWORK,
  },
];
