import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import { onTorus } from "../../../finding/view.ts";
import { type AnswerSentences, inSentences, sentenceOf } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import { startNamed } from "../../../report/catalogue/start-named.ts";
import { direction } from "./direction.ts";

const startName = startNamed("lida como");

const { counted } = quantitiesIn("pt-BR");

const moves = (count: number) => counted(count, "movimento", "movimentos");
const squares = (count: number) => counted(count, "casa", "casas");

/** The largest number that is read also stands for all larger ones. */
const orBeyond = (found: number) => (isLargest(found) ? (found > 0 ? " ou mais" : " ou menos") : "");

/** Begins the sentence on a path that is wrong beside a number that is right. */
const wrongPath = "o número de movimentos está certo, mas o caminho impresso não";

export const answers: AnswerSentences = {
  "wrong-number-of-moves": ({ expected, found, isPath }) =>
    `o menor número de movimentos é ${expected}, mas ${isPath ? `o caminho impresso tem ${squares(found + 1)}, ou seja, ${moves(found)}` : `o programa respondeu ${found}${orBeyond(found)}`}`,
  "says-impossible": ({ expected }) =>
    `é possível chegar à saída em ${moves(expected)}, mas o programa diz que é impossível`,
  "should-be-impossible": ({ found, isPath }) =>
    `não é possível chegar à saída, mas o programa ${isPath ? `imprimiu um caminho de ${squares(found + 1)}` : `respondeu ${moves(found)}${orBeyond(found)}`}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${wrongPath}: ${pathStep(place)}, fica fora do tabuleiro de ${rows} x ${columns}. O tabuleiro dá a volta, então essa é a casa ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${wrongPath}: ${pathStep(place)}, é uma casa bloqueada`,
  "path-not-a-knight-move": ({ from, at, by, step }) =>
    `${wrongPath}: o passo ${step} vai de ${squareName(from)} para ${squareName(at)}${by ? `, ${direction(by)}` : ""}, e isso não é um movimento de cavalo`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `${wrongPath}: ele termina em ${squareName(found)}, mas a saída está em ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `o passo ${step}, ${squareName(at)}, fica fora do tabuleiro de ${rows} x ${columns}`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `a casa ${squareName(at)} é visitada no passo ${earlierStep} e de novo no passo ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `o número ${number} aparece em ${squareName(earlier)} e de novo em ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `a casa ${squareName(at)} tem o número ${number}, mas os passos vão de ${first} a ${last}`,
  "step-missing": ({ at, number }) =>
    `nenhuma casa tem o número ${number}. A casa ${squareName(at)} ficou sem número de passo`,
  "not-a-knight-move": ({ at, from, step }) =>
    `o passo ${step} vai de ${squareName(from)} para ${squareName(at)}, ${direction([at[0] - from[0], at[1] - from[1]])}, e isso não é um movimento de cavalo`,
  "wrong-start": ({ expected, ...start }) =>
    `o passeio começa em ${startName(start)}, mas deveria começar em ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `o passeio termina depois de ${squares(found)}. ${notVisited(expected - found)} ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `o passeio não é fechado. A última casa, ${squareName(at)}, não está a um movimento de cavalo da primeira, ${squareName(first)}`,
  "says-no-tour": (asked) => `existe um ${tour(asked)}, mas o programa diz que não encontrou nenhum`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    inSentences([
      `não existe um ${tour(asked)}, então a resposta certa é "sem solução"`,
      `o passeio impresso não está certo: ${sentenceOf(defect, answers)}`,
    ]),
  "case-wrong": (asked) => `o caso diz que não existe um ${tour(asked)}, mas o programa imprimiu um`,
};

function pathStep({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `o passo ${step}, ${squareName(at)}`;
}

function notVisited(count: number): string {
  return count === 1 ? "1 casa não foi visitada:" : `${count} casas não foram visitadas, a primeira é`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  const from = start ? ` a partir de ${squareName(start)}` : "";
  return `${kind === "closed" ? "passeio fechado" : "passeio"}${from}`;
}
