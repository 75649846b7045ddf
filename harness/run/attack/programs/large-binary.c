/* A program file of 8 GB. */
static char block[1L << 33] = {1};

int main(void) { return block[0]; }
