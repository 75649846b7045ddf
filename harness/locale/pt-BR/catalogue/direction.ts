/** Example: `3 para baixo e 1 para a esquerda`. */
export function direction([down, right]: readonly [number, number]): string {
  const parts = [
    ...(down === 0 ? [] : [`${Math.abs(down)} para ${down > 0 ? "baixo" : "cima"}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} para a ${right > 0 ? "direita" : "esquerda"}`]),
  ];
  return parts.join(" e ") || "a lugar nenhum";
}
