/** Messages of javac, gcc, g++ and Python, and their meaning. The first that fits counts. */
const GLOSSES: readonly (readonly [RegExp, string])[] = [
  // javac, gcc and g++
  [/expected ',' or ';' before/, "falta ';' antes deste ponto"],
  [/'(\S{1,40})' expected|expected '(\S{1,40})' (?:before|at end)/, "falta '$1$2'"],
  [/cannot find symbol/, "este nome não foi declarado, ou está escrito de outro modo"],
  [/possible lossy conversion from (\S+) to (\S+)/, "um $1 não cabe em um $2 sem conversão explícita"],
  [/incompatible types: unexpected return value/, "este método não devolve valor"],
  [/incompatible types: (.{1,300}) cannot be converted to (\S+)/, "o tipo $1 não serve onde se espera $2"],
  [/reached end of file while parsing/, "o arquivo acabou antes da hora: falta fechar uma chave"],
  [
    /expected declaration or statement at end of input/,
    "o arquivo acabou antes da hora: falta fechar uma chave",
  ],
  [/missing return statement/, "falta um return em algum caminho deste método"],
  [
    /variable (\S+) might not have been initialized/,
    "a variável $1 pode ser usada antes de receber um valor",
  ],
  [
    /(?:variable (\S+) is already defined|redeclaration of '(?:[^']* )?([^\s']+)')/,
    "'$1$2' já foi declarado",
  ],
  [/unreachable statement/, "este comando nunca é executado"],
  [
    /non-static (?:method|variable) (\S+) cannot be referenced/,
    "$1 pertence a um objeto: declare-o static ou crie um objeto",
  ],
  [
    /class (\S+) is public, should be declared in a file named (\S+)/,
    "a classe pública $1 precisa estar no arquivo $2",
  ],
  [/unreported exception (\S+);/, "a exceção $1 precisa de try/catch, ou de throws no método"],
  [/not a statement/, "isto não é um comando"],
  [/illegal start of expression/, "uma expressão não pode começar assim: veja se falta fechar algo antes"],
  [/class, interface, enum, or record expected|expected declaration before '}'/, "há uma chave a mais"],
  [/bad operand types for binary operator '(\S+)'/, "o operador '$1' não aceita estes tipos"],
  [/cannot be applied to given types/, "os argumentos não são os que este método espera"],
  [/'else' without (?:a previous )?'if'/, "este 'else' não tem um 'if' antes dele"],
  [
    /unclosed (?:string|character) literal|missing terminating ['"] character|unterminated string/,
    "falta fechar as aspas",
  ],
  [/package (\S+) does not exist/, "o pacote $1 não existe: veja a grafia do import"],
  [/(?<!\S)(\S+) has private access in/, "$1 é privado e não pode ser usado aqui"],
  [/'([^']+)' undeclared|'([^']+)' was not declared/, "'$1$2' não foi declarado"],
  [/unknown type name '([^']+)'/, "o tipo '$1' não é conhecido: falta um #include?"],
  [/undefined reference to [`'](?:main)'/, "o programa não tem a função main"],
  [/undefined reference to [`']([^'(]+)/, "a função $1 é chamada, mas não foi escrita"],
  [/multiple definition of [`']([^'(]+)/, "$1 foi definido em dois arquivos"],
  [/fatal error: (\S+): No such file/, "o arquivo $1 do #include não existe"],
  [/too (few|many) arguments to function/, "o número de argumentos não é o que a função espera"],
  [/has no member named '([^']+)'/, "não existe um campo '$1'"],
  [/lvalue required/, "à esquerda de = precisa estar uma variável"],
  [/cannot convert '([^']+)' to '([^']+)'/, "o tipo '$1' não serve onde se espera '$2'"],
  [/expected (?:primary-)?expression before/, "falta uma expressão antes deste ponto"],
  // Python
  [/IndentationError: expected an indented block/, "falta recuar o bloco abaixo desta linha"],
  [/IndentationError: unexpected indent/, "esta linha está recuada demais"],
  [/IndentationError: unindent does not match/, "o recuo desta linha não é o de nenhuma linha acima"],
  [/TabError/, "o recuo mistura tabulações e espaços"],
  [/SyntaxError: expected ':'/, "falta ':' no fim da linha"],
  [/'(\S)' was never closed/, "falta fechar '$1'"],
  [/unmatched '(\S)'/, "há um '$1' a mais"],
  [/Missing parentheses in call to 'print'/, "em Python 3, print precisa de parênteses"],
  [/Maybe you meant '==' or ':=' instead of '='/, "para comparar, use == em vez de ="],
  [/Perhaps you forgot a comma/, "talvez falte uma vírgula"],
  [/'return' outside function/, "este return está fora de uma função: veja o recuo"],
  [/SyntaxError: invalid syntax/, "o Python não entende esta linha: veja também a linha acima"],
];

/** Says in Portuguese what a message of a compiler means; undefined if it is not a common one. */
export function glossOf(message: string): string | undefined {
  // Names in a message may be long, and a dollar sign in one is no reference.
  const plain = message.replace(/[‘’]/g, "'");
  for (const [pattern, gloss] of GLOSSES) {
    const match = pattern.exec(plain);
    if (match) return gloss.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return undefined;
}
