import type { Texts } from "../../language.ts";

export const queue = (): Texts => ({
  none: "nenhuma",
  "Redis was away for ten minutes. What is graded is kept: type the command again":
    "o Redis ficou fora por dez minutos. O que foi avaliado está guardado: digite o comando de novo",
  "Redis forgets at once what it is given. Another program may be emptying it":
    "o Redis esquece na hora o que recebe. Outro programa pode estar esvaziando-o",
  "a result was refused: it is not sealed with the secret":
    "um resultado foi recusado: não está selado com o segredo",
  "a worker refuses the jobs: it has another secret": "um worker recusa os trabalhos: ele tem outro segredo",
  "these keys of Redis do not open with the secret of this machine, and are passed over: {0}":
    "estas chaves do Redis não abrem com o segredo desta máquina e são ignoradas: {0}",
  "other machines use this queue with another secret, or these keys are no worker's: {0}":
    "outras máquinas usam esta fila com outro segredo, ou estas chaves não são de um worker: {0}",
  "No worker has come yet. `cavalo work` starts one, on any machine":
    "Nenhum worker chegou ainda. `cavalo work` inicia um, em qualquer máquina",
  "Another version of Cavalo has begun a grading: this worker gets none of its jobs. All machines need the same version":
    "Outra versão do Cavalo começou uma avaliação: este worker não recebe nenhum dos seus trabalhos. Todas as máquinas precisam da mesma versão",
  "grading on several machines needs two more packages. Type `npm install bullmq@6 ioredis@5` in the folder of Cavalo":
    "avaliar em várias máquinas precisa de mais dois pacotes. Digite `npm install bullmq@6 ioredis@5` na pasta do Cavalo",
  "Redis is not reached ({0}){1}": "o Redis não foi alcançado ({0}){1}",
  "Redis {0} or newer is needed; this is {1}.{2}": "é preciso o Redis {0} ou mais novo; este é o {1}.{2}",
  "Redis drops what it holds when its memory is full ({0}). Type `redis-cli config set maxmemory-policy noeviction`":
    "o Redis descarta o que guarda quando a memória enche ({0}). Digite `redis-cli config set maxmemory-policy noeviction`",
  "Redis keeps no append-only file: when it is killed, jobs are sent again. Type `redis-cli config set appendonly yes`":
    "o Redis não mantém um arquivo append-only: se ele for morto, os trabalhos são enviados de novo. Digite `redis-cli config set appendonly yes`",
  "not an address of Redis. Write redis://host:6379, rediss://host:6379 or unix:/path/of/the/socket":
    "não é um endereço de Redis. Escreva redis://host:6379, rediss://host:6379 ou unix:/caminho/do/socket",
  "Is this a port for TLS? Its address begins with rediss://":
    "Esta porta é para TLS? O endereço dela começa com rediss://",
  "Is this a port for TLS? The address of another one begins with redis://":
    "Esta porta é para TLS? O endereço de outra começa com redis://",
  "the secret cannot be read ({0})": "o segredo não pode ser lido ({0})",
  "set it to the path of the file with the secret that all machines share. `(umask 077; openssl rand -base64 32 > secret)` makes one":
    "defina-a com o caminho do arquivo do segredo que todas as máquinas compartilham. `(umask 077; openssl rand -base64 32 > secret)` cria um",
  "other users can read the secret. Type `chmod 600` with this file":
    "outros usuários podem ler o segredo. Digite `chmod 600` com este arquivo",
  "the secret is shorter than {0} characters": "o segredo tem menos de {0} caracteres",
  "the reference itself gets {0} on {1} here: this machine cannot judge":
    "a própria referência obtém {0} em {1} aqui: esta máquina não pode avaliar",
  "Redis refuses what it is asked ({0})": "o Redis recusa o que lhe é pedido ({0})",
  "Redis is not reached any more; trying again": "o Redis não é mais alcançado; tentando de novo",
  "Redis works again": "o Redis voltou a funcionar",
  "Redis is full: it has reached its maxmemory. Raise it, or type `redis-cli config set maxmemory 0`, which takes the limit away":
    "o Redis está cheio: chegou ao seu maxmemory. Aumente-o, ou digite `redis-cli config set maxmemory 0`, que tira o limite",
  "Redis takes nothing new, because it could not write to its disk. Make room there; the log of Redis says more":
    "o Redis não recebe nada novo, porque não conseguiu gravar no seu disco. Libere espaço lá; o log do Redis diz mais",
  "this Redis is a read-only copy of another one. Write the address of the other one":
    "este Redis é uma cópia somente de leitura de outro. Escreva o endereço do outro",
  "Redis is still reading its file; try again in a moment":
    "o Redis ainda está lendo o seu arquivo; tente de novo daqui a pouco",
  "All workers are gone, or cannot take more. Waiting for one":
    "Todos os workers se foram, ou não podem receber mais. Esperando por um",
  "All workers have another version of Cavalo. Waiting for one with this version":
    "Todos os workers têm outra versão do Cavalo. Esperando por um com esta versão",
  "No worker has isolation level {0}, which a program waits for":
    "Nenhum worker tem o nível de isolamento {0}, que um programa espera",
  "No worker has the tools that a program in {0} waits for: {1}":
    "Nenhum worker tem as ferramentas que um programa em {0} espera: {1}",
  "No worker has the tools for all programs of the problem: {0}":
    "Nenhum worker tem as ferramentas de todos os programas do problema: {0}",
  "A program that is close to its time limit waits for a machine of this class: {0}":
    "Um programa perto do seu limite de tempo espera por uma máquina desta classe: {0}",
  "a job was refused: it is not sealed with the secret of this worker":
    "um trabalho foi recusado: não está selado com o segredo deste worker",
  "this machine's disk is full: jobs are left to other workers":
    "o disco desta máquina está cheio: os trabalhos ficam para outros workers",
});
