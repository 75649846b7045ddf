import { TROUBLE } from "./wordings.ts";

/** Commands to type something, which always make a prompt: "Digite o número de linhas:". */
const COMMANDS =
  /\b(?:digite|informe|entre com|insira|forneca|escreva|escolha|selecione|ingrese|introduzca|escriba|enter|type (?:the|a|an|in|your)|please)\b/;

/** Names of a file and ends of questions, which make a prompt, too: "Nome do arquivo:", "Tabuleiro?", ">". */
const QUESTIONS =
  /\b(?:nome|nombre|name|arquivo|ficheiro|archivo|fichero|file|filename|path|input|qual|cual|which|what)\b|\?$|(?<![-=])>$/;

/** Words for a size, place, time, count or result, which make no prompt: "Tamanho do arquivo:", "Achou?". */
const LABELS =
  /\b(?:tamanho|tamano|size|dimens\w*|linhas?|filas?|rows?|lines?|colunas?|columnas?|columns?|cols?|casos?|cases?|tempo|tiempo|time|casas?|casillas?|squares?|celulas?|celdas?|cells?|bytes?|caracter\w*|characters?|chars?|nos|nodos?|nodes?|vertices|quantidade|cantidad|quant[oa]s|cuant[oa]s|total|count|how many|achou|encontr\w*|hallad\w*|found|exist\w*|possivel|posible|possible|visit\w*|explor\w*)\b/;

/** Reports of a missing thing; right behind a prompt, it is the file that the prompt asked for. */
const FILE_MISSING = /^\W*(?:not found|nao (?:foi )?encontrado|(?:does ?n[o']t|nao) exist[ei]?)\W*$/;

/**
 * Returns the text that follows a prompt on the same line. At a terminal this text stands on the next line,
 * because the person who answers the prompt presses Enter. Read from a pipe it stands behind the colon.
 *
 * @param line simplified
 * @returns undefined if the line has no prompt, or is about an error or a missing file
 */
export function behindPrompt(line: string): string | undefined {
  if (TROUBLE.test(line)) return undefined;
  // Brackets such as "(ex.: caso100.txt)" have a colon of their own.
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
