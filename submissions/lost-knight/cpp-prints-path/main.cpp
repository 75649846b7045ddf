#include <algorithm>
#include <fstream>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using namespace std;

typedef pair<int, int> Casa;

int main(int argc, char **argv)
{
    if (argc < 2) {
        cerr << "uso: " << argv[0] << " <arquivo>" << endl;
        return 2;
    }
    ifstream arquivo(argv[1]);
    vector<string> mapa;
    string linha;
    while (arquivo >> linha)
        mapa.push_back(linha);

    int n = mapa.size(), m = mapa[0].size();
    Casa inicio, saida;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (mapa[i][j] == 'C') inicio = Casa(i, j);
            if (mapa[i][j] == 'S') saida = Casa(i, j);
        }

    const Casa ninguem(-1, -1);
    const int dx[] = {-2, -2, -1, -1, 1, 1, 2, 2};
    const int dy[] = {-1, 1, -2, 2, -2, 2, -1, 1};
    vector<vector<Casa>> anterior(n, vector<Casa>(m, ninguem));
    queue<Casa> fila;
    fila.push(inicio);
    anterior[inicio.first][inicio.second] = inicio;

    while (!fila.empty() && anterior[saida.first][saida.second] == ninguem) {
        Casa atual = fila.front();
        fila.pop();
        for (int k = 0; k < 8; k++) {
            int x = ((atual.first + dx[k]) % n + n) % n;
            int y = ((atual.second + dy[k]) % m + m) % m;
            if (mapa[x][y] == 'x' || anterior[x][y] != ninguem) continue;
            anterior[x][y] = atual;
            fila.push(Casa(x, y));
        }
    }

    if (anterior[saida.first][saida.second] == ninguem) {
        cout << "Sem solução" << endl;
        return 0;
    }

    vector<Casa> caminho;
    for (Casa c = saida; c != inicio; c = anterior[c.first][c.second])
        caminho.push_back(c);
    caminho.push_back(inicio);
    reverse(caminho.begin(), caminho.end());

    cout << caminho.size() - 1 << " movimentos" << endl;
    cout << "Caminho:";
    for (Casa c : caminho)
        cout << " (" << c.first << "," << c.second << ")";
    cout << endl;
    return 0;
}
