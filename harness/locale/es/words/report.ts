import type { Texts } from "../../language.ts";

export const report = (): Readonly<Record<string, Texts>> => ({
  items: {
    student: "estudiante",
    "wrong program": "programa equivocado",
    students: "estudiantes",
    "wrong programs": "programas equivocados",
    "What the cases tell": "Lo que dicen los casos",
    "Counted: the {0} whose program was run.": "Se cuentan los {0} cuyo programa se ejecutó.",
    "Counted: {0}.": "Se cuentan {0}.",
    "With {0} nothing can be said about the cases: it takes at least {1}.":
      "Con {0} no se puede decir nada sobre los casos: hacen falta al menos {1}.",
    "Cronbach's alpha: {0}.": "Alfa de Cronbach: {0}.",
    "1 if all cases say the same. Cases that repeat one another raise it.":
      "Es 1 si todos los casos dicen lo mismo. Los casos que se repiten lo aumentan.",
    "r: the correlation of a case with the points in all other cases; near 1 it tells strong from weak as they do. Left out where fewer than five pass or fewer than five fail.":
      "r: la correlación de un caso con los puntos de todos los otros; cerca de 1, distingue a los fuertes de los débiles como ellos. Se omite donde menos de cinco aciertan o menos de cinco fallan.",
    "No case stands out.": "Ningún caso llama la atención.",
    "Case by case": "Caso por caso",
    case: "caso",
    points: "puntos",
    "passed by": "aciertan",
    "and {0} more": "y {0} más",
    "No {0} passes {1}{2}.": "Ningún {0} acierta {1}{2}.",
    "No {0} fails {1}{2}.": "Ningún {0} falla {1}{2}.",
    "; together they carry {0}": "; juntos valen {0}",
    "the other": "el otro",
    "all of them": "todos",
    "Whoever passes one of these {0} cases passes {1}{2}: {3}.":
      "Quien acierta uno de estos {0} casos acierta {1}{2}: {3}.",
    "{0} of {1} pass all of these {2} cases or none of them{3}: {4}.":
      "{0} de {1} aciertan todos estos {2} casos o ninguno{3}: {4}.",
    "Those {0} that have more points in the other cases fail {1} more often (r = {2}).":
      "Los {0} con más puntos en los otros casos fallan {1} con más frecuencia (r = {2}).",
    "Passing these says little about the other cases, with r below {0}: {1}{2}.":
      "Acertar estos dice poco sobre los otros casos, con r por debajo de {0}: {1}{2}.",
  },
});
