using System;
using System.Collections.Generic;
using System.IO;

namespace CavaloPerdido
{
    class Program
    {
        struct Casa
        {
            public int Linha;
            public int Coluna;
            public Casa(int linha, int coluna)
            {
                Linha = linha;
                Coluna = coluna;
            }
        }

        static readonly int[] SaltoLinha = { 2, 1, -1, -2, -2, -1, 1, 2 };
        static readonly int[] SaltoColuna = { 1, 2, 2, 1, -1, -2, -2, -1 };

        static void Main(string[] args)
        {
            var mapa = new List<string>();
            foreach (string linha in File.ReadAllLines(args[0]))
            {
                if (linha.Trim() != "")
                    mapa.Add(linha.Trim());
            }

            int resultado = Buscar(mapa);
            if (resultado < 0)
                Console.WriteLine("Resultado: impossivel");
            else
                Console.WriteLine("Resultado: {0}", resultado);
        }

        static int Buscar(List<string> mapa)
        {
            int linhas = mapa.Count;
            int colunas = mapa[0].Length;
            var distancia = new int[linhas, colunas];
            var fila = new Queue<Casa>();

            for (int i = 0; i < linhas; i++)
            {
                for (int j = 0; j < colunas; j++)
                {
                    distancia[i, j] = -1;
                    if (mapa[i][j] == 'C')
                    {
                        distancia[i, j] = 0;
                        fila.Enqueue(new Casa(i, j));
                    }
                }
            }

            while (fila.Count > 0)
            {
                Casa atual = fila.Dequeue();
                if (mapa[atual.Linha][atual.Coluna] == 'S')
                    return distancia[atual.Linha, atual.Coluna];
                for (int k = 0; k < 8; k++)
                {
                    int l = (atual.Linha + SaltoLinha[k] + 2 * linhas) % linhas;
                    int c = (atual.Coluna + SaltoColuna[k] + 2 * colunas) % colunas;
                    if (mapa[l][c] != 'x' && distancia[l, c] == -1)
                    {
                        distancia[l, c] = distancia[atual.Linha, atual.Coluna] + 1;
                        fila.Enqueue(new Casa(l, c));
                    }
                }
            }
            return -1;
        }
    }
}
