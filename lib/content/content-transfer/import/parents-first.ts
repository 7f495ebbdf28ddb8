interface Row {
  entry: unknown;
  /** From 1. */
  row: number;
}

/** Entries with their positions; those that others name as their parent come before these. */
export function parentsFirst(entries: readonly unknown[]): Row[] {
  const rows = entries.map((entry, index) => ({ entry, row: index + 1 }));
  const byKey = new Map(rows.map((row) => [fieldOf(row.entry, "key"), row]));
  const sorted = new Set<Row>();
  for (const row of rows) addWithParents(row, byKey, sorted, new Set());
  return [...sorted];
}

function addWithParents(row: Row, byKey: Map<unknown, Row>, sorted: Set<Row>, path: Set<Row>): void {
  if (sorted.has(row) || path.has(row)) return;
  const parent = byKey.get(fieldOf(row.entry, "parentKey") ?? "");
  if (parent) addWithParents(parent, byKey, sorted, path.add(row));
  sorted.add(row);
}

function fieldOf(entry: unknown, name: string): unknown {
  return (entry as Record<string, unknown> | null)?.[name];
}
