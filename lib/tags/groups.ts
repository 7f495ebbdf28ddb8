/** Kinds of tags in the order readers look for them; a kind that is not among them counts as "other". */
const order = ["diet", "occasion", "season", "taste", "technique", "recipe", "other"] as const;
export type TagType = (typeof order)[number];

/** Of more things with a tag nobody counts how many there are. */
export const mostCounted = 1000;

export interface TagGroup<T> {
  type: TagType;
  tags: T[];
}

/** Tags by kind, without empty kinds; within a kind they keep their order. */
export function groupTags<T extends { type: string }>(tags: readonly T[]): TagGroup<T>[] {
  const groups = Map.groupBy(tags, ({ type }) => order.find((known) => known === type) ?? "other");
  return order.flatMap((type) => {
    const found = groups.get(type);
    return found ? [{ type, tags: found }] : [];
  });
}
