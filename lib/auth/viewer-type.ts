import type { UnitSystem, UserType } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Whoever is signed in, as far as pages and doors need to know. */
export interface Viewer {
  id: string;
  slug: string;
  name: string;
  newType: UserType;
  /** Null only for an account that came from elsewhere. */
  email: string | null;
  locale: Locale | null;
  /** Null as long as they have not chosen. */
  units: UnitSystem | null;
  isPremium: boolean;
  pictureId: string | null;
  /** The session they came with. */
  sessionId: string;
}

/** Whether this viewer may see and change what belongs to others: drafts, comments, profiles. */
export function isStaff({ newType }: Pick<Viewer, "newType">): boolean {
  return newType === "editor" || newType === "admin";
}
