import { type Attack, open } from "../attack.ts";

const OWN_FILES = {
  D: open(
    "programs can change every file of this user",
    "os programas podem mudar todos os arquivos deste usuário",
  ),
};

/** Changing or leaving what others will meet. */
export const WRITING: readonly Attack[] = [
  {
    name: "forged submission",
    program: "write-file.py",
    arguments: ["{submission}"],
    tries: {
      en: "changes and removes another student's program",
      "pt-BR": "muda e apaga o programa de outro aluno",
    },
    ends: ["exited"],
    levels: OWN_FILES,
  },
  {
    name: "forged report and cases",
    program: "write-file.py",
    arguments: ["{report}", "{case}", "{secret}"],
    tries: {
      en: "changes and removes reports, cases and private files",
      "pt-BR": "muda e apaga relatórios, casos e arquivos privados",
    },
    ends: ["exited"],
    levels: OWN_FILES,
  },
  {
    name: "planted files",
    program: "plant-file.py",
    arguments: [
      "/tmp",
      "/var/tmp",
      "/dev/shm",
      "/usr/bin",
      "/usr/local/bin",
      "/etc",
      "/",
      "{stage}",
      "{home}",
    ],
    tries: { en: "leaves files in shared folders", "pt-BR": "deixa arquivos em pastas compartilhadas" },
    ends: ["exited"],
    levels: {
      C: open(
        "programs can leave files where every user may write",
        "os programas podem deixar arquivos onde qualquer usuário pode escrever",
      ),
      D: open(
        "programs can leave files where this user may write",
        "os programas podem deixar arquivos onde este usuário pode escrever",
      ),
    },
  },
  {
    name: "machine's settings",
    program: "open-kernel-files.py",
    tries: {
      en: "opens the kernel's settings, disks and accounts for writing",
      "pt-BR": "abre para escrita as configurações do núcleo, os discos e as contas",
    },
    ends: ["exited"],
    levels: { D: open("programs started by root are root", "os programas iniciados pelo root são root") },
  },
  {
    name: "shared memory left",
    program: "system-v-memory.c",
    arguments: ["{key}"],
    tries: {
      en: "leaves a System V memory segment that outlives it",
      "pt-BR": "deixa um segmento de memória System V que sobrevive a ele",
    },
    ends: ["exited"],
    levels: {
      C: open(
        "System V shared memory stays until the machine restarts",
        "a memória compartilhada System V fica até a máquina reiniciar",
      ),
      D: open(
        "System V shared memory stays until the machine restarts",
        "a memória compartilhada System V fica até a máquina reiniciar",
      ),
    },
  },
  {
    name: "socket left",
    program: "leave-socket.py",
    tries: {
      en: "leaves a process with an abstract socket",
      "pt-BR": "deixa um processo com um soquete abstrato",
    },
    ends: ["exited"],
    levels: {
      D: open("a process with a session of its own stays", "um processo com sessão própria continua"),
    },
  },
  {
    name: "closed folders",
    program: "closed-folder.sh",
    tries: {
      en: "removes the permissions of its working directory",
      "pt-BR": "tira as permissões da sua pasta de trabalho",
    },
    ends: ["exited", "signalled"],
  },
  {
    name: "deep folders",
    program: "deep-folders.py",
    tries: {
      en: "makes folders that are too deep for a path",
      "pt-BR": "cria pastas fundas demais para um caminho",
    },
    ends: ["exited"],
  },
  {
    name: "odd names",
    program: "odd-names.py",
    tries: {
      en: "makes files whose names are newlines, escapes, dashes or not text",
      "pt-BR": "cria arquivos cujos nomes são quebras de linha, escapes, hifens ou não são texto",
    },
    ends: ["exited"],
  },
];
