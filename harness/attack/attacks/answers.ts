import { type Attack, open } from "../attack.ts";

const file = { answerFile: "answer" } as const;

/** Answer files that are something else. */
export const ANSWERS: readonly Attack[] = [
  {
    ...file,
    name: "answer: link",
    program: "answer-link.sh",
    arguments: ["{secret}"],
    tries: {
      en: "leaves a link to a private file as its answer",
      "pt-BR": "deixa como resposta um link para um arquivo privado",
    },
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: hard link",
    program: "answer-hard-link.sh",
    arguments: ["{secret}"],
    tries: {
      en: "leaves a hard link to a private file as its answer",
      "pt-BR": "deixa como resposta um hard link para um arquivo privado",
    },
    ends: ["exited"],
    levels: {
      D: open(
        "programs can read every file of this user",
        "os programas podem ler todos os arquivos deste usuário",
      ),
    },
  },
  {
    ...file,
    name: "answer: folder of others",
    program: "answer-folder-link.sh",
    answerFile: "below/secret",
    arguments: ["{secret}"],
    tries: {
      en: "leaves a link to a private folder where its answer should be",
      "pt-BR": "deixa um link para uma pasta privada no lugar da resposta",
    },
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: pipe",
    program: "answer-pipe.sh",
    tries: {
      en: "leaves a pipe that would keep its reader waiting",
      "pt-BR": "deixa um pipe em que o leitor ficaria esperando",
    },
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: device",
    program: "answer-device.sh",
    tries: { en: "leaves an endless device", "pt-BR": "deixa um dispositivo sem fim" },
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: folder",
    program: "answer-folder.sh",
    tries: { en: "leaves a folder", "pt-BR": "deixa uma pasta" },
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: sparse",
    program: "answer-sparse.sh",
    tries: {
      en: "leaves a file of 10 GB that takes no space",
      "pt-BR": "deixa um arquivo de 10 GB que não ocupa espaço",
    },
    ends: ["exited", "file-size"],
  },
  {
    ...file,
    name: "answer: closed",
    program: "answer-closed.sh",
    tries: {
      en: "removes the permissions of its answer and its folder",
      "pt-BR": "tira as permissões da resposta e da pasta dela",
    },
    ends: ["exited"],
  },
];
