import { TROUBLE } from "./wordings.ts";

/** Whoever tells somebody to type something asks, whatever it is: "Digite o número de linhas:". */
const COMMANDS =
  /\b(?:digite|informe|entre com|insira|forneca|escreva|escolha|selecione|ingrese|introduzca|escriba|enter|type (?:the|a|an|in|your)|please)\b/;

/** A file that is named asks for it, and so does the end of a question: "Nome do arquivo:", "Tabuleiro?", ">". */
const QUESTIONS =
  /\b(?:nome|nombre|name|arquivo|ficheiro|archivo|fichero|file|filename|path|input|qual|cual|which|what)\b|\?$|(?<![-=])>$/;

/** What tells a size, a place, a time, a count or what came of the search: "Tamanho do arquivo:", "Achou?". */
const LABELS =
  /\b(?:tamanho|tamano|size|dimens\w*|linhas?|filas?|rows?|lines?|colunas?|columnas?|columns?|cols?|casos?|cases?|tempo|tiempo|time|casas?|casillas?|squares?|celulas?|celdas?|cells?|bytes?|caracter\w*|characters?|chars?|nos|nodos?|nodes?|vertices|quantidade|cantidad|quant[oa]s|cuant[oa]s|total|count|how many|achou|encontr\w*|hallad\w*|found|exist\w*|possivel|posible|possible|visit\w*|explor\w*)\b/;

/** What is not there, said right behind a prompt, is the file that it asked for. */
const FILE_MISSING = /^\W*(?:not found|nao (?:foi )?encontrado|(?:does ?n[o']t|nao) exist[ei]?)\W*$/;

/**
 * What a program says behind a prompt of its own that does not end its line. At a terminal it stands on the next line,
 * because whoever answers the prompt presses Enter; read from a pipe it stands behind the colon.
 *
 * @param line simplified
 * @returns undefined where nothing on the line asks for anything
 */
export function behindPrompt(line: string): string | undefined {
  if (TROUBLE.test(line)) return undefined;
  // "(ex.: caso100.txt)" has a colon of its own.
  const sentences = line.replace(/\([^()]*\)/g, "").split(/(?<=[:?>])/);
  const prompt = sentences.findLastIndex(asks);
  const said = sentences
    .slice(prompt + 1)
    .join("")
    .trim();
  return prompt < 0 || FILE_MISSING.test(said) ? undefined : said;
}

function asks(sentence: string): boolean {
  if (!/[:?>]$/.test(sentence)) return false;
  return COMMANDS.test(sentence) || (QUESTIONS.test(sentence) && !LABELS.test(sentence));
}
