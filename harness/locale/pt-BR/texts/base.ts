import type { Texts } from "../../language.ts";

export const base = (): Texts => ({
  "this line is not in UTF-8. Save the file as UTF-8":
    "esta linha não está em UTF-8. Salve o arquivo em UTF-8",
  "cannot be read ({0})": "não pode ser lido ({0})",
  "this command may not open so many files at once (EMFILE). Raise its limit: ulimit -n 1024":
    "este comando não pode abrir tantos arquivos ao mesmo tempo (EMFILE). Aumente o limite dele: ulimit -n 1024",
  "too many files are open on this machine (ENFILE). End other programs":
    "há arquivos abertos demais nesta máquina (ENFILE). Encerre outros programas",
  "no more processes can be started (EAGAIN). End other programs, use a smaller --jobs, or raise the limit: ulimit -u":
    "não é possível iniciar mais processos (EAGAIN). Encerre outros programas, use um --jobs menor ou aumente o limite: ulimit -u",
  "the machine has no memory left (ENOMEM). End other programs, or use a smaller --jobs":
    "a máquina não tem mais memória (ENOMEM). Encerre outros programas ou use um --jobs menor",
  "the disk is full (ENOSPC). Make room, or set TMPDIR to a folder on another disk":
    "o disco está cheio (ENOSPC). Libere espaço ou defina TMPDIR com uma pasta em outro disco",
  "your share of the disk is used up (EDQUOT). Make room, or set TMPDIR to a folder on another disk":
    "a sua cota do disco se esgotou (EDQUOT). Libere espaço ou defina TMPDIR com uma pasta em outro disco",
  "the disk can only be read (EROFS). Set TMPDIR to a folder on another disk":
    "o disco só permite leitura (EROFS). Defina TMPDIR com uma pasta em outro disco",
  "a program cannot be started while its file is being written (ETXTBSY). Type the command again":
    "um programa não pode ser iniciado enquanto o seu arquivo é escrito (ETXTBSY). Digite o comando de novo",
  "there is no /proc here, and Cavalo needs it: mount -t proc proc /proc":
    "não há /proc aqui, e o Cavalo precisa dele: mount -t proc proc /proc",
  '{0} needs the key "{1}"': 'falta a chave "{1}" em {0}',
  "{0} must be a day of the calendar, as 2026-12-01, not {1}":
    "{0} precisa ser um dia do calendário, como 2026-12-01, e não {1}",
  "{0} must be one of {1}": "{0} precisa ser um destes: {1}",
  "{0} needs a known kind, because the kind decides which keys are allowed":
    '{0} precisa de um "kind" conhecido, porque ele decide quais chaves são permitidas',
  "this file": "este arquivo",
  'unknown key "{0}". Did you mean "{1}"?': 'chave desconhecida "{0}". Seria "{1}"?',
  'unknown key "{0}". The keys allowed here are {1}':
    'chave desconhecida "{0}". As chaves permitidas aqui são {1}',
  "a list": "uma lista",
  "true or false": "true ou false",
  "a whole number": "um número inteiro",
  "a number": "um número",
  "a mapping of keys to values": "um mapa de chaves e valores",
  "a text": "um texto",
  "there are more than {0} aliases (*name)": "há mais de {0} referências (*nome)",
  "the values are nested too deep": "os valores estão aninhados fundo demais",
  "there are more mistakes": "há mais erros",
  "a value contains itself": "um valor contém a si mesmo",
  "row {0}, column {1}": "linha {0}, coluna {1}",
  "this key appears twice": "esta chave aparece duas vezes",
  "the YAML is not valid ({0})": "o YAML não é válido ({0})",
  "this line is indented with a tab. YAML needs spaces":
    "esta linha está recuada com tabulação. O YAML precisa de espaços",
  "quote text that begins with {0}": "ponha entre aspas um texto que começa com {0}",
  'quote text with a colon: key: "one: two"': 'ponha entre aspas um texto com dois-pontos: chave: "um: dois"',
  "the next line is indented too far": "a próxima linha está recuada demais",
  "this line is not indented like the lines it belongs to. The keys of a mapping, and the rows of a text, start in the same column":
    "esta linha não está recuada como as outras do mesmo bloco. As chaves de um mapa e as linhas de um texto começam na mesma coluna",
  "a key needs a colon and a space after it: key: value":
    "uma chave precisa de dois-pontos e um espaço depois dela: chave: valor",
});
