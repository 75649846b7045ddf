import type { Texts } from "../../language.ts";

export const run = (): Texts => ({
  "this machine has no control group (cgroup v2) that limits memory and processes":
    "esta máquina no tiene un grupo de control (cgroup v2) que limite la memoria y los procesos",
  "it is not delegated": "no se delegó",
  "it contains other programs": "contiene otros programas",
  "the control group of this command cannot be divided ({0})":
    "el grupo de control de este comando no se puede dividir ({0})",
  "it does not exist on {0}": "no existe en {0}",
  "{0} was not found": "no se encontró {0}",
  "the users that root runs programs as cannot enter the folder for temporary files ({0})":
    "los usuarios con los que root ejecuta programas no pueden entrar en la carpeta de archivos temporales ({0})",
  "root of this container has no other users to run programs as":
    "root de este contenedor no tiene otros usuarios con los que ejecutar programas",
  "a test program could reach what this level should block ({0})":
    "un programa de prueba alcanzó lo que este nivel debería bloquear ({0})",
  "only root can run each program as a user of its own":
    "solo root puede ejecutar cada programa con un usuario propio",
  "no folder can be made there ({0}). Set TMPDIR to another folder":
    "no se puede crear una carpeta ahí ({0}). Define TMPDIR con otra carpeta",
  "{0} is missing. An antivirus program may have taken it away: allow it, and install Cavalo again":
    "falta {0}. Quizás un antivirus lo quitó: permite el archivo e instala Cavalo de nuevo",
  "no isolation level works on this machine, so no program can be run:":
    "ningún nivel de aislamiento funciona en esta máquina, así que no se puede ejecutar ningún programa:",
});
