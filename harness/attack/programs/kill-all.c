/* Kills everything that it can. */
#include <signal.h>

int main(void) { return kill(-1, SIGKILL) == 0 ? 0 : 3; }
