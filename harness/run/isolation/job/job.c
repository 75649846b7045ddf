/*
 * Runs a program of Windows in a job: all its processes have their limits together, and end with this one.
 *
 *   job.exe HARNESS CPU_MS WALL_MS BYTES PROCESSES PROGRAM [ARGUMENT...]
 *
 * HARNESS is the process that this one ends with. The program has our standard input and output, and for its errors our
 * descriptor 3. Ours are for one line, when it has ended:
 *
 *   job END CODE WALL_MS CPU_MS PEAK_BYTES
 *
 * END is what ended it: "itself", or the limit "cpu" or "wall"; CODE is in hexadecimal. Memory and processes beyond their
 * limits are refused to it by the system. If it cannot be started, the line is "not-started", the step that failed, and the
 * number of the error.
 *
 * No library of C is linked: it would be most of the file. `npm run build:job` builds it, byte for byte the same.
 */
#define _WIN32_WINNT 0x0602
#include <windows.h>

enum { ARGUMENTS = 5, LOOK_MS = 10, TRIES = 20, AGAIN_MS = 50, HARNESS_GONE = 3, UNABLE = 125 };

/* The limits as they are given. */
static ULONGLONG given[ARGUMENTS];

static char line[256];
static int length;

static void say(const char *text) {
  while (*text && length < (int)sizeof line) line[length++] = *text++;
}

static void sayNumber(ULONGLONG number, unsigned base) {
  char digits[24];
  int at = sizeof digits - 1;
  digits[at] = 0;
  do digits[--at] = "0123456789abcdef"[number % base];
  while ((number /= base) > 0);
  say(" ");
  say(digits + at);
}

static void report(void) {
  DWORD written;
  say("\n");
  WriteFile(GetStdHandle(STD_ERROR_HANDLE), line, length, &written, NULL);
}

/* Says which step failed, and ends. */
static void fail(const char *step) {
  DWORD error = GetLastError();
  say("not-started ");
  say(step);
  sayNumber(error, 10);
  report();
  ExitProcess(UNABLE);
}

/* Finds the end of a word of a command line, which may be in quotes; numbers and our own path hold no other signs. */
static wchar_t *afterWord(wchar_t *at) {
  int quoted = 0;
  while (*at && (quoted || (*at != L' ' && *at != L'\t'))) quoted ^= *at++ == L'"';
  while (*at == L' ' || *at == L'\t') at++;
  return at;
}

/* Reads the numbers at the beginning of the command line; what follows is the program's own, as it was written for us. */
static wchar_t *programLine(void) {
  wchar_t *at = afterWord(GetCommandLineW());
  for (int each = 0; each < ARGUMENTS; each++, at = afterWord(at)) {
    for (wchar_t *digit = at; *digit >= L'0' && *digit <= L'9'; digit++) given[each] = 10 * given[each] + (*digit - L'0');
  }
  return at;
}

/* The handle of a descriptor: whoever starts a program passes them in the way of the library of C. */
static HANDLE handleOf(const STARTUPINFOW *own, int descriptor) {
  int count = 0;
  HANDLE handle = NULL;
  if (own->cbReserved2 < sizeof count) return NULL;
  __builtin_memcpy(&count, own->lpReserved2, sizeof count);
  if (descriptor >= count || own->cbReserved2 < sizeof count + count * (1 + sizeof handle)) return NULL;
  __builtin_memcpy(&handle, own->lpReserved2 + sizeof count + count + descriptor * sizeof handle, sizeof handle);
  return handle;
}

static HANDLE inherited(HANDLE handle) {
  SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
  return handle;
}

static HANDLE limitedJob(void) {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits;
  HANDLE job = CreateJobObjectW(NULL, NULL);
  SecureZeroMemory(&limits, sizeof limits);
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION |
                                            JOB_OBJECT_LIMIT_ACTIVE_PROCESS | JOB_OBJECT_LIMIT_JOB_MEMORY;
  limits.BasicLimitInformation.ActiveProcessLimit = (DWORD)given[4];
  limits.JobMemoryLimit = (SIZE_T)given[3];
  if (!job || !SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits)) fail("limits");
  return job;
}

