import type { Texts } from "../../language.ts";

export const pack = (): Texts => ({
  "build the image from its Dockerfile, upload autograde-Makefile and autograde.tar, and give the assessment one problem with the name of ours":
    "construa a imagem com o Dockerfile, envie autograde-Makefile e autograde.tar e dê à avaliação um problema com o nome do nosso",
  "unpack the zip as CLASSROOM/autograders/ASSIGNMENT, and give runtime.json to the assignment. It holds only public cases":
    "descompacte o zip em CLASSROOM/autograders/ASSIGNMENT e dê runtime.json à tarefa. Ele só tem casos públicos",
  "in Gradescope, upload the zip under Configure Autograder, with a base image of Ubuntu 22.04 or newer":
    "no Gradescope, envie o zip em Configure Autograder, com uma imagem base do Ubuntu 22.04 ou mais nova",
  "build the image from its Dockerfile, unpack the zip as serverFilesCourse/cavalo, and put the keys of its info.json into the question's":
    "construa a imagem com o Dockerfile, descompacte o zip em serverFilesCourse/cavalo e ponha as chaves do info.json no da questão",
  "unpack the zip on the jail server, run setup.sh there as root, set ALLOWSUID=true, and put vpl_evaluate.sh into the activity":
    "descompacte o zip no servidor de execução, rode setup.sh ali como root, defina ALLOWSUID=true e ponha vpl_evaluate.sh na atividade",
  "the reference is not accepted on this case. Type `cavalo verify`":
    "a referência não é aceita neste caso. Digite `cavalo verify`",
  "Node for Windows cannot be fetched (npm pack {0}): {1}":
    "o Node para Windows não pode ser baixado (npm pack {0}): {1}",
});
