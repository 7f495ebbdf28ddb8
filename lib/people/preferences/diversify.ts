interface Candidate {
  points: number;
  /** Facets as "kind:key": "course:cake". */
  facets: string[];
}

/** Points a dish loses per shared facet with each dish before it, by kind of facet. */
const similarityWeights: Record<string, number> = { course: 1.2, ingredient: 1.2, cuisine: 0.6 };

/**
 * Orders dishes so that similar ones do not follow each other: each position takes the dish with
 * the most points after a penalty for facets of earlier dishes, a greedy form of maximal marginal
 * relevance.
 *
 * @see https://doi.org/10.1145/290941.291025
 */
export function diversify<Dish extends Candidate>(dishes: readonly Dish[]): Dish[] {
  const remaining = [...dishes];
  const ordered: Dish[] = [];
  const seen = new Map<string, number>();
  while (remaining.length > 0) {
    const adjustedPoints = remaining.map((dish) => dish.points - repetitionPenalty(dish, seen));
    const [next] = remaining.splice(adjustedPoints.indexOf(Math.max(...adjustedPoints)), 1);
    if (!next) break;
    ordered.push(next);
    for (const value of next.facets) seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return ordered;
}

function repetitionPenalty({ facets }: Candidate, seen: ReadonlyMap<string, number>): number {
  return facets.reduce(
    (sum, value) => sum + (similarityWeights[value.split(":")[0] ?? ""] ?? 0) * (seen.get(value) ?? 0),
    0,
  );
}
