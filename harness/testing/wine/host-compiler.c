/*
 * A compiler for Wine, where none of Windows can be had: under the name gcc.exe or g++.exe it hands its arguments to the cross
 * compiler of the host, and waits for a file that tells how that ended, because Wine does not wait for programs of the host.
 */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

static void writeLine(FILE *file, const wchar_t *text) {
  char bytes[8192];
  WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
  fprintf(file, "%s\n", bytes);
}

static void copyToErrors(const wchar_t *name) {
  FILE *file = _wfopen(name, L"rb");
  if (!file) return;
  for (int sign; (sign = fgetc(file)) != EOF;) fputc(sign, stderr);
  fclose(file);
}

int wmain(int count, wchar_t **words) {
  wchar_t temp[MAX_PATH], folder[MAX_PATH], given[MAX_PATH], said[MAX_PATH], done[MAX_PATH], line[4096];
  unsigned long own = GetCurrentProcessId();
  wchar_t *name = wcsrchr(words[0], L'\\');
  GetTempPathW(MAX_PATH, temp);
  GetCurrentDirectoryW(MAX_PATH, folder);
  swprintf(given, MAX_PATH, L"%lscompiler-%lu.given", temp, own);
  swprintf(said, MAX_PATH, L"%lscompiler-%lu.said", temp, own);
  swprintf(done, MAX_PATH, L"%lscompiler-%lu.done", temp, own);
  FILE *file = _wfopen(given, L"wb");
  writeLine(file, folder);
  writeLine(file, name ? name + 1 : words[0]);
  for (int at = 1; at < count; at++) writeLine(file, words[at]);
  fclose(file);
  swprintf(line, 4096, L"\\\\?\\unix\\bin\\bash \"" HOST_SCRIPT L"\" \"%ls\"", given);
  STARTUPINFOW start = {.cb = sizeof start};
  PROCESS_INFORMATION started;
  if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &started)) return 125;
  for (;; Sleep(5)) {
    int code;
    FILE *end = _wfopen(done, L"rb");
    if (!end) continue;
    int isWhole = fscanf(end, "%d", &code) == 1;
    fclose(end);
    if (!isWhole) continue;
    copyToErrors(said);
    return code;
  }
}
