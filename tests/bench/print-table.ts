/** Prints rows in columns; the first column is left-aligned, the others right-aligned. */
export function printTable(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  console.log(`\n${title}\n`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("   ")}`);
  }
}

/** Formats a factor: "×1.25". */
export function ratio(value: number): string {
  return `×${value >= 10 ? Math.round(value) : value.toFixed(2)}`;
}
