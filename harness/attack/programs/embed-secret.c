/* Has the assembler take in a file of others. */
#include <stdio.h>

__asm__(".data\ntext: .incbin \"@SECRET@\"\n.byte 0\n");
extern const char text[];

int main(void) {
    printf("BREACH assembled in: %s\n", text);
    return 0;
}
