import { expect, test } from "vitest";
import { studentOfFolder } from "./student.ts";

test.each([
  ["Ana Beatriz Souza_123456_assignsubmission_file_", "123456", "Ana Beatriz Souza"],
  ["SILVA, Ana_123456_assignsubmission_file", "123456", "SILVA, Ana"],
  ["Participante_99_assignsubmission_onlinetext", "99", "Participante"],
  ["Default group_assignsubmission_file", "Default group", "Default group"],
  ["D'Ávila, João(jdavila)", "jdavila", "João D'Ávila"],
  ["Silva Ana Maria 4711 2026100123", "2026100123", "Silva Ana Maria"],
  ["Ana Souza (123456)", "123456", "Ana Souza"],
  ["joa\u0303o", "jo\u00e3o", "jo\u00e3o"],
  ["grupo 7", "grupo 7", "grupo 7"],
  ["java-original", "java-original", "java-original"],
])("the folder %j is that of %s, %s", (folder, key, name) => {
  expect(studentOfFolder(folder)).toEqual({ key, name });
});
