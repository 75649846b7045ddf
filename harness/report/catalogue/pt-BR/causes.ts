import type { CauseTitles } from "../catalogue.ts";
import { IDEAS, QUANTITIES, START_IDEAS } from "./diagnoses.ts";

export const causes: CauseTitles = {
  "wrong-idea": ({ idea }) => `todas as respostas são como se ${IDEAS[idea]}`,
  "first-way": () => "vale o primeiro caminho encontrado, e não um dos mais curtos",
  "estimate-too-large": () => "a busca é guiada por uma estimativa que pode ser grande demais",
  "next-depth": () => "a profundidade da próxima casa da fila é tomada como resposta",
  "same-number": () => "a resposta é o mesmo número em todos os casos",
  "answers-vary": () => "duas execuções no mesmo tabuleiro dão respostas diferentes",
  "closed-ignored": () => "passeios que deveriam ser fechados são abertos",
  "fixed-file": ({ file }) => `o programa procura o arquivo ${file}`,
  "fails-off-square": () => "o programa só funciona em tabuleiros quadrados",
  "wrong-beyond": ({ quantity }) =>
    `o programa acerta até certo número de ${QUANTITIES[quantity]} e erra além dele`,
  "wrong-start-idea": ({ idea }) => START_IDEAS[idea],
  "always-no-tour": () => "todas as respostas dizem que não há passeio",
  "slow-growth": () => "o tempo de computação cresce rápido demais com o tabuleiro",
  "second-opinion": () => "as verificações do compilador acusam comportamento indefinido",
  "dead-end": () => "o cavalo ficou preso antes de completar o passeio",
  "stopped-early": () => "o passeio para, embora o cavalo ainda pudesse andar",
  "numbers-shifted": () => "os números do passeio estão deslocados",
  "start-not-counted": () => "o início não é contado como primeiro passo",
  "start-overwritten": () => "o número da casa inicial é sobrescrito",
  "row-by-row": () => "as casas vêm na ordem do tabuleiro, e não na do passeio",
  "wraps-around": () => "há movimentos que dão a volta nas bordas do tabuleiro",
  "last-number-twice": () => "o último número do passeio aparece duas vezes",
  "tour-reversed": () => "o passeio está impresso de trás para a frente",
  "illegal-vector": () => "uma linha da tabela de movimentos não é um movimento de cavalo",
  "uncaught-error": ({ error }) => `um erro terminou o programa: ${error}`,
};
