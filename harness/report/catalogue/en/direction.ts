/** Example: `3 down and 1 left`. */
export function direction([down, right]: readonly [number, number]): string {
  const parts = [
    ...(down === 0 ? [] : [`${Math.abs(down)} ${down > 0 ? "down" : "up"}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} ${right > 0 ? "right" : "left"}`]),
  ];
  return parts.join(" and ") || "nowhere";
}
