import type { Texts } from "../../language.ts";

export const report = (): Readonly<Record<string, Texts>> => ({
  items: {
    student: "aluno",
    "wrong program": "programa errado",
    students: "alunos",
    "wrong programs": "programas errados",
    "What the cases tell": "O que os casos dizem",
    "Counted: the {0} whose program was run.": "Contam os {0} cujo programa foi executado.",
    "Counted: {0}.": "Contam {0}.",
    "With {0} nothing can be said about the cases: it takes at least {1}.":
      "Com {0} não dá para dizer nada sobre os casos: são precisos pelo menos {1}.",
    "Cronbach's alpha: {0}.": "Alfa de Cronbach: {0}.",
    "1 if all cases say the same. Cases that repeat one another raise it.":
      "É 1 se todos os casos dizem a mesma coisa. Casos que se repetem o aumentam.",
    "r: the correlation of a case with the points in all other cases; near 1 it tells strong from weak as they do. Left out where fewer than five pass or fewer than five fail.":
      "r: a correlação de um caso com os pontos em todos os outros; perto de 1, ele separa fortes de fracos como os outros. Fica de fora onde menos de cinco acertam ou menos de cinco erram.",
    "No case stands out.": "Nenhum caso chama a atenção.",
    "Case by case": "Caso a caso",
    case: "caso",
    points: "pontos",
    "passed by": "acertam",
    "and {0} more": "e mais {0}",
    "No {0} passes {1}{2}.": "Nenhum {0} acerta {1}{2}.",
    "No {0} fails {1}{2}.": "Nenhum {0} erra {1}{2}.",
    "; together they carry {0}": "; juntos, valem {0}",
    "the other": "o outro",
    "all of them": "todos",
    "Whoever passes one of these {0} cases passes {1}{2}: {3}.":
      "Quem acerta um destes {0} casos acerta {1}{2}: {3}.",
    "{0} of {1} pass all of these {2} cases or none of them{3}: {4}.":
      "{0} de {1} acertam todos estes {2} casos ou nenhum{3}: {4}.",
    "Those {0} that have more points in the other cases fail {1} more often (r = {2}).":
      "Os {0} com mais pontos nos outros casos erram {1} com mais frequência (r = {2}).",
    "Passing these says little about the other cases, with r below {0}: {1}{2}.":
      "Acertar estes diz pouco sobre os outros casos, com r abaixo de {0}: {1}{2}.",
  },
});
