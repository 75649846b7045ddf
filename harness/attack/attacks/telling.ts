import { type Sentence, say } from "../../base/sentence.ts";
import { type Attack, type Known, open } from "../attack.ts";

const SAME_FILES = open(say`all programs have the same files`);
const SAME_NETWORK = open(say`programs can use the network of this machine`);
/** Signs that cannot be taken from one program without taking them from all that need them. */
const SAME_MACHINE = open(
  say`programs that run at the same time share the memory of the system's files, and the counts of the machine`,
);

const SAME_DEVICES = open(
  say`programs have the devices of the machine, such as /dev/null, and everybody may set their times to now`,
);

const outside = (known: Known) => ({ C: known, D: known });
const everywhere = (known: Known) => ({ A: known, B: known, ...outside(known) });

const WAYS: readonly (readonly [way: string, words: Sentence, levels: Attack["levels"]])[] = [
  ["record-lock", say`a lock of a part of the system's files`, outside(SAME_FILES)],
  ["file-lock", say`a lock of an open file of the system's`, outside(SAME_FILES)],
  ["times", say`the times of devices`, everywhere(SAME_DEVICES)],
  ["files", say`a file in a folder for all`, outside(SAME_FILES)],
  ["socket", say`a socket without a file`, outside(SAME_NETWORK)],
  ["futex", say`waiting at a word of the system's files`, everywhere(SAME_MACHINE)],
  ["counts", say`the number of files that are open on the machine`, everywhere(SAME_MACHINE)],
];

/** Two runs at the same time, of which one knows something that the other does not. */
const PAIRS = WAYS.map(
  ([way, words, levels]): Attack => ({
    name: `telling: ${way}`,
    program: "tell.c",
    arguments: [way, "listen", "{key}", "{mark}"],
    teller: [way, "tell", "{key}", "{mark}"],
    tries: say`tells another run something by ${words}`,
    ends: ["exited"],
    ...(levels && { levels }),
  }),
);

/** Ways for runs to tell each other something. */
export const TELLING: readonly Attack[] = [
  ...PAIRS,
  {
    name: "telling: reading",
    program: "access-time.py",
    tries: say`leaves the time at which it read one of the system's files`,
    ends: ["exited"],
    levels: outside(SAME_FILES),
  },
];
