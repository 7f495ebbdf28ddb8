import type { UserType } from "#lib/db/tables/users.ts";

export interface KitchenGroup<T> {
  type: UserType;
  kitchens: T[];
}

const order = ["editor", "contributor", "community", "partner"] as const;

/** Kitchens by type in the order of the page about them, without empty groups; admins count as editors. */
export function groupKitchens<T extends { newType: UserType }>(kitchens: readonly T[]): KitchenGroup<T>[] {
  return order.flatMap((type) => {
    const found = kitchens.filter(({ newType }) => (newType === "admin" ? "editor" : newType) === type);
    return found.length > 0 ? [{ type, kitchens: found }] : [];
  });
}
