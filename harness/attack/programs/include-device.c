/* An include that never ends. */
#include "/dev/urandom"

int main(void) { return 0; }
