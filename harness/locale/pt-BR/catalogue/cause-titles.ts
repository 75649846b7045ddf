import type { CauseTitles } from "../../../report/catalogue/catalogue.ts";
import { PROPERTIES, QUANTITIES } from "./cause-sentences.ts";
import { IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

export const causes: CauseTitles = {
  "wrong-idea": ({ idea }) => `todas as respostas são como se ${IDEAS[idea]}`,
  "first-way": () => "os caminhos são mais longos que o mais curto, como os de uma busca em profundidade",
  "wrong-search": ({ idea }) => `as respostas erradas são as de uma busca ${SEARCH_IDEAS[idea]}`,
  "next-depth": () =>
    "algumas respostas têm um a mais, como as de uma busca que responde com a próxima profundidade",
  "squares-counted": () => "as respostas podem ser números de casas, e não de movimentos",
  "same-number": () => "a resposta é o mesmo número em todos os casos",
  "path-not-wrapped": () =>
    "o número de movimentos está certo, mas casas do caminho impresso não são trazidas de volta ao tabuleiro",
  "path-leaves-board": () => "o número de movimentos está certo, mas o caminho impresso sai do tabuleiro",
  "path-blocked": () =>
    "o número de movimentos está certo, mas o caminho impresso passa por uma casa bloqueada",
  "path-not-a-knight-move": () =>
    "o número de movimentos está certo, mas um passo do caminho impresso não é um movimento de cavalo",
  "path-ends-elsewhere": () =>
    "o número de movimentos está certo, mas o caminho impresso não termina na saída",
  "answers-vary": () => "duas execuções no mesmo tabuleiro dão respostas diferentes",
  "closed-ignored": () => "passeios que deveriam ser fechados são abertos",
  "denies-tours": ({ where }) =>
    ({
      "odd-squares": "o programa nega todo passeio em tabuleiros com um número ímpar de casas",
      closed: "o programa nega o passeio fechado em todos os casos",
      some: "o programa diz que não existe passeio onde existe um",
    })[where],
  "slow-search": ({ least }) => `a busca demora demais com ${least} casas`,
  "squares-again": () => "cada movimento a mais até S multiplica o tempo de cálculo",
  "slow-squares": () => "o tempo de computação cresce rápido demais com as casas",
  "fixed-file": ({ file }) => `o programa procura o arquivo ${file}`,
  "fails-off-square": () => "o programa só falha nos casos com um tabuleiro que não é quadrado",
  "fails-only-where": ({ property }) => `o programa só falha nos casos ${PROPERTIES[property]}`,
  "wrong-beyond": ({ quantity }) =>
    `o programa acerta com ${QUANTITIES[quantity]} até certo número e erra além dele`,
  "wrong-start-idea": ({ idea }) => START_IDEAS[idea],
  "always-no-tour": () => "todas as respostas dizem que não há passeio",
  "fixed-found": () => "o programa só mostrou tabuleiros, inícios ou tipos de passeio próprios",
  "slow-growth": () => "o tempo de computação cresce rápido demais com o tabuleiro",
  "deep-recursion": () => "uma busca chama a si mesma fundo demais em tabuleiros com muitas casas ao alcance",
  "negative-remainder": ({ language }) =>
    `o resto de uma divisão (%) é negativo, como pode ser em ${language}`,
  "second-opinion": () => "as verificações do compilador acusam comportamento indefinido",
  pitfall: ({ pitfall }) =>
    pitfall === "rows-are-one"
      ? "todas as linhas são uma única lista"
      : "uma comparação para ordenar dá verdadeiro ou falso, e não um número",
  "dead-end": () => "o cavalo ficou preso antes de completar o passeio",
  "stopped-early": () => "o passeio para, embora o cavalo ainda pudesse andar",
  "eight-bit-steps": () => "os números dos passos parecem guardados em oito bits",
  "start-not-marked": () => "o início não tem o número 1",
  "straight-end": () => "a última casa está a três casas da primeira em linha reta",
  "closed-at-the-corner": () => "a última casa está a um movimento de (0, 0), e não da primeira casa",
  "dead-end-filled": () => "as casas que restam quando não há saída são numeradas sem movimento",
  "numbers-skipped": () => "os números do passeio pulam alguns",
  "numbers-begin-anew": ({ most }) => `depois de ${most} os números do passeio recomeçam`,
  "squares-kept": () => "a lista do passeio mantém casas que a busca tentou e deixou",
  "beyond-the-board": () => "o passeio passa por casas logo além do tabuleiro",
  "numbers-shifted": () => "os números do passeio estão deslocados",
  "start-not-counted": () => "o início não é contado como primeiro passo",
  "start-overwritten": () => "o número da casa inicial é sobrescrito",
  "row-by-row": () => "as casas vêm na ordem do tabuleiro, e não na do passeio",
  "wraps-around": () => "há movimentos que dão a volta nas bordas do tabuleiro",
  "last-number-twice": () => "o último número do passeio aparece duas vezes",
  "tour-reversed": () => "o passeio está impresso de trás para a frente",
  "illegal-vector": () => "movimentos de um tipo não são de cavalo",
  "uncaught-error": ({ error }) => `um erro terminou o programa: ${error}`,
};
