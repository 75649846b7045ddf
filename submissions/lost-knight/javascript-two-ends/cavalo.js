// Busca nos dois sentidos ao mesmo tempo, a partir do C e a partir do S, até as duas se encontrarem.
const fs = require('fs');

const linhas = fs.readFileSync(process.argv[2], 'utf8').split('\n').filter((linha) => linha !== '');
const altura = linhas.length;
const largura = linhas[0].length;
const casas = linhas.join('');

const SALTOS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

function vizinhas(casa) {
  const linha = Math.floor(casa / largura);
  const coluna = casa % largura;
  return SALTOS
    .map(([dl, dc]) => [(linha + dl + 2 * altura) % altura, (coluna + dc + 2 * largura) % largura])
    .map(([l, c]) => l * largura + c)
    .filter((vizinha) => casas[vizinha] !== 'x');
}

// De um lado da busca: de que casa se chegou a cada uma, e as que foram alcançadas por último.
function lado(letra) {
  const inicio = casas.indexOf(letra);
  return { veioDe: new Map([[inicio, -1]]), fronteira: [inicio] };
}

// Um salto a mais; devolve a casa em que este lado encontra o outro, se encontrar.
function avancar(deste, doOutro) {
  const novas = [];
  for (const casa of deste.fronteira) {
    for (const vizinha of vizinhas(casa)) {
      if (deste.veioDe.has(vizinha)) continue;
      deste.veioDe.set(vizinha, casa);
      if (doOutro.veioDe.has(vizinha)) return vizinha;
      novas.push(vizinha);
    }
  }
  deste.fronteira = novas;
}

function caminhoAte(casa, { veioDe }) {
  const caminho = [];
  for (let atual = casa; atual !== -1; atual = veioDe.get(atual)) caminho.push(atual);
  return caminho;
}

function menorCaminho() {
  const doCavalo = lado('C');
  const daSaida = lado('S');
  while (doCavalo.fronteira.length > 0 && daSaida.fronteira.length > 0) {
    const menor = doCavalo.fronteira.length <= daSaida.fronteira.length;
    const encontro = menor ? avancar(doCavalo, daSaida) : avancar(daSaida, doCavalo);
    if (encontro !== undefined) {
      return [...caminhoAte(encontro, doCavalo).reverse(), ...caminhoAte(encontro, daSaida).slice(1)];
    }
  }
  return null;
}

const caminho = menorCaminho();
if (caminho === null) {
  console.log('Impossível: não há caminho até a saída.');
} else {
  console.log(`Movimentos: ${caminho.length - 1}`);
  for (const casa of caminho) console.log(`(${Math.floor(casa / largura)}, ${casa % largura})`);
}
