import type { Texts } from "../../language.ts";

export const classTexts = (): Readonly<Record<string, Texts>> => ({
  "by-hand": {
    Comments: "Comentários",
    line: "linha",
    cell: "célula",
    "case {0}": "caso {0}",
    "A hidden case": "Um caso oculto",
    "A case that does not count any more": "Um caso que não conta mais",
    "Written for another version of the program.": "Escrito para outra versão do programa.",
    "This line was not found again in the version that counts.":
      "Esta linha não foi encontrada de novo na versão que vale.",
  },
  change: {
    "grade changed|grades changed": "nota mudou|notas mudaram",
    "{0} lower": "{0} para baixo",
    "{0} higher": "{0} para cima",
    "Since {0}: ": "Desde {0}: ",
    "  and {0} more. `cavalo diff` shows all": "  e mais {0}. `cavalo diff` mostra todas",
    "to look at": "a conferir",
    "to mark": "falta a rubrica",
    "nothing handed in": "sem entrega",
    "not there": "não estava aqui",
    "another hand-in": "outra entrega",
    "your decision": "decisão sua",
    "other points": "outros pontos",
    "other points by the rubric": "outros pontos na rubrica",
    "another lateness": "outro atraso",
    "another adjustment": "outro ajuste",
    "other rules in grading.yaml": "outras regras em grading.yaml",
  },
  told: {
    "By your word in grading.yaml": "Pelo que você escreveu em grading.yaml",
    "By an id": "Por um identificador",
    "By the name of a group": "Pelo nome de um grupo",
    "By the name": "Pelo nome",
    "By an id in the name": "Por um identificador no nome",
    "By the words of the name": "Pelas palavras do nome",
    "By one member for the whole group": "Por um membro que entregou pelo grupo todo",
    "Nobody on the list": "Ninguém da lista",
    "Students, by the names of their hand-ins": "Alunos, pelos nomes das entregas",
    "Without a hand-in": "Sem entrega",
    "To settle before grading": "A resolver antes de avaliar",
    "person|people": "pessoa|pessoas",
    "hand-in|hand-ins": "entrega|entregas",
    "{0} on the list: {1} with a hand-in, {2} without. {3} to settle.":
      "{0} na lista: {1} com entrega, {2} sem. {3} a resolver.",
    "these seem to be of one person, {0}: {1}. It is given to none of them":
      "estas entregas parecem ser de uma só pessoa, {0}: {1}. Nenhuma delas conta para ela",
    "this fits several people: {0}": "combina com várias pessoas: {0}",
    "this may be {0}, but it is not sure": "pode ser de {0}, mas não é certo",
    "To say whose a hand-in is, write into grading.yaml: match: { {0}: {1} }":
      "Para dizer de quem é uma entrega, escreva em grading.yaml: match: { {0}: {1} }",
  },
  class: {
    name: "nome",
    group: "grupo",
    "raw grade": "nota bruta",
    "late (%)": "atraso (%)",
    adjustments: "ajustes",
    grade: "nota",
    remark: "observação",
    "Moodle id": "id no Moodle",
    "Canvas id": "id no Canvas",
    "student number": "matrícula",
    "e-mail": "e-mail",
    key: "chave",
    "Grade {0} of {1}.": "Nota {0} de {1}.",
    "{0} before changes.": "{0} antes dos descontos e ajustes.",
    "day|days": "dia|dias",
    "{0} late: -{1} %.": "{0} de atraso: -{1} %.",
    "There is no grade yet: your instructor decides.": "Ainda não há nota: quem decide é o professor.",
    "It was due on {0}.": "O prazo era {0}.",
    "given by the instructor": "dada pelo professor",
    "to look at": "a conferir",
    "to mark by the rubric": "falta a rubrica",
    "nothing handed in": "sem entrega",
    "no time known, so not counted as late": "sem horário conhecido, não conta como atrasado",
    "marked as late by the platform, no time known":
      "marcado como atrasado pela plataforma, sem horário conhecido",
    "grade|grades": "nota|notas",
    "{0} of them given by you": "{0} por decisão sua",
    "{0} of them without a known time": "{0} delas sem horário conhecido",
    "{0} to look at": "{0} a conferir",
    "{0} to mark by the rubric": "{0} com rubrica a preencher",
    "{0} without a hand-in.": "{0} sem entrega.",
    "Look at these, whose grades are left empty: {0}.": "Confira estes, cujas notas ficaram em branco: {0}.",
    "Without a hand-in: {0}.": "Sem entrega: {0}.",
    "Points of the rubric are missing, and these grades are left empty: {0}.":
      "Faltam pontos da rubrica, e estas notas ficaram em branco: {0}.",
    "Graders gave different points by the rubric: {0}.":
      "Os avaliadores deram pontos diferentes na rubrica: {0}.",
    "Marked for other programs than those that are there now: {0}.":
      "A rubrica foi preenchida para outros programas que não os atuais: {0}.",
    "Marked with points that the rubric does not give now: {0}.":
      "Com pontos que a rubrica não dá agora: {0}.",
    of: "de",
    Programs: "Programas",
    "hand-in has no time, so it does|hand-ins have no time, so they do":
      "entrega não tem horário e não conta como atrasada|entregas não têm horário e não contam como atrasadas",
    "{0} not count as late: {1}.": "{0}: {1}.",
    "hand-in is|hand-ins are": "entrega está marcada como atrasada|entregas estão marcadas como atrasadas",
    "{0} marked as late by the platform, without a time. Nothing is taken off for that. Decide about {1}.":
      "{0} pela plataforma, sem horário. Nada é descontado por isso. Decida sobre {1}.",
    'These have another grade or comment in the gradebook already, which was kept: {0}. To replace it, write "gradebook: overwrite" into grading.yaml.':
      'Estes já têm outra nota ou comentário na planilha, que foi mantido: {0}. Para trocar, escreva "gradebook: overwrite" em grading.yaml.',
    "Moodle does not let anybody change the grades of these: {0}.":
      "O Moodle não deixa ninguém mudar as notas destes: {0}.",
    "Written: {0}": "Gravado: {0}",
    'Next, in Moodle: open the assignment, the tab "Submissions" (before Moodle 4.5: "View all submissions"), and there the menu "Actions" (before: "Grading action"). Choose "Upload grading worksheet" and give {0}. Then choose "Upload multiple feedback files in a zip" and give {1}.':
      'Agora, no Moodle: abra a tarefa, a aba "Envios" (antes do Moodle 4.5: "Ver todos os envios") e ali o menu "Ações" (antes: "Ação de avaliação"). Escolha "Carregar planilha de notas" e envie {0}. Depois escolha "Carregar vários arquivos de feedback em um zip" e envie {1}.',
    'Next, in Canvas: open Grades, choose "Import", and give {0}.':
      'Agora, no Canvas: abra Notas, escolha "Importar" e envie {0}.',
    "Next: {0} has all grades. With Moodle's worksheet or Canvas' gradebook as gradebook.csv in the class folder, Cavalo fills it in.":
      "Agora: {0} tem todas as notas. Com a planilha do Moodle ou o livro de notas do Canvas como gradebook.csv na pasta da turma, o Cavalo a preenche.",
  },
});
