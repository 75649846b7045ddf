#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

vector<string> tab;
int n;

struct Casa {
    int x, y, passos;
};

Casa acha(char letra)
{
    Casa achada = {0, 0, 0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (tab.at(i).at(j) == letra)
                achada = {i, j, 0};
    return achada;
}

int bfs(Casa cavalo, Casa saida)
{
    const int dx[] = {1, 1, -1, -1, 2, 2, -2, -2};
    const int dy[] = {2, -2, 2, -2, 1, -1, 1, -1};
    vector<vector<bool>> visitado(n, vector<bool>(n));
    queue<Casa> fila;
    fila.push(cavalo);
    visitado[cavalo.x][cavalo.y] = true;
    while (!fila.empty()) {
        Casa a = fila.front();
        fila.pop();
        if (a.x == saida.x && a.y == saida.y)
            return a.passos;
        for (int k = 0; k < 8; k++) {
            int x = (a.x + dx[k] + 2 * n) % n;
            int y = (a.y + dy[k] + 2 * n) % n;
            if (tab.at(x).at(y) != 'x' && !visitado[x][y]) {
                visitado[x][y] = true;
                fila.push({x, y, a.passos + 1});
            }
        }
    }
    return -1;
}

int main()
{
    string linha;
    while (cin >> linha)
        tab.push_back(linha);
    n = linha.size();

    Casa saida = acha('S');
    Casa cavalo = acha('C');
    int passos = bfs(cavalo, saida);
    if (passos < 0)
        cout << "IMPOSSIVEL" << endl;
    else
        cout << "Passos: " << passos << endl;
}
