interface Placed {
  id: string;
  kind: string;
  parentId: string | null;
  position: number;
}

/** Categories in one list: entries of a group, all groups, or all special ones. */
export function isSibling(one: Placed, other: Placed): boolean {
  return one.parentId === other.parentId && one.kind === other.kind;
}

/**
 * Moves a category by one place among its siblings.
 *
 * @param all in the order of the menu
 * @returns the positions that change; none at the end of the list
 */
export function moveAmongSiblings(
  all: readonly Placed[],
  category: Placed,
  direction: "up" | "down",
): { id: string; position: number }[] {
  const siblings = all.filter((one) => isSibling(one, category));
  const index = siblings.findIndex(({ id }) => id === category.id);
  const other = siblings[index + (direction === "up" ? -1 : 1)];
  if (!other) return [];
  const order = all.map(({ id }) => (id === category.id ? other.id : id === other.id ? category.id : id));
  // Positions of old rows may be equal: then all are counted anew.
  return order.flatMap((id, position) => {
    const before = all.find((one) => one.id === id);
    return before && before.position !== position ? [{ id, position }] : [];
  });
}