static PROCESS_INFORMATION startIn(HANDLE job, wchar_t *command) {
  STARTUPINFOW own, start;
  PROCESS_INFORMATION started;
  own.cb = sizeof own;
  GetStartupInfoW(&own);
  SecureZeroMemory(&start, sizeof start);
  start.cb = sizeof start;
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = inherited(GetStdHandle(STD_INPUT_HANDLE));
  start.hStdOutput = inherited(GetStdHandle(STD_OUTPUT_HANDLE));
  start.hStdError = inherited(handleOf(&own, 3));
  /* What this process says and reads is none of the program's, nor is a window that tells of a crash. */
  SetHandleInformation(GetStdHandle(STD_ERROR_HANDLE), HANDLE_FLAG_INHERIT, 0);
  SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
  /* It begins when it is in the job: nothing that it starts is outside. */
  for (int tries = 1; !CreateProcessW(NULL, command, NULL, NULL, TRUE, CREATE_SUSPENDED | CREATE_NO_WINDOW, NULL, NULL, &start, &started); tries++) {
    /* An antivirus program holds what a compiler has just written. */
    if (tries == TRIES || GetLastError() != ERROR_SHARING_VIOLATION) fail("start");
    Sleep(AGAIN_MS);
  }
  if (!AssignProcessToJobObject(job, started.hProcess)) {
    TerminateProcess(started.hProcess, 1);
    fail("job");
  }
  ResumeThread(started.hThread);
  return started;
}

/* Milliseconds of user and system time of all processes that are or were in the job. */
static ULONGLONG cpuMsOf(HANDLE job) {
  JOBOBJECT_BASIC_ACCOUNTING_INFORMATION used;
  SecureZeroMemory(&used, sizeof used);
  QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &used, sizeof used, NULL);
  return (used.TotalUserTime.QuadPart + used.TotalKernelTime.QuadPart) / 10000;
}

static ULONGLONG peakOf(HANDLE job) {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION used;
  SecureZeroMemory(&used, sizeof used);
  QueryInformationJobObject(job, JobObjectExtendedLimitInformation, &used, sizeof used, NULL);
  return used.PeakJobMemoryUsed;
}

void begin(void) {
  wchar_t *command = programLine();
  HANDLE harness = OpenProcess(SYNCHRONIZE, FALSE, (DWORD)given[0]);
  ULONGLONG cpuMs = given[1], wallMs = given[2], startedAt = GetTickCount64();
  const char *end = "itself";
  DWORD code = 0;
  /* Ctrl-C is for the harness, which ends us. */
  SetConsoleCtrlHandler(NULL, TRUE);
  if (!harness) fail("harness");
  HANDLE job = limitedJob();
  PROCESS_INFORMATION started = startIn(job, command);
  HANDLE waited[] = {started.hProcess, harness};
  for (;;) {
    DWORD what = WaitForMultipleObjects(2, waited, FALSE, LOOK_MS);
    if (what == WAIT_OBJECT_0) break;
    /* The job ends with us, and all in it with the job. */
    if (what == WAIT_OBJECT_0 + 1) ExitProcess(HARNESS_GONE);
    if (cpuMsOf(job) > cpuMs) end = "cpu";
    else if (GetTickCount64() - startedAt > wallMs) end = "wall";
    else continue;
    TerminateJobObject(job, 1);
    WaitForSingleObject(started.hProcess, INFINITE);
    break;
  }
  GetExitCodeProcess(started.hProcess, &code);
  say("job ");
  say(end);
  sayNumber(code, 16);
  sayNumber(GetTickCount64() - startedAt, 10);
  sayNumber(cpuMsOf(job), 10);
  sayNumber(peakOf(job), 10);
  report();
  ExitProcess(0);
}
