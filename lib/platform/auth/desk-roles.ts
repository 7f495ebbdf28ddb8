import type { UserType } from "#lib/platform/db/tables/users.ts";

/** Whether users of this role edit the whole site. */
export function isEditor(newType: UserType): boolean {
  return newType === "editor" || newType === "admin";
}

/** Whether users of this role have a desk: editors for everything, partners for what is theirs. */
export function hasDesk(newType: UserType): boolean {
  return newType === "partner" || isEditor(newType);
}

/**
 * Whose content a user of the desk sees: the own content of a partner, or null for editors, who see
 * everything.
 */
export function getDeskOwnerId({ id, newType }: { id: string; newType: UserType }): string | null {
  return newType === "partner" ? id : null;
}
