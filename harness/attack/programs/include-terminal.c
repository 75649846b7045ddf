/* An include that waits for somebody to type. */
#include "/dev/stdin"

int main(void) { return 0; }
