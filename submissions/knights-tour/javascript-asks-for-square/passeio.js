const readline = require("node:readline");

const N = 8;
const SALTOS = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]];
const tabuleiro = Array.from({ length: N }, () => Array(N).fill(0));

function livres(l, c) {
  return SALTOS.map(([dl, dc]) => [l + dl, c + dc]).filter(([a, b]) => tabuleiro[a]?.[b] === 0);
}

function passear(l, c, passo) {
  tabuleiro[l][c] = passo;
  if (passo === N * N) return true;
  const proximas = livres(l, c).sort((a, b) => livres(...a).length - livres(...b).length);
  if (proximas.some(([a, b]) => passear(a, b, passo + 1))) return true;
  tabuleiro[l][c] = 0;
  return false;
}

process.stdout.write("Casa inicial (por exemplo a1): ");
readline.createInterface({ input: process.stdin }).once("line", (casa) => {
  const coluna = casa.charCodeAt(0) - "a".charCodeAt(0);
  const linha = Number(casa.slice(1)) - 1;
  if (passear(linha, coluna, 1)) {
    console.log("");
    for (const passos of tabuleiro) console.log(passos.map((p) => String(p).padStart(3)).join(""));
  } else {
    console.log("Não existe passeio.");
  }
});
