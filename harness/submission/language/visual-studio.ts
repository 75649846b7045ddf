import type { Source } from "./language.ts";

/** Functions that only the library of Visual Studio has, as its compiler advises to use them. */
const CALLS =
  /\b(?:sn?printf|v?fprintf|printf|scanf|fscanf|sscanf|gets|strn?(?:cpy|cat)|memcpy|fopen|localtime)_s\s*\(/;

const HEADER = "visual-studio.h";

/**
 * The functions as Microsoft describes them. Where they read a text, the room for it follows its address; in C++ the room for
 * a text that is an array need not be said.
 */
const TEXT = `#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int errno_t;

static inline int cavalo_scan(FILE *file, const char *text, const char *format, va_list rest) {
  char plain[1024];
  void *to[16] = {0};
  size_t length = 0, values = 0;
  for (const char *at = format; *at && length < sizeof plain - 32;) {
    const char *from = at;
    if (*at++ != '%' || *at == '%') {
      plain[length++] = *from;
      if (*from == '%') plain[length++] = *at++;
      continue;
    }
    const int is_left_out = *at == '*';
    at += strspn(at, "*0123456789hlLqjzt");
    const int is_text = strchr("sc[", *at) != NULL;
    if (*at == '[') {
      at += at[1] == '^' ? 2 : 1;
      at = strchr(*at ? at + 1 : at, ']');
      if (!at) break;
    }
    if (!*at++) break;
    if (!is_left_out && values < 16) to[values++] = va_arg(rest, void *);
    if (is_text && !is_left_out) {
      const unsigned room = va_arg(rest, unsigned);
      if (from[1] == 's' || from[1] == '[') {
        length += (size_t)sprintf(plain + length, "%%%u", room > 1 ? room - 1 : 1);
        from++;
      }
    }
    while (from < at) plain[length++] = *from++;
  }
  plain[length] = 0;
#define CAVALO_TO to[0], to[1], to[2], to[3], to[4], to[5], to[6], to[7], to[8], to[9], to[10], to[11], to[12], to[13], to[14], to[15]
  return text ? sscanf(text, plain, CAVALO_TO) : fscanf(file, plain, CAVALO_TO);
}

#define CAVALO_WITH(format, work) va_list rest; va_start(rest, format); int result = work; va_end(rest); return result;
static inline int scanf_s(const char *format, ...) { CAVALO_WITH(format, cavalo_scan(stdin, NULL, format, rest)) }
static inline int fscanf_s(FILE *file, const char *format, ...) { CAVALO_WITH(format, cavalo_scan(file, NULL, format, rest)) }
static inline int sscanf_s(const char *text, const char *format, ...) { CAVALO_WITH(format, cavalo_scan(NULL, text, format, rest)) }
static inline int sprintf_s(char *to, size_t room, const char *format, ...) { CAVALO_WITH(format, vsnprintf(to, room, format, rest)) }
#define printf_s printf
#define fprintf_s fprintf
#define gets_s(to, room) fgets(to, room, stdin)
static inline errno_t strcpy_s(char *to, size_t room, const char *from) { snprintf(to, room, "%s", from); return 0; }
static inline errno_t strcat_s(char *to, size_t room, const char *from) { strncat(to, from, room - strlen(to) - 1); return 0; }
static inline errno_t strncpy_s(char *to, size_t room, const char *from, size_t count) {
  snprintf(to, room, "%.*s", (int)(count < room ? count : room - 1), from);
  return 0;
}
static inline errno_t memcpy_s(void *to, size_t room, const void *from, size_t count) {
  if (count > room) return ERANGE;
  memcpy(to, from, count);
  return 0;
}
static inline errno_t fopen_s(FILE **file, const char *name, const char *mode) {
  *file = fopen(name, mode);
  return *file ? 0 : errno;
}
static inline errno_t localtime_s(struct tm *to, const time_t *from) { return localtime_r(from, to) ? 0 : errno; }

#ifdef __cplusplus
template <size_t room> int sprintf_s(char (&to)[room], const char *format, ...) { CAVALO_WITH(format, vsnprintf(to, room, format, rest)) }
template <size_t room> errno_t strcpy_s(char (&to)[room], const char *from) { return strcpy_s(to, room, from); }
template <size_t room> errno_t strcat_s(char (&to)[room], const char *from) { return strcat_s(to, room, from); }
#endif
`;

/** Gives the header with what only the library of Visual Studio has; undefined if the program calls none of it. */
export function visualStudioHeader(
  sources: readonly Pick<Source, "text">[],
): { readonly name: string; readonly text: string } | undefined {
  return sources.some(({ text }) => CALLS.test(text)) ? { name: HEADER, text: TEXT } : undefined;
}
