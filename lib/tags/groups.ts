/** Tag types in display order; any other type counts as "other". */
const tagTypeOrder = ["diet", "occasion", "season", "taste", "technique", "recipe", "other"] as const;
export type TagType = (typeof tagTypeOrder)[number];

/** Higher counts are displayed as "1000+". */
export const maxTagCount = 1000;

export interface TagGroup<T> {
  type: TagType;
  tags: T[];
}

/** Groups tags by type. Types without tags are left out; within a type the order stays. */
export function groupTags<T extends { type: string }>(tags: readonly T[]): TagGroup<T>[] {
  const groups = Map.groupBy(tags, ({ type }) => tagTypeOrder.find((known) => known === type) ?? "other");
  return tagTypeOrder.flatMap((type) => {
    const found = groups.get(type);
    return found ? [{ type, tags: found }] : [];
  });
}
