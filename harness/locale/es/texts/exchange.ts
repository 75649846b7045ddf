import type { Texts } from "../../language.ts";

export const exchange = (): Texts => ({
  "this folder exists already. Give another one": "esta carpeta ya existe. Indica otra",
  "this version of the format gives programs no arguments, as this problem does. Use --format 2025-09":
    "esta versión del formato no da argumentos a los programas, como hace este problema. Usa --format 2025-09",
  "a Kattis package gives programs standard input and arguments, but no files and no variables, as this problem does":
    "un paquete de Kattis da a los programas la entrada estándar y argumentos, pero no archivos ni variables, como hace este problema",
  "the name of this folder cannot be that of a problem":
    "el nombre de esta carpeta no puede ser el de un problema",
  "{0}: require_pass was not taken over, so this group counts by itself":
    "{0}: require_pass no se tomó, así que este grupo cuenta por sí solo",
  "{0} was not taken over: nothing here can run it": "{0} no se tomó: nada aquí lo puede ejecutar",
  "this problem is {0}: its programs talk with a judge, which Cavalo does not do":
    "este problema es {0}: sus programas hablan con un juez, y Cavalo no lo hace",
  "the checker is in a language that other judges may refuse: they all run C, C++ and Python":
    "el verificador está en un lenguaje que otros jueces pueden rechazar: todos ejecutan C, C++ y Python",
  "the validator is in a language that other judges may refuse: they all run C, C++ and Python":
    "el validador está en un lenguaje que otros jueces pueden rechazar: todos ejecutan C, C++ y Python",
  "the problem has no validator of its input, which other judges ask for":
    "el problema no tiene un validador de su entrada, que otros jueces piden",
});
