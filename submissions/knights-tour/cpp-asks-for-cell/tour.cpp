#include <algorithm>
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

const int DR[] = {2, 1, -1, -2, -2, -1, 1, 2};
const int DC[] = {1, 2, 2, 1, -1, -2, -2, -1};

int n;
vector<int> stepOf;

vector<int> freeFrom(int cell)
{
    vector<int> found;
    for (int m = 0; m < 8; m++) {
        int r = cell / n + DR[m], c = cell % n + DC[m];
        if (r >= 0 && r < n && c >= 0 && c < n && stepOf[r * n + c] == 0)
            found.push_back(r * n + c);
    }
    return found;
}

bool go(int cell, int step)
{
    stepOf[cell] = step;
    if (step == n * n)
        return true;
    vector<int> next = freeFrom(cell);
    stable_sort(next.begin(), next.end(),
                [](int a, int b) { return freeFrom(a).size() < freeFrom(b).size(); });
    for (int each : next)
        if (go(each, step + 1))
            return true;
    stepOf[cell] = 0;
    return false;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    freopen(argv[1], "r", stdin);
    int cell;
    cin >> n >> cell;
    stepOf.assign(n * n, 0);
    if (!go(cell - 1, 1)) {
        cout << "no tour" << endl;
        return 0;
    }
    for (int i = 0; i < n * n; i++)
        cout << stepOf[i] << ((i + 1) % n ? '\t' : '\n');
}
