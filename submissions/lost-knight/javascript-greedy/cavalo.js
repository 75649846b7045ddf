const { readFileSync } = require('fs');

const mapa = readFileSync(0, 'utf8').split('\n').filter((linha) => linha.length > 0);
const linhas = mapa.length;
const colunas = mapa[0].length;
const saltos = [[-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1]];

function achar(letra) {
  for (let l = 0; l < linhas; l++) {
    for (let c = 0; c < colunas; c++) {
      if (mapa[l][c] === letra) return { l, c };
    }
  }
}

const saida = achar('S');

// distancia em linha reta, dando a volta no tabuleiro se for mais curto
function distancia(casa) {
  const dl = Math.abs(casa.l - saida.l);
  const dc = Math.abs(casa.c - saida.c);
  return Math.min(dl, linhas - dl) ** 2 + Math.min(dc, colunas - dc) ** 2;
}

let cavalo = achar('C');
const visitadas = new Set([cavalo.l * colunas + cavalo.c]);
let movimentos = 0;

while (mapa[cavalo.l][cavalo.c] !== 'S') {
  let melhor = null;
  for (const [dl, dc] of saltos) {
    const casa = { l: (cavalo.l + dl + 2 * linhas) % linhas, c: (cavalo.c + dc + 2 * colunas) % colunas };
    if (mapa[casa.l][casa.c] === 'x' || visitadas.has(casa.l * colunas + casa.c)) continue;
    if (melhor === null || distancia(casa) < distancia(melhor)) melhor = casa;
  }
  if (melhor === null) break;
  cavalo = melhor;
  visitadas.add(cavalo.l * colunas + cavalo.c);
  movimentos++;
}

console.log(`Em ${movimentos} movimentos.`);
