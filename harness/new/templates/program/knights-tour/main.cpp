#include <iostream>
#include <string>

int main() {
    int rows, columns, row, column;
    std::string word;
    std::cin >> rows >> columns >> row >> column >> word;
    bool closed = word == "closed";

    // {{todo}}
    (void)closed;

    std::cout << "{{yet}}\n";
}
