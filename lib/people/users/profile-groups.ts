import type { UserType } from "#lib/platform/db/tables/users.ts";

interface ProfileGroup<T> {
  type: UserType;
  profiles: T[];
}

const typeOrder = ["editor", "contributor", "community", "partner"] as const;

/**
 * Groups profiles by type in the order of the page, without empty groups. Admins count as editors.
 */
export function groupProfiles<T extends { newType: UserType }>(profiles: readonly T[]): ProfileGroup<T>[] {
  return typeOrder.flatMap((type) => {
    const found = profiles.filter(({ newType }) => (newType === "admin" ? "editor" : newType) === type);
    return found.length > 0 ? [{ type, profiles: found }] : [];
  });
}
