/* A program file of 8 GB. */
char block[1L << 33] = {1};

int main(void) { return ((volatile char *)block)[1]; }
