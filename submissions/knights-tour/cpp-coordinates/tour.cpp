#include <algorithm>
#include <iostream>
#include <random>
#include <string>
#include <vector>

struct Square {
    int row, column;
};

const int JUMPS[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

class Tour {
public:
    Tour(int rows, int columns, Square start, bool closed)
        : rows(rows), columns(columns), start(start), closed(closed)
    {
        tie.resize(rows * columns);
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++)
                tie[r * columns + c] = -square(2 * r - rows + 1) - square(2 * c - columns + 1);
    }

    /** Searches with ever more patience; squares that tie are put in another order every time. */
    bool find()
    {
        bool odd = rows * columns % 2 == 1 && rows * columns > 1;
        if (odd && (closed || (start.row + start.column) % 2 == 1))
            return false;
        for (long patience = 4L * rows * columns;; patience += patience / 10 + 1) {
            Result result = search(patience);
            if (result != GAVE_UP)
                return result == FOUND;
            std::shuffle(tie.begin(), tie.end(), generator);
        }
    }

    std::vector<Square> path;

private:
    enum Result { FOUND, NONE, GAVE_UP };

    int rows, columns;
    Square start;
    bool closed;
    std::vector<int> tie;
    std::vector<char> visited;
    std::mt19937 generator{8};

    static int square(int x) { return x * x; }
    int index(Square s) const { return s.row * columns + s.column; }

    std::vector<Square> freeNeighbours(Square from) const
    {
        std::vector<Square> found;
        for (auto &jump : JUMPS) {
            Square to = {from.row + jump[0], from.column + jump[1]};
            if (to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns && !visited[index(to)])
                found.push_back(to);
        }
        return found;
    }

    /** The next squares, the one with the fewest exits last. */
    std::vector<Square> choices(Square from) const
    {
        if (closed && path.size() > 1 && freeNeighbours(start).empty())
            return {};
        std::vector<std::pair<std::pair<int, int>, Square>> rated;
        for (Square to : freeNeighbours(from))
            rated.push_back({{(int)freeNeighbours(to).size(), tie[index(to)]}, to});
        std::sort(rated.begin(), rated.end(), [](auto &a, auto &b) { return a.first > b.first; });
        std::vector<Square> sorted;
        for (auto &r : rated)
            sorted.push_back(r.second);
        return sorted;
    }

    bool complete() const
    {
        if ((int)path.size() < rows * columns)
            return false;
        if (!closed || path.size() == 1)
            return true;
        int down = abs(path.back().row - start.row), right = abs(path.back().column - start.column);
        return down * right == 2;
    }

    Result search(long patience)
    {
        visited.assign(rows * columns, 0);
        path = {start};
        visited[index(start)] = 1;
        std::vector<std::vector<Square>> open = {choices(start)};
        while (!complete()) {
            if (open.back().empty()) {
                visited[index(path.back())] = 0;
                path.pop_back();
                open.pop_back();
                if (path.empty())
                    return NONE;
                continue;
            }
            if (--patience < 0)
                return GAVE_UP;
            Square next = open.back().back();
            open.back().pop_back();
            visited[index(next)] = 1;
            path.push_back(next);
            open.push_back(choices(next));
        }
        return FOUND;
    }
};

int main()
{
    int rows, columns;
    Square start;
    std::string word;
    std::cin >> rows >> columns >> start.row >> start.column >> word;

    Tour tour(rows, columns, start, word == "closed");
    if (!tour.find()) {
        std::cout << "no tour\n";
        return 0;
    }
    for (Square s : tour.path)
        std::cout << '(' << s.row << ',' << s.column << ")\n";
}
