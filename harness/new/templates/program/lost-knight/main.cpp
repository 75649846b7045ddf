#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> board;
    for (std::string line; std::cin >> line;) board.push_back(line);

    std::size_t row = 0, column = 0;
    for (std::size_t r = 0; r < board.size(); r++)
        for (std::size_t c = 0; c < board[r].size(); c++)
            if (board[r][c] == 'C') row = r, column = c;

    // {{todo}}
    (void)row, (void)column;

    std::cout << "{{yet}}\n";
}
