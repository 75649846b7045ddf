/** Columns of a roster. */
export type RosterColumn = keyof typeof TITLES;

/** Titles that columns of rosters have, by what they hold; without accents, capitals and signs. */
const TITLES = {
  key: [
    ...["key", "id", "id number", "student id", "student number", "sis user id", "user id"],
    ...[
      "username",
      "user name",
      "user",
      "login",
      "login id",
      "sis login id",
      "netid",
      "github username",
      "github",
    ],
    ...["chave", "matricula", "numero", "numero de matricula", "ra", "rga", "rgm", "registro academico"],
    ...["prontuario", "numero usp", "no usp", "nusp", "numero de aluno", "numero mecanografico"],
    ...[
      "numero de identificacao",
      "identificacao de usuario",
      "nome de usuario",
      "nome de utilizador",
      "usuario",
    ],
    ...["clave", "numero de estudiante", "codigo de estudiante", "numero de identificacion", "cedula", "dni"],
    ...["numero de id", "legajo", "carne", "nombre de usuario", "matrikelnummer", "anmeldename"],
    ...["benutzername", "identifiant", "nom d utilisateur", "numero etudiant", "numero d etudiant"],
  ],
  fullName: [
    ...["full name", "display name", "student", "nome completo", "aluno", "aluna", "estudante", "discente"],
    ...[
      "nombre completo",
      "nombre y apellido",
      "estudiante",
      "alumno",
      "alumna",
      "vollstandiger name",
      "nom complet",
    ],
  ],
  givenName: [
    "first name",
    "firstname",
    "given name",
    "vorname",
    "prenom",
    "primeiro nome",
    "nombres",
    "primer nombre",
  ],
  name: ["name", "nome", "nombre", "nom"],
  familyName: [
    ...["last name", "lastname", "surname", "family name", "sobrenome", "apelido", "ultimo nome"],
    ...["apellido", "apellidos", "apellido s", "nachname", "nom de famille"],
  ],
  email: [
    ...[
      "e mail",
      "email",
      "mail",
      "email address",
      "e mail address",
      "endereco de e mail",
      "endereco de email",
    ],
    ...[
      "correo",
      "correo electronico",
      "direccion de correo",
      "e mail adresse",
      "adresse de courriel",
      "courriel",
    ],
  ],
  group: ["group", "grupo", "team", "equipe", "equipo", "gruppe", "groupe"],
  extension: ["extension", "prorrogacao", "prazo", "prorroga", "plazo"],
} as const;

/** Tells what a column holds by its title; undefined if the title is not known. */
export function columnTitled(title: string): RosterColumn | undefined {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const columns = Object.keys(TITLES) as RosterColumn[];
  return columns.find((column) => (TITLES[column] as readonly string[]).includes(plain));
}

/**
 * Checks if the cells of a column look like ids: each of five characters or more with a digit, without blanks, and no two alike.
 * Short numbers count rows, and numbers with decimals are grades.
 */
export function areIds(values: readonly string[]): boolean {
  const given = values.filter((value) => value !== "");
  const isId = (value: string) => /^(?=.*\d)[\w.@+-]{5,}$/.test(value) && !/^\d+[.,]\d+$/.test(value);
  return given.length > 0 && given.every(isId) && new Set(given).size === given.length;
}
