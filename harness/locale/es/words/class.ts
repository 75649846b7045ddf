import type { Texts } from "../../language.ts";

export const classTexts = (): Readonly<Record<string, Texts>> => ({
  "by-hand": {
    Comments: "Comentarios",
    line: "línea",
    cell: "celda",
    "case {0}": "caso {0}",
    "A hidden case": "Un caso oculto",
    "A case that does not count any more": "Un caso que ya no cuenta",
    "Written for another version of the program.": "Escrito para otra versión del programa.",
    "This line was not found again in the version that counts.":
      "Esta línea no se encontró de nuevo en la versión que vale.",
  },
  change: {
    "grade changed|grades changed": "nota cambió|notas cambiaron",
    "{0} lower": "{0} hacia abajo",
    "{0} higher": "{0} hacia arriba",
    "Since {0}: ": "Desde {0}: ",
    "  and {0} more. `cavalo diff` shows all": "  y {0} más. `cavalo diff` las muestra todas",
    "to look at": "por revisar",
    "to mark": "falta la rúbrica",
    "nothing handed in": "sin entrega",
    "not there": "no estaba",
    "another hand-in": "otra entrega",
    "your decision": "decisión tuya",
    "other points": "otros puntos",
    "other points by the rubric": "otros puntos en la rúbrica",
    "another lateness": "otro atraso",
    "another adjustment": "otro ajuste",
    "other rules in grading.yaml": "otras reglas en grading.yaml",
  },
  told: {
    "By your word in grading.yaml": "Por lo que escribiste en grading.yaml",
    "By an id": "Por un identificador",
    "By the name of a group": "Por el nombre de un grupo",
    "By the name": "Por el nombre",
    "By an id in the name": "Por un identificador en el nombre",
    "By the words of the name": "Por las palabras del nombre",
    "By one member for the whole group": "Por un miembro que entregó por todo el grupo",
    "Nobody on the list": "Nadie de la lista",
    "Students, by the names of their hand-ins": "Estudiantes, por los nombres de sus entregas",
    "Without a hand-in": "Sin entrega",
    "To settle before grading": "Por resolver antes de evaluar",
    "person|people": "persona|personas",
    "hand-in|hand-ins": "entrega|entregas",
    "{0} on the list: {1} with a hand-in, {2} without. {3} to settle.":
      "{0} en la lista: {1} con entrega, {2} sin entrega. {3} por resolver.",
    "these seem to be of one person, {0}: {1}. It is given to none of them":
      "estas entregas parecen ser de una misma persona, {0}: {1}. Ninguna cuenta para ella",
    "this fits several people: {0}": "esto corresponde a varias personas: {0}",
    "this may be {0}, but it is not sure": "puede ser de {0}, pero no es seguro",
    "To say whose a hand-in is, write into grading.yaml: match: { {0}: {1} }":
      "Para decir de quién es una entrega, escribe en grading.yaml: match: { {0}: {1} }",
  },
  class: {
    name: "nombre",
    group: "grupo",
    "raw grade": "nota sin ajustes",
    "late (%)": "atraso (%)",
    adjustments: "ajustes",
    grade: "nota",
    remark: "observación",
    "Moodle id": "id de Moodle",
    "Canvas id": "id de Canvas",
    "student number": "número de estudiante",
    "e-mail": "correo",
    key: "clave",
    "Grade {0} of {1}.": "Nota {0} de {1}.",
    "{0} before changes.": "{0} antes de descuentos y ajustes.",
    "day|days": "día|días",
    "{0} late: -{1} %.": "{0} de atraso: -{1} %.",
    "There is no grade yet: your instructor decides.": "Todavía no hay nota: la decide tu docente.",
    "It was due on {0}.": "El plazo era {0}.",
    "given by the instructor": "dada por el docente",
    "to look at": "por revisar",
    "to mark by the rubric": "falta la rúbrica",
    "nothing handed in": "sin entrega",
    "no time known, so not counted as late": "sin hora conocida, no cuenta como atrasada",
    "marked as late by the platform, no time known":
      "marcada como atrasada por la plataforma, sin hora conocida",
    "grade|grades": "nota|notas",
    "{0} of them given by you": "{0} por decisión tuya",
    "{0} of them without a known time": "{0} de ellas sin hora conocida",
    "{0} to look at": "{0} por revisar",
    "{0} to mark by the rubric": "{0} con rúbrica por completar",
    "{0} without a hand-in.": "{0} sin entrega.",
    "Look at these, whose grades are left empty: {0}.":
      "Revisa a estas personas, cuyas notas quedaron en blanco: {0}.",
    "Without a hand-in: {0}.": "Sin entrega: {0}.",
    "Points of the rubric are missing, and these grades are left empty: {0}.":
      "Faltan puntos de la rúbrica, y estas notas quedaron en blanco: {0}.",
    "Graders gave different points by the rubric: {0}.":
      "Los evaluadores dieron puntos distintos en la rúbrica: {0}.",
    "Marked for other programs than those that are there now: {0}.":
      "La rúbrica se completó para otros programas, no para los actuales: {0}.",
    "Marked with points that the rubric does not give now: {0}.": "Con puntos que la rúbrica ya no da: {0}.",
    of: "de",
    Programs: "Programas",
    "hand-in has no time, so it does|hand-ins have no time, so they do":
      "entrega no tiene hora y no cuenta como atrasada|entregas no tienen hora y no cuentan como atrasadas",
    "{0} not count as late: {1}.": "{0}: {1}.",
    "hand-in is|hand-ins are": "entrega está marcada como atrasada|entregas están marcadas como atrasadas",
    "{0} marked as late by the platform, without a time. Nothing is taken off for that. Decide about {1}.":
      "{0} por la plataforma, sin hora. No se descuenta nada por eso. Decide sobre {1}.",
    'These have another grade or comment in the gradebook already, which was kept: {0}. To replace it, write "gradebook: overwrite" into grading.yaml.':
      'En la planilla ya hay otra nota u otro comentario de estas personas, y se conservó: {0}. Para reemplazarlo, escribe "gradebook: overwrite" en grading.yaml.',
    "Moodle does not let anybody change the grades of these: {0}.":
      "Moodle no deja que nadie cambie las notas de estas personas: {0}.",
    "Written: {0}": "Escrito: {0}",
    'Next, in Moodle: open the assignment, the tab "Submissions" (before Moodle 4.5: "View all submissions"), and there the menu "Actions" (before: "Grading action"). Choose "Upload grading worksheet" and give {0}. Then choose "Upload multiple feedback files in a zip" and give {1}.':
      'Ahora, en Moodle: abre la tarea, la pestaña "Entregas" (antes de Moodle 4.5: "Ver todos los envíos") y ahí el menú "Acciones" (antes: "Acción sobre las calificaciones"). Elige "Subir hoja de calificaciones" e indica {0}. Después elige "Subir varios archivos de retroalimentación en un zip" e indica {1}.',
    'Next, in Canvas: open Grades, choose "Import", and give {0}.':
      'Ahora, en Canvas: abre Calificaciones, elige "Importar" e indica {0}.',
    "Next: {0} has all grades. With Moodle's worksheet or Canvas' gradebook as gradebook.csv in the class folder, Cavalo fills it in.":
      "Ahora: {0} tiene todas las notas. Con la planilla de Moodle o el libro de calificaciones de Canvas como gradebook.csv en la carpeta de la clase, Cavalo la completa.",
  },
});
