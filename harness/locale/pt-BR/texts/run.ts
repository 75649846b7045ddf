import type { Texts } from "../../language.ts";

export const run = (): Texts => ({
  "this machine has no control group (cgroup v2) that limits memory and processes":
    "esta máquina não tem um grupo de controle (cgroup v2) que limite memória e processos",
  "it is not delegated": "ele não foi delegado",
  "it contains other programs": "ele contém outros programas",
  "the control group of this command cannot be divided ({0})":
    "o grupo de controle deste comando não pode ser dividido ({0})",
  "it does not exist on {0}": "ele não existe em {0}",
  "{0} was not found": "{0} não foi encontrado",
  "the users that root runs programs as cannot enter the folder for temporary files ({0})":
    "os usuários com que o root executa programas não podem entrar na pasta de arquivos temporários ({0})",
  "root of this container has no other users to run programs as":
    "o root deste contêiner não tem outros usuários com que executar programas",
  "a test program could reach what this level should block ({0})":
    "um programa de teste alcançou o que este nível deveria bloquear ({0})",
  "only root can run each program as a user of its own":
    "só o root pode executar cada programa com um usuário próprio",
  "no folder can be made there ({0}). Set TMPDIR to another folder":
    "não é possível criar uma pasta ali ({0}). Defina TMPDIR com outra pasta",
  "{0} is missing. An antivirus program may have taken it away: allow it, and install Cavalo again":
    "falta {0}. Talvez um antivírus o tenha removido: libere o arquivo e instale o Cavalo de novo",
  "no isolation level works on this machine, so no program can be run:":
    "nenhum nível de isolamento funciona nesta máquina, e nenhum programa pode ser executado:",
});
