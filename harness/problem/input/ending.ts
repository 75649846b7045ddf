const LEAVE =
  "(?:exit|quit|stop|leave|end|finish|sair|parar|encerrar|finalizar|terminar|salir|beenden|quitter|uscire|done)";
const TO = "(?:to|for|if|para|zum|pour|per)";
const TYPE = "(?:enter|type|input|press|digite|tecle|informe|ingrese|escriba|entrez)";
const VALUE =
  "['\"]?(?<![\\p{L}\\d-])(-?\\d{1,4}(?:[ ,]{1,2}-?\\d{1,4})?|[a-z]|exit|quit|sair|fim|salir|end|done)(?![\\p{L}\\d])['\"]?";

const ENDINGS = [`${VALUE} {1,2}${TO} ${LEAVE}`, `${TO} ${LEAVE},?(?: please)? ${TYPE}:? {1,2}${VALUE}`].map(
  (pattern) => new RegExp(pattern, "iu"),
);

/** Finds the words in a text that end a program which asks again and again: `enter 4 to exit`, `-1 -1 para sair`. */
export function endingIn(text: string): string | undefined {
  return ENDINGS.map((pattern) => pattern.exec(text)?.[1]).find((value) => value !== undefined);
}
