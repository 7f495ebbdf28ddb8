/** Tag types in display order; any other type counts as "other". */
export const tagTypes = ["diet", "occasion", "season", "taste", "technique", "recipe", "other"] as const;
export type TagType = (typeof tagTypes)[number];

/** Higher counts are displayed as "1000+". */
export const maxTagCount = 1000;

export interface TagGroup<T> {
  type: TagType;
  tags: T[];
}

/** Groups tags by type. Types without tags are left out; within a type the order stays. */
export function groupTags<T extends { type: string }>(tags: readonly T[]): TagGroup<T>[] {
  const groups = Map.groupBy(tags, ({ type }) => tagTypes.find((known) => known === type) ?? "other");
  return tagTypes.flatMap((type) => {
    const found = groups.get(type);
    return found ? [{ type, tags: found }] : [];
  });
}
