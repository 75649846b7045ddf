import type { Texts } from "../../language.ts";

/** Parts of sentences, and those of several rooms. */
export const shared = (): Texts => ({
  or: "ou",
  "{0} and {1}": "{0} e {1}",
  "{0} in {1}": "{0} em {1}",
  "{0} in {1}: {2}": "{0} em {1}: {2}",
  "no such folder": "esta pasta não existe",
  "hand-in|hand-ins": "entrega|entregas",
  "section|sections": "seção|seções",
  "case|cases": "caso|casos",
  "small case|small cases": "caso pequeno|casos pequenos",
  "file of a student|files of students": "arquivo de aluno|arquivos de alunos",
  "with this manifest, 1 of {0} was recognised as right{1}":
    "com este manifesto, 1 de {0} foi reconhecido como certo{1}",
  "with this manifest, {0} of {1} were recognised as right{2}":
    "com este manifesto, {0} de {1} foram reconhecidos como certos{2}",
  "{0}, but not {1}": "{0}, mas não {1}",
  "read this way, 1 more of {0} is right": "lido assim, mais 1 de {0} fica certo",
  "read this way, {0} more of {1} are right": "lido assim, mais {0} de {1} ficam certos",
  "is not a file but a link or something else, which is not followed. Move it away":
    "não é um arquivo, e sim um link ou outra coisa, que não é seguida. Tire isso daí",
  "is not a folder but a link or something else, which is not followed. Move it away":
    "não é uma pasta, e sim um link ou outra coisa, que não é seguida. Tire isso daí",
  "{0} cannot be {1}{2}": "{0} não pode ser {1}{2}",
  "{0} must be {1}, not {2}{3}": "{0} precisa ser {1}, e não {2}{3}",
  "{0} is not valid ({1}){2}": "{0} não é válido ({1}){2}",
  "is not imported: {0}": "não foi importado: {0}",
  "read as a class of {0}": "lida como turma de {0}",
  "a word that may be about standard input ({0})": "uma palavra que pode ser da entrada padrão ({0})",
  "a word that may be about arguments ({0})": "uma palavra que pode ser de argumentos ({0})",
  "It was given its input as the contract of its problem says.":
    "Recebeu a entrada como diz o contrato do problema.",
  "It was given its input as the contract of its problem says: its source files have {0}.":
    "Recebeu a entrada como diz o contrato do problema: o código tem {0}.",
  "made from {0}": "feito a partir de {0}",
  " (Did you mean one of {0}?)": " (Seria um destes: {0}?)",
  " (Did you mean {0}?)": " (Seria {0}?)",
  "unknown option '{0}'": "opção desconhecida '{0}'",
  "unknown command '{0}'": "comando desconhecido '{0}'",
  "the argument '{0}' is missing": "falta o argumento '{0}'",
  "the value of the option '{0}' is missing": "falta o valor da opção '{0}'",
  "the option '{0}' is missing": "falta a opção '{0}'",
  "there are too many arguments": "há argumentos demais",
  ". The allowed values are {0}": ". Os valores permitidos são {0}",
  "the value '{0}' of the option '{1}' is not valid{2}": "o valor '{0}' da opção '{1}' não é válido{2}",
  "the value '{0}' of the argument '{1}' is not valid{2}": "o valor '{0}' do argumento '{1}' não é válido{2}",
});
