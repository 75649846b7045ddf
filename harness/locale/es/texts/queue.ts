import type { Texts } from "../../language.ts";

export const queue = (): Texts => ({
  none: "ninguna",
  "Redis was away for ten minutes. What is graded is kept: type the command again":
    "Redis estuvo ausente diez minutos. Lo que se evaluó está guardado: escribe el comando de nuevo",
  "Redis forgets at once what it is given. Another program may be emptying it":
    "Redis olvida enseguida lo que recibe. Quizás otro programa lo esté vaciando",
  "a result was refused: it is not sealed with the secret":
    "se rechazó un resultado: no está sellado con el secreto",
  "a worker refuses the jobs: it has another secret": "un worker rechaza los trabajos: tiene otro secreto",
  "these keys of Redis do not open with the secret of this machine, and are passed over: {0}":
    "estas claves de Redis no se abren con el secreto de esta máquina y se pasan por alto: {0}",
  "other machines use this queue with another secret, or these keys are no worker's: {0}":
    "otras máquinas usan esta cola con otro secreto, o estas claves no son de un worker: {0}",
  "No worker has come yet. `cavalo work` starts one, on any machine":
    "Todavía no llegó ningún worker. `cavalo work` inicia uno, en cualquier máquina",
  "Another version of Cavalo has begun a grading: this worker gets none of its jobs. All machines need the same version":
    "Otra versión de Cavalo empezó una evaluación: este worker no recibe ninguno de sus trabajos. Todas las máquinas necesitan la misma versión",
  "grading on several machines needs two more packages. Type `npm install bullmq@6 ioredis@5` in the folder of Cavalo":
    "para evaluar en varias máquinas hacen falta dos paquetes más. Escribe `npm install bullmq@6 ioredis@5` en la carpeta de Cavalo",
  "Redis is not reached ({0}){1}": "no se llega a Redis ({0}){1}",
  "Redis {0} or newer is needed; this is {1}.{2}": "hace falta Redis {0} o más nuevo; este es {1}.{2}",
  "Redis drops what it holds when its memory is full ({0}). Type `redis-cli config set maxmemory-policy noeviction`":
    "Redis descarta lo que guarda cuando su memoria se llena ({0}). Escribe `redis-cli config set maxmemory-policy noeviction`",
  "Redis keeps no append-only file: when it is killed, jobs are sent again. Type `redis-cli config set appendonly yes`":
    "Redis no lleva un archivo append-only: si se termina de golpe, los trabajos se envían de nuevo. Escribe `redis-cli config set appendonly yes`",
  "not an address of Redis. Write redis://host:6379, rediss://host:6379 or unix:/path/of/the/socket":
    "no es una dirección de Redis. Escribe redis://host:6379, rediss://host:6379 o unix:/ruta/del/socket",
  "Is this a port for TLS? Its address begins with rediss://":
    "¿Es este un puerto para TLS? Su dirección empieza con rediss://",
  "Is this a port for TLS? The address of another one begins with redis://":
    "¿Es este un puerto para TLS? La dirección de otro empieza con redis://",
  "the secret cannot be read ({0})": "el secreto no se puede leer ({0})",
  "set it to the path of the file with the secret that all machines share. `(umask 077; openssl rand -base64 32 > secret)` makes one":
    "defínela con la ruta del archivo del secreto que comparten todas las máquinas. `(umask 077; openssl rand -base64 32 > secret)` crea uno",
  "other users can read the secret. Type `chmod 600` with this file":
    "otros usuarios pueden leer el secreto. Escribe `chmod 600` con este archivo",
  "the secret is shorter than {0} characters": "el secreto tiene menos de {0} caracteres",
  "the reference itself gets {0} on {1} here: this machine cannot judge":
    "la propia referencia obtiene {0} en {1} aquí: esta máquina no puede evaluar",
  "Redis refuses what it is asked ({0})": "Redis rechaza lo que se le pide ({0})",
  "Redis is not reached any more; trying again": "ya no se llega a Redis; se intenta de nuevo",
  "Redis works again": "Redis funciona otra vez",
  "Redis is full: it has reached its maxmemory. Raise it, or type `redis-cli config set maxmemory 0`, which takes the limit away":
    "Redis está lleno: llegó a su maxmemory. Auméntalo, o escribe `redis-cli config set maxmemory 0`, que quita el límite",
  "Redis takes nothing new, because it could not write to its disk. Make room there; the log of Redis says more":
    "Redis no recibe nada nuevo, porque no pudo escribir en su disco. Libera espacio ahí; el registro de Redis dice más",
  "this Redis is a read-only copy of another one. Write the address of the other one":
    "este Redis es una copia de solo lectura de otro. Escribe la dirección del otro",
  "Redis is still reading its file; try again in a moment":
    "Redis todavía está leyendo su archivo; prueba de nuevo en un momento",
  "All workers are gone, or cannot take more. Waiting for one":
    "Todos los workers se fueron o no pueden recibir más. Esperando uno",
  "All workers have another version of Cavalo. Waiting for one with this version":
    "Todos los workers tienen otra versión de Cavalo. Esperando uno con esta versión",
  "No worker has isolation level {0}, which a program waits for":
    "Ningún worker tiene el nivel de aislamiento {0}, que espera un programa",
  "No worker has the tools that a program in {0} waits for: {1}":
    "Ningún worker tiene las herramientas que espera un programa en {0}: {1}",
  "No worker has the tools for all programs of the problem: {0}":
    "Ningún worker tiene las herramientas de todos los programas del problema: {0}",
  "A program that is close to its time limit waits for a machine of this class: {0}":
    "Un programa cerca de su límite de tiempo espera una máquina de esta clase: {0}",
  "a job was refused: it is not sealed with the secret of this worker":
    "se rechazó un trabajo: no está sellado con el secreto de este worker",
  "this machine's disk is full: jobs are left to other workers":
    "el disco de esta máquina está lleno: los trabajos quedan para otros workers",
});
