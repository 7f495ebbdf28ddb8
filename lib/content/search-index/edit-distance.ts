/**
 * Counts the letters to insert, delete, change or swap with their neighbour to turn one word into
 * another: the optimal string alignment distance (Damerau, https://doi.org/10.1145/363958.363994).
 * @param maxDistance The calculation stops above it.
 * @returns The distance, or `maxDistance` + 1 if it is larger.
 */
export function editDistance(a: string, b: string, maxDistance: number): number {
  const tooFar = maxDistance + 1;
  if (Math.abs(a.length - b.length) > maxDistance) return tooFar;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (lastRow[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (rowBeforeLast[j - 2] ?? maxDistance) + 1 : tooFar;
      row.push(Math.min(change, swap, (lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > maxDistance) return tooFar;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(lastRow[b.length] ?? 0, tooFar);
}
