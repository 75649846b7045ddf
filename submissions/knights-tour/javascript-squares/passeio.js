// uso: node passeio.js linhas colunas linha coluna
const [linhas, colunas, linha, coluna] = process.argv.slice(2).map(Number);

const SALTOS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const LETRAS = 'abcdefghijklmnopqrstuvwxyz';

const visitada = Array.from({ length: linhas }, () => new Array(colunas).fill(false));

function vizinhas({ l, c }) {
  return SALTOS
    .map(([dl, dc]) => ({ l: l + dl, c: c + dc }))
    .filter((casa) => casa.l >= 0 && casa.l < linhas && casa.c >= 0 && casa.c < colunas && !visitada[casa.l][casa.c]);
}

function longeDoCentro({ l, c }) {
  return (2 * l - linhas + 1) ** 2 + (2 * c - colunas + 1) ** 2;
}

// Regra de Warnsdorff; no empate, a casa mais longe do centro.
function opcoes(casa) {
  return vizinhas(casa)
    .map((proxima) => ({ proxima, saidas: vizinhas(proxima).length }))
    .sort((a, b) => a.saidas - b.saidas || longeDoCentro(b.proxima) - longeDoCentro(a.proxima))
    .map(({ proxima }) => proxima);
}

function passeio(inicio) {
  // em tabuleiro de tamanho ímpar as casas da cor do canto são maioria
  if ((linhas * colunas) % 2 === 1 && (inicio.l + inicio.c) % 2 === 1) return null;
  const caminho = [inicio];
  visitada[inicio.l][inicio.c] = true;
  const pilha = [opcoes(inicio)];
  while (caminho.length < linhas * colunas) {
    const proxima = pilha[pilha.length - 1].shift();
    if (proxima) {
      visitada[proxima.l][proxima.c] = true;
      caminho.push(proxima);
      pilha.push(opcoes(proxima));
    } else {
      const casa = caminho.pop();
      visitada[casa.l][casa.c] = false;
      pilha.pop();
      if (caminho.length === 0) return null;
    }
  }
  return caminho;
}

const caminho = passeio({ l: linha, c: coluna });
if (caminho === null) {
  console.log('Sem solução');
} else if (colunas <= LETRAS.length) {
  console.log(caminho.map(({ l, c }) => LETRAS[c] + (l + 1)).join(' '));
} else {
  console.log(caminho.map(({ l, c }) => `(${l}, ${c})`).join('\n'));
}
