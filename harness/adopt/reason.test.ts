import { expect, test } from "vitest";
import { missingLibraryAt } from "./reason.ts";

test.each([
  ["fatal error: conio.h: No such file or directory", "conio.h"],
  ["error: package org.junit does not exist", "org.junit"],
  ['cannot find package "github.com/a/b" in any of: /usr/lib/go/src', "github.com/a/b"],
  ["no required module provides package github.com/a/b: go.mod file not found", "github.com/a/b"],
  ["error: Could not find module ‘Data.List.Extra’", "Data.List.Extra"],
  ["error[E0463]: can't find crate for `rand`", "rand"],
  ["error[E0432]: unresolved import `board`", undefined],
])("%j names a library that is missing: %s", (complaint, library) => {
  expect(missingLibraryAt(complaint)).toBe(library);
});
