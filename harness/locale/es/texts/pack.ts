import type { Texts } from "../../language.ts";

export const pack = (): Texts => ({
  "build the image from its Dockerfile, upload autograde-Makefile and autograde.tar, and give the assessment one problem with the name of ours":
    "construye la imagen con su Dockerfile, sube autograde-Makefile y autograde.tar, y dale a la evaluación un problema con el nombre del nuestro",
  "unpack the zip as CLASSROOM/autograders/ASSIGNMENT, and give runtime.json to the assignment. It holds only public cases":
    "descomprime el zip en CLASSROOM/autograders/ASSIGNMENT y da runtime.json a la tarea. Solo tiene casos públicos",
  "in Gradescope, upload the zip under Configure Autograder, with a base image of Ubuntu 22.04 or newer":
    "en Gradescope, sube el zip en Configure Autograder, con una imagen base de Ubuntu 22.04 o más nueva",
  "build the image from its Dockerfile, unpack the zip as serverFilesCourse/cavalo, and put the keys of its info.json into the question's":
    "construye la imagen con su Dockerfile, descomprime el zip en serverFilesCourse/cavalo y pon las claves de su info.json en el de la pregunta",
  "unpack the zip on the jail server, run setup.sh there as root, set ALLOWSUID=true, and put vpl_evaluate.sh into the activity":
    "descomprime el zip en el servidor de ejecución, ejecuta ahí setup.sh como root, define ALLOWSUID=true y pon vpl_evaluate.sh en la actividad",
  "the reference is not accepted on this case. Type `cavalo verify`":
    "la referencia no se acepta en este caso. Escribe `cavalo verify`",
  "Node for Windows cannot be fetched (npm pack {0}): {1}":
    "no se puede descargar Node para Windows (npm pack {0}): {1}",
});
