__asm__(".data\n.rept 2000000000\n.quad 1\n.endr\n");

int main(void) {
    return 0;
}
