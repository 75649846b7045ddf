import type { Texts } from "../../language.ts";

export const verify = (): Readonly<Record<string, Texts>> => ({
  verify: {
    "program left|programs left": "programa pendiente|programas pendientes",
    "the last was {0}": "el último fue {0}",
    "No problems found.": "No se encontraron problemas.",
    "problem|problems": "problema|problemas",
    "Stopped before the end. Cases that were not run kill nothing.":
      "Se detuvo antes del final. Los casos que no se ejecutaron no descartan nada.",
    "Changes of the reference that no case notices. Some may change nothing; the others ask for a case:":
      "Cambios de la referencia que ningún caso nota. Algunos quizás no cambien nada; los otros piden un caso:",
    "Run at isolation level {0}, in {1} s.": "Se ejecutó en el nivel de aislamiento {0}, en {1} s.",
    "Which case kills which wrong program (w wrong answer, r run-time error, p no readable answer, t too slow):":
      "Qué caso descarta qué programa equivocado (w respuesta equivocada, r error de ejecución, p sin respuesta legible, t demasiado lento):",
    killed: "descartado",
    survived: "sobrevive",
    equivalent: "equivalente",
    unjudged: "sin evaluar",
    "kills {0}, {1} of them alone": "descarta {0}, {1} de ellos él solo",
    "in the small set": "en el conjunto pequeño",
    "could be dropped": "se podría quitar",
    family: "familia",
    "wrong programs": "programas equivocados",
    "of them killed": "descartados",
    "by public cases": "por casos públicos",
    "by published": "por los publicados",
    "Wrong programs: {0} of {1} killed, {2} survive, {3} not judged. {4} more behave correctly despite the change (equivalent).":
      "Programas equivocados: {0} de {1} descartados, {2} sobreviven, {3} sin evaluar. Otros {4} se comportan bien a pesar del cambio (equivalentes).",
    "Right programs: {0} besides the reference. {1} of {2} runs accepted.":
      "Programas correctos: {0} además de la referencia. {1} de {2} ejecuciones aceptadas.",
    "made-up answer|made-up answers": "respuesta inventada|respuestas inventadas",
    "Readers and checker: {0}, {1} judged wrongly.": "Lectores y verificador: {0}, {1} mal evaluadas.",
    "case|cases": "caso|casos",
    "Small set that kills as many: {0}: {1}.": "Conjunto pequeño que descarta lo mismo: {0}: {1}.",
    "{0} of {1} cases kill nothing that other cases do not kill. Each of them alone could be dropped.":
      "{0} de {1} casos no descartan nada que otros casos no descarten. Cada uno de ellos, solo, se podría quitar.",
    "not one": "ninguna",
    "Wrong ideas that no case can tell apart: {0}.": "Ideas equivocadas que ningún caso distingue: {0}.",
    none: "ninguno",
    "With {0} alone, {1} of {2} wrong programs would pass: {3}.":
      "Solo con {0}, {1} de {2} programas equivocados pasarían: {3}.",
    "Kinds of cases that are missing there: {0}.": "Tipos de casos que faltan ahí: {0}.",
    "Wrong programs take the cases as a test; a file of several cases is passed if all of them are.":
      "Los programas equivocados toman los casos como un examen; un archivo de varios casos está bien si lo están todos.",
    "of {0} bundled": "de {0} incluidos",
    "of {0} mutants": "de {0} mutantes",
    "a program that …": "un programa que…",
    "point|points": "punto|puntos",
    "of {0}": "de {0}",
    "Number of cases of each kind:": "Número de casos de cada tipo:",
    MISSING: "FALTA",
    "Time limits: {0} ms of CPU time are stated. On this machine they should be at least {1} ms{2}.":
      "Límites de tiempo: se declaran {0} ms de CPU. En esta máquina deberían ser al menos {1} ms{2}.",
    ", and at most {0} ms because of {1}": ", y como máximo {0} ms por {1}",
    "Slowest right programs: {0}.": "Programas correctos más lentos: {0}.",
    "{0} on {1}": "{0} en {1}",
    "the reference": "la referencia",
    "no public case kills a mutant of the family {0}. Students cannot find such a bug":
      "ningún caso público descarta un mutante de la familia {0}. Los estudiantes no pueden encontrar un error así",
    "no right program finishes within its limit of {0} ms of CPU time":
      "ningún programa correcto termina dentro de su límite de {0} ms de CPU",
    "the reference is not accepted ({0}: {1})": "la referencia no se acepta ({0}: {1})",
    "right program|right programs": "programa correcto|programas correctos",
    "{0} of {1} are accepted. Either the case or its stated answer is wrong":
      "se aceptan {0} de {1}. O bien el caso o bien la respuesta que declara está mal",
    "{0} is right, but not accepted ({1}: {2})": "{0} es correcto, pero no se acepta ({1}: {2})",
    "the mutant {0} survives: no case shows its mistake. {1}":
      "el mutante {0} sobrevive: ningún caso muestra su error. {1}",
    "the mutant {0} proves nothing, because it does not compile ({1})":
      "el mutante {0} no prueba nada, porque no compila ({1})",
    "the mutant {0} is marked as equivalent, but {1} kills it ({2})":
      "el mutante {0} está marcado como equivalente, pero {1} lo descarta ({2})",
    "the mutant {0} could not be judged ({1})": "el mutante {0} no se pudo evaluar ({1})",
    "a right answer is rejected on {0}": "una respuesta correcta se rechaza en {0}",
    "a wrong answer is accepted on {0}": "una respuesta equivocada se acepta en {0}",
    "the limit of {0} ms is less than twice the time of a right program here. {1} ms would be enough":
      "el límite de {0} ms es menos del doble del tiempo de un programa correcto en esta máquina. {1} ms bastarían",
    "the limit of {0} ms is too close to the time of {1}, which is too slow and needs {2} ms here":
      "el límite de {0} ms está demasiado cerca del tiempo de {1}, que es demasiado lento y necesita {2} ms en esta máquina",
    "No limit is far enough from both": "Ningún límite queda lo bastante lejos de los dos",
  },
});
