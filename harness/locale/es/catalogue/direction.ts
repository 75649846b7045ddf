/** Example: `3 hacia abajo y 1 hacia la izquierda`. */
export function direction([down, right]: readonly [number, number]): string {
  const parts = [
    ...(down === 0 ? [] : [`${Math.abs(down)} hacia ${down > 0 ? "abajo" : "arriba"}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} hacia la ${right > 0 ? "derecha" : "izquierda"}`]),
  ];
  return parts.join(" y ") || "a ningún lado";
}
