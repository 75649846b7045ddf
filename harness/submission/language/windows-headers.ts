/**
 * Headers that compilers on Windows have, and those of C++ before 1998, by what compilers on Linux understand. A function on
 * one line is left out for a program with one of the same name: some of these compilers do not have it.
 */
export const WINDOWS_HEADERS: Readonly<Record<string, string>> = {
  "conio.h": `#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <termios.h>
#include <unistd.h>
#endif

#ifdef CAVALO_COLORS
enum { BLACK, BLUE, GREEN, CYAN, RED, MAGENTA, BROWN, LIGHTGRAY, DARKGRAY, LIGHTBLUE, LIGHTGREEN, LIGHTCYAN, LIGHTRED, LIGHTMAGENTA, YELLOW, WHITE };
#endif

/* The Enter key is 13 there, and whoever waits for a key goes on where no more come. */
static inline int getch(void) {
  int key;
#ifdef _WIN32
  fflush(stdout);
  key = getchar();
#else
  struct termios before, keys;
  fflush(stdout);
  if (tcgetattr(0, &before) == 0) {
    keys = before;
    keys.c_lflag &= ~(ICANON | ECHO);
    tcsetattr(0, TCSANOW, &keys);
    key = getchar();
    tcsetattr(0, TCSANOW, &before);
  } else {
    key = getchar();
  }
#endif
  return key == '\\n' || key == EOF ? 13 : key;
}
static inline int kbhit(void) { return 1; }
static inline void clrscr(void) { fputs("\\033[2J", stdout); }
static inline void clreol(void) {}
static inline void gotoxy(int column, int row) { printf("\\033[%d;%dH", row, column); }
static inline int wherex(void) { return 1; }
static inline int wherey(void) { return 1; }
static inline void textcolor(int color) { (void)color; }
static inline void textbackground(int color) { (void)color; }
static inline void textattr(int color) { (void)color; }
static inline void _setcursortype(int type) { (void)type; }
#define getche getch
#define putch putchar
#define cprintf printf
#define cscanf scanf
#define cputs(text) fputs(text, stdout)
#define _getch getch
#define _getche getch
#define _kbhit kbhit
#define _putch putchar
#define _cprintf printf
#define _cputs(text) fputs(text, stdout)
`,
  "windows.h": `#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef int BOOL, INT;
typedef unsigned char BYTE, UCHAR;
typedef unsigned short WORD;
typedef unsigned int DWORD, UINT, ULONG;
typedef short SHORT;
typedef int LONG;
typedef long long LONGLONG;
typedef unsigned long long ULONGLONG;
typedef char CHAR, *LPSTR;
typedef const char *LPCSTR;
typedef void *HANDLE, *HWND, *LPVOID;
typedef DWORD *LPDWORD;
typedef struct { SHORT X, Y; } COORD;
typedef struct { SHORT Left, Top, Right, Bottom; } SMALL_RECT;
typedef struct { COORD dwSize, dwCursorPosition; WORD wAttributes; SMALL_RECT srWindow; COORD dwMaximumWindowSize; } CONSOLE_SCREEN_BUFFER_INFO;
typedef struct { DWORD dwSize; BOOL bVisible; } CONSOLE_CURSOR_INFO;
typedef union { struct { DWORD LowPart; LONG HighPart; } u; LONGLONG QuadPart; } LARGE_INTEGER;

#define TRUE 1
#define FALSE 0
#define WINAPI
#define MAX_PATH 260
#define INVALID_HANDLE_VALUE ((HANDLE)-1)
#define STD_INPUT_HANDLE ((DWORD)-10)
#define STD_OUTPUT_HANDLE ((DWORD)-11)
#define STD_ERROR_HANDLE ((DWORD)-12)
#define CP_UTF8 65001
#define FOREGROUND_BLUE 1
#define FOREGROUND_GREEN 2
#define FOREGROUND_RED 4
#define FOREGROUND_INTENSITY 8
#define BACKGROUND_BLUE 16
#define BACKGROUND_GREEN 32
#define BACKGROUND_RED 64
#define BACKGROUND_INTENSITY 128
#if !defined __cplusplus && !defined NOMINMAX
#define max(a, b) ((a) > (b) ? (a) : (b))
#define min(a, b) ((a) < (b) ? (a) : (b))
#endif

static inline HANDLE GetStdHandle(DWORD which) { (void)which; return (HANDLE)1; }
static inline HWND GetConsoleWindow(void) { return (HWND)1; }
static inline BOOL ShowWindow(HWND window, int how) { (void)window; (void)how; return TRUE; }
static inline BOOL SetConsoleTextAttribute(HANDLE to, WORD color) { (void)to; (void)color; return TRUE; }
static inline BOOL SetConsoleCursorPosition(HANDLE to, COORD place) {
  (void)to;
  printf("\\033[%d;%dH", place.Y + 1, place.X + 1);
  return TRUE;
}
static inline BOOL SetConsoleCursorInfo(HANDLE to, const CONSOLE_CURSOR_INFO *cursor) { (void)to; (void)cursor; return TRUE; }
static inline BOOL GetConsoleCursorInfo(HANDLE to, CONSOLE_CURSOR_INFO *cursor) {
  (void)to;
  cursor->dwSize = 25;
  cursor->bVisible = TRUE;
  return TRUE;
}
static inline BOOL GetConsoleScreenBufferInfo(HANDLE to, CONSOLE_SCREEN_BUFFER_INFO *screen) {
  (void)to;
  memset(screen, 0, sizeof *screen);
  screen->dwSize.X = screen->dwMaximumWindowSize.X = 80;
  screen->dwSize.Y = screen->dwMaximumWindowSize.Y = 25;
  screen->srWindow.Right = 79;
  screen->srWindow.Bottom = 24;
  screen->wAttributes = 7;
  return TRUE;
}
static inline BOOL GetConsoleMode(HANDLE of, LPDWORD mode) { (void)of; *mode = 0; return TRUE; }
static inline BOOL SetConsoleMode(HANDLE of, DWORD mode) { (void)of; (void)mode; return TRUE; }
static inline BOOL SetConsoleOutputCP(UINT page) { (void)page; return TRUE; }
static inline BOOL SetConsoleCP(UINT page) { (void)page; return TRUE; }
static inline UINT GetConsoleOutputCP(void) { return CP_UTF8; }
static inline BOOL SetConsoleTitle(const char *title) { (void)title; return TRUE; }
#define SetConsoleTitleA SetConsoleTitle
static inline BOOL FillConsoleOutputCharacter(HANDLE to, char of, DWORD count, COORD place, LPDWORD done) {
  (void)to; (void)of; (void)place;
  *done = count;
  return TRUE;
}
#define FillConsoleOutputCharacterA FillConsoleOutputCharacter
static inline BOOL FillConsoleOutputAttribute(HANDLE to, WORD color, DWORD count, COORD place, LPDWORD done) {
  (void)to; (void)color; (void)place;
  *done = count;
  return TRUE;
}
static inline void Sleep(DWORD milliseconds) { fflush(stdout); usleep(milliseconds * 1000); }
static inline BOOL Beep(DWORD hertz, DWORD milliseconds) { (void)hertz; (void)milliseconds; return TRUE; }
static inline ULONGLONG GetTickCount64(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000ULL + now.tv_nsec / 1000000;
}
static inline DWORD GetTickCount(void) { return (DWORD)GetTickCount64(); }
static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER *each) { each->QuadPart = 1000000000; return TRUE; }
static inline BOOL QueryPerformanceCounter(LARGE_INTEGER *count) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  count->QuadPart = now.tv_sec * 1000000000LL + now.tv_nsec;
  return TRUE;
}
`,
  "dos.h": `#pragma once
#include <unistd.h>
static inline void delay(unsigned milliseconds) { usleep(milliseconds * 1000); }
static inline void sound(unsigned hertz) { (void)hertz; }
static inline void nosound(void) {}
`,
  // A project of Visual Studio includes these from its stdafx.h and targetver.h.
  "sdkddkver.h": "#pragma once\n",
  "winsdkver.h": "#pragma once\n",
  "tchar.h": `#pragma once
#define _tmain main
#define _TCHAR char
#define TCHAR char
#define _T(text) text
#define _TEXT(text) text
#define _tprintf printf
#define _tscanf scanf
`,
  "process.h": "#pragma once\n#include <stdlib.h>\n#include <unistd.h>\n",
  "iostream.h": "#pragma once\n#include <iostream>\nusing namespace std;\n",
  "fstream.h": "#pragma once\n#include <fstream>\nusing namespace std;\n",
  "iomanip.h": "#pragma once\n#include <iomanip>\nusing namespace std;\n",
};
