interface Mixable {
  points: number;
  /** Kind and key of what it is filed under: "course:cake". */
  facets: string[];
}

/** What makes two dishes alike, and how much a dish loses for each one like it that is already on the table. */
const likeness: Record<string, number> = { course: 1.2, ingredient: 1.2, cuisine: 0.6 };

/** What fits best comes first, but not six times pasta: each in turn is what fits best beside those before it. */
export function mix<Dish extends Mixable>(dishes: readonly Dish[]): Dish[] {
  const left = [...dishes];
  const mixed: Dish[] = [];
  const seen = new Map<string, number>();
  while (left.length > 0) {
    const worth = left.map((dish) => dish.points - repetition(dish, seen));
    const [next] = left.splice(worth.indexOf(Math.max(...worth)), 1);
    if (!next) break;
    mixed.push(next);
    for (const value of next.facets) seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return mixed;
}

function repetition({ facets }: Mixable, seen: ReadonlyMap<string, number>): number {
  return facets.reduce((sum, value) => sum + (likeness[value.split(":")[0] ?? ""] ?? 0) * (seen.get(value) ?? 0), 0);
}
