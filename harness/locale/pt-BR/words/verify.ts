import type { Texts } from "../../language.ts";

export const verify = (): Readonly<Record<string, Texts>> => ({
  verify: {
    "program left|programs left": "programa restante|programas restantes",
    "the last was {0}": "o último foi {0}",
    "No problems found.": "Nenhum problema encontrado.",
    "problem|problems": "problema|problemas",
    "Stopped before the end. Cases that were not run kill nothing.":
      "Parou antes do fim. Casos que não foram executados não derrubam nada.",
    "Changes of the reference that no case notices. Some may change nothing; the others ask for a case:":
      "Mudanças na referência que nenhum caso percebe. Algumas talvez não mudem nada; as outras pedem um caso:",
    "Run at isolation level {0}, in {1} s.": "Executado no nível de isolamento {0}, em {1} s.",
    "Which case kills which wrong program (w wrong answer, r run-time error, p no readable answer, t too slow):":
      "Que caso derruba que programa errado (w resposta errada, r erro de execução, p sem resposta legível, t lento demais):",
    killed: "derrubado",
    survived: "sobrevive",
    equivalent: "equivalente",
    unjudged: "não avaliado",
    "kills {0}, {1} of them alone": "derruba {0}, {1} deles sozinho",
    "in the small set": "no conjunto pequeno",
    "could be dropped": "pode ser tirado",
    family: "família",
    "wrong programs": "programas errados",
    "of them killed": "derrubados",
    "by public cases": "por casos públicos",
    "by published": "pelos publicados",
    "Wrong programs: {0} of {1} killed, {2} survive, {3} not judged. {4} more behave correctly despite the change (equivalent).":
      "Programas errados: {0} de {1} derrubados, {2} sobrevivem, {3} não avaliados. Outros {4} se comportam bem apesar da mudança (equivalentes).",
    "Right programs: {0} besides the reference. {1} of {2} runs accepted.":
      "Programas certos: {0} além da referência. {1} de {2} execuções aceitas.",
    "made-up answer|made-up answers": "resposta inventada|respostas inventadas",
    "Readers and checker: {0}, {1} judged wrongly.": "Leitores e verificador: {0}, {1} avaliadas errado.",
    "case|cases": "caso|casos",
    "Small set that kills as many: {0}: {1}.": "Conjunto pequeno que derruba o mesmo: {0}: {1}.",
    "{0} of {1} cases kill nothing that other cases do not kill. Each of them alone could be dropped.":
      "{0} de {1} casos não derrubam nada que outros casos não derrubem. Cada um deles, sozinho, pode ser tirado.",
    "not one": "nenhuma",
    "Wrong ideas that no case can tell apart: {0}.": "Ideias erradas que nenhum caso distingue: {0}.",
    none: "nenhum",
    "With {0} alone, {1} of {2} wrong programs would pass: {3}.":
      "Só com {0}, {1} de {2} programas errados passariam: {3}.",
    "Kinds of cases that are missing there: {0}.": "Tipos de casos que faltam ali: {0}.",
    "Wrong programs take the cases as a test; a file of several cases is passed if all of them are.":
      "Programas errados fazem os casos como uma prova; um arquivo de vários casos está certo se todos estão.",
    "of {0} bundled": "de {0} que vêm junto",
    "of {0} mutants": "de {0} mutantes",
    "a program that …": "um programa que…",
    "point|points": "ponto|pontos",
    "of {0}": "de {0}",
    "Number of cases of each kind:": "Número de casos de cada tipo:",
    MISSING: "FALTA",
    "Time limits: {0} ms of CPU time are stated. On this machine they should be at least {1} ms{2}.":
      "Limites de tempo: {0} ms de CPU declarados. Nesta máquina devem ser no mínimo {1} ms{2}.",
    ", and at most {0} ms because of {1}": ", e no máximo {0} ms por causa de {1}",
    "Slowest right programs: {0}.": "Programas certos mais lentos: {0}.",
    "{0} on {1}": "{0} em {1}",
    "the reference": "a referência",
    "no public case kills a mutant of the family {0}. Students cannot find such a bug":
      "nenhum caso público derruba um mutante da família {0}. Os alunos não têm como achar um erro desses",
    "no right program finishes within its limit of {0} ms of CPU time":
      "nenhum programa certo termina dentro do limite de {0} ms de CPU",
    "the reference is not accepted ({0}: {1})": "a referência não é aceita ({0}: {1})",
    "right program|right programs": "programa certo|programas certos",
    "{0} of {1} are accepted. Either the case or its stated answer is wrong":
      "{0} de {1} são aceitos. Ou o caso está errado, ou a resposta que ele declara",
    "{0} is right, but not accepted ({1}: {2})": "{0} está certo, mas não é aceito ({1}: {2})",
    "the mutant {0} survives: no case shows its mistake. {1}":
      "o mutante {0} sobrevive: nenhum caso mostra o erro dele. {1}",
    "the mutant {0} proves nothing, because it does not compile ({1})":
      "o mutante {0} não prova nada, porque não compila ({1})",
    "the mutant {0} is marked as equivalent, but {1} kills it ({2})":
      "o mutante {0} está marcado como equivalente, mas {1} o derruba ({2})",
    "the mutant {0} could not be judged ({1})": "o mutante {0} não pôde ser avaliado ({1})",
    "a right answer is rejected on {0}": "uma resposta certa é rejeitada em {0}",
    "a wrong answer is accepted on {0}": "uma resposta errada é aceita em {0}",
    "the limit of {0} ms is less than twice the time of a right program here. {1} ms would be enough":
      "o limite de {0} ms é menos que o dobro do tempo de um programa certo nesta máquina. {1} ms bastam",
    "the limit of {0} ms is too close to the time of {1}, which is too slow and needs {2} ms here":
      "o limite de {0} ms está perto demais do tempo de {1}, que é lento demais e precisa de {2} ms nesta máquina",
    "No limit is far enough from both": "Nenhum limite fica longe o bastante dos dois",
  },
});
