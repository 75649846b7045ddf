/** Messages of javac, gcc, g++ and Python, and their meaning. The first that fits counts. */
const GLOSSES: readonly (readonly [RegExp, string])[] = [
  // javac, gcc and g++
  [/expected ',' or ';' before/, "falta ';' antes de este punto"],
  [/'(\S{1,40})' expected|expected '(\S{1,40})' (?:before|at end)/, "falta '$1$2'"],
  [/cannot find symbol/, "este nombre no se declaró, o está escrito de otro modo"],
  [/possible lossy conversion from (\S+) to (\S+)/, "un $1 no cabe en un $2 sin una conversión explícita"],
  [/incompatible types: unexpected return value/, "este método no devuelve un valor"],
  [/incompatible types: (.{1,300}) cannot be converted to (\S+)/, "el tipo $1 no sirve donde se espera $2"],
  [/reached end of file while parsing/, "el archivo terminó antes de tiempo: falta cerrar una llave"],
  [
    /expected declaration or statement at end of input/,
    "el archivo terminó antes de tiempo: falta cerrar una llave",
  ],
  [/missing return statement/, "falta un return en algún camino de este método"],
  [
    /variable (\S+) might not have been initialized/,
    "la variable $1 se puede usar antes de recibir un valor",
  ],
  [/(?:variable (\S+) is already defined|redeclaration of '(?:[^']* )?([^\s']+)')/, "'$1$2' ya se declaró"],
  [/unreachable statement/, "esta instrucción nunca se ejecuta"],
  [
    /non-static (?:method|variable) (\S+) cannot be referenced/,
    "$1 pertenece a un objeto: decláralo static o crea un objeto",
  ],
  [
    /class (\S+) is public, should be declared in a file named (\S+)/,
    "la clase pública $1 debe estar en el archivo $2",
  ],
  [/unreported exception (\S+);/, "la excepción $1 necesita try/catch, o throws en el método"],
  [/not a statement/, "esto no es una instrucción"],
  [/illegal start of expression/, "una expresión no puede empezar así: mira si falta cerrar algo antes"],
  [/class, interface, enum, or record expected|expected declaration before '}'/, "hay una llave de más"],
  [/bad operand types for binary operator '(\S+)'/, "el operador '$1' no acepta estos tipos"],
  [/cannot be applied to given types/, "los argumentos no son los que espera este método"],
  [/'else' without (?:a previous )?'if'/, "este 'else' no tiene un 'if' antes"],
  [
    /unclosed (?:string|character) literal|missing terminating ['"] character|unterminated string/,
    "falta cerrar las comillas",
  ],
  [/package (\S+) does not exist/, "el paquete $1 no existe: mira cómo está escrito el import"],
  [/(?<!\S)(\S+) has private access in/, "$1 es privado y no se puede usar aquí"],
  [/'([^']+)' undeclared|'([^']+)' was not declared/, "'$1$2' no se declaró"],
  [/unknown type name '([^']+)'/, "el tipo '$1' no se conoce: ¿falta un #include?"],
  [/undefined reference to [`'](?:main)'/, "el programa no tiene la función main"],
  [/undefined reference to [`']([^'(]+)/, "la función $1 se llama, pero no se escribió"],
  [/multiple definition of [`']([^'(]+)/, "$1 se definió en dos archivos"],
  [/fatal error: (\S+): No such file/, "el archivo $1 del #include no existe"],
  [/too (few|many) arguments to function/, "el número de argumentos no es el que espera la función"],
  [/has no member named '([^']+)'/, "no existe un campo '$1'"],
  [/lvalue required/, "a la izquierda de = debe haber una variable"],
  [/cannot convert '([^']+)' to '([^']+)'/, "el tipo '$1' no sirve donde se espera '$2'"],
  [/expected (?:primary-)?expression before/, "falta una expresión antes de este punto"],
  // Python
  [/IndentationError: expected an indented block/, "falta la sangría del bloque debajo de esta línea"],
  [/IndentationError: unexpected indent/, "esta línea tiene demasiada sangría"],
  [
    /IndentationError: unindent does not match/,
    "la sangría de esta línea no es la de ninguna línea de arriba",
  ],
  [/TabError/, "la sangría mezcla tabulaciones y espacios"],
  [/SyntaxError: expected ':'/, "falta ':' al final de la línea"],
  [/'(\S)' was never closed/, "falta cerrar '$1'"],
  [/unmatched '(\S)'/, "hay un '$1' de más"],
  [/Missing parentheses in call to 'print'/, "en Python 3, print necesita paréntesis"],
  [/Maybe you meant '==' or ':=' instead of '='/, "para comparar, usa == en vez de ="],
  [/Perhaps you forgot a comma/, "quizás falte una coma"],
  [/'return' outside function/, "este return está fuera de una función: mira la sangría"],
  [/SyntaxError: invalid syntax/, "Python no entiende esta línea: mira también la línea de arriba"],
];

/** Says in Spanish what a message of a compiler means; undefined if it is not a common one. */
export function glossOf(message: string): string | undefined {
  // Names in a message may be long, and a dollar sign in one is no reference.
  const plain = message.replace(/[‘’]/g, "'");
  for (const [pattern, gloss] of GLOSSES) {
    const match = pattern.exec(plain);
    if (match) return gloss.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return undefined;
}
