const fs = require('fs');

const tabuleiro = fs.readFileSync(process.argv[2], 'utf8').trim().split('\n');
const linhas = tabuleiro.length;
const colunas = tabuleiro[0].length;

function vizinhas([linha, coluna]) {
  const saltos = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
  return saltos
    .map(([dl, dc]) => [(linha + dl + 2 * linhas) % linhas, (coluna + dc + 2 * colunas) % colunas])
    .filter(([l, c]) => tabuleiro[l][c] !== 'x');
}

const linhaDoCavalo = tabuleiro.findIndex((linha) => linha.includes('C'));
const cavalo = [linhaDoCavalo, tabuleiro[linhaDoCavalo].indexOf('C')];

const anterior = new Map([[String(cavalo), null]]);
const fila = [cavalo];
let saida = null;

while (fila.length > 0 && saida === null) {
  const casa = fila.shift();
  if (tabuleiro[casa[0]][casa[1]] === 'S') {
    saida = casa;
  }
  for (const vizinha of vizinhas(casa)) {
    if (!anterior.has(String(vizinha))) {
      anterior.set(String(vizinha), casa);
      fila.push(vizinha);
    }
  }
}

if (saida === null) {
  console.log('Sem solução');
} else {
  const caminho = [];
  for (let casa = saida; casa !== null; casa = anterior.get(String(casa))) {
    caminho.push(casa);
  }
  console.log(`Em ${caminho.length} movimentos`);
}
