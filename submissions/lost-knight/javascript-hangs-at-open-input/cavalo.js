let texto = "";
process.stdin.on("data", (pedaco) => (texto += pedaco));

// Só começa a procurar quando a entrada acaba.
process.stdin.on("end", () => {
  const mapa = texto.trim().split(/\r?\n/);
  const [linhas, colunas] = [mapa.length, mapa[0].length];
  const casas = mapa.join("");
  const saltos = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
  const passos = new Map([[casas.indexOf("C"), 0]]);
  for (const [casa, passo] of passos) {
    for (const [dl, dc] of saltos) {
      const l = (Math.floor(casa / colunas) + dl + 2 * linhas) % linhas;
      const c = ((casa % colunas) + dc + 2 * colunas) % colunas;
      const nova = l * colunas + c;
      if (casas[nova] !== "x" && !passos.has(nova)) passos.set(nova, passo + 1);
    }
  }
  const moves = passos.get(casas.indexOf("S"));
  console.log(moves === undefined ? "impossível" : `Resposta: ${moves} movimentos`);
});
