/* Computes without end. */
int main(void) {
    for (volatile long step = 0;; step++) {}
}
