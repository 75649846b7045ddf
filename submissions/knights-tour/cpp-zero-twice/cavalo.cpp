#include <algorithm>
#include <iomanip>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int n, m;
vector<vector<bool>> visitada;

bool livre(int x, int y)
{
    return x >= 0 && y >= 0 && x < n && y < m && !visitada[x][y];
}

vector<pair<int, int>> vizinhas(int x, int y)
{
    static const int d[8][2] = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};
    vector<pair<int, int>> v;
    for (auto &s : d)
        if (livre(x + s[0], y + s[1]))
            v.push_back({x + s[0], y + s[1]});
    return v;
}

// menos saidas primeiro; depois as mais longe do centro
pair<int, int> nota(pair<int, int> casa)
{
    int a = 2 * casa.first - n + 1, b = 2 * casa.second - m + 1;
    return {vizinhas(casa.first, casa.second).size(), -(a * a + b * b)};
}

vector<pair<int, int>> ordenadas(pair<int, int> casa)
{
    auto v = vizinhas(casa.first, casa.second);
    // a melhor fica no fim
    sort(v.begin(), v.end(), [](auto a, auto b) { return nota(a) > nota(b); });
    return v;
}

int main()
{
    pair<int, int> inicio;
    cin >> n >> m >> inicio.first >> inicio.second;
    visitada.assign(n, vector<bool>(m, false));

    vector<pair<int, int>> caminho = {inicio};
    visitada[inicio.first][inicio.second] = true;
    vector<vector<pair<int, int>>> opcoes = {ordenadas(inicio)};
    bool impossivel = n % 2 == 1 && m % 2 == 1 && (inicio.first + inicio.second) % 2 == 1;

    while (!impossivel && (int)caminho.size() < n * m) {
        if (!opcoes.back().empty()) {
            auto proxima = opcoes.back().back();
            opcoes.back().pop_back();
            visitada[proxima.first][proxima.second] = true;
            caminho.push_back(proxima);
            opcoes.push_back(ordenadas(proxima));
        } else {
            visitada[caminho.back().first][caminho.back().second] = false;
            caminho.pop_back();
            opcoes.pop_back();
            impossivel = caminho.empty();
        }
    }

    if (impossivel) {
        cout << "Impossivel" << endl;
        return 0;
    }

    vector<vector<int>> tabuleiro(n, vector<int>(m, 0));
    int passo = 0;
    for (size_t i = 1; i < caminho.size(); i++)
        tabuleiro[caminho[i].first][caminho[i].second] = passo++;

    for (auto &linha : tabuleiro) {
        for (int p : linha)
            cout << setw(6) << p;
        cout << endl;
    }
}
