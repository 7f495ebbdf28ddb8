import type { UnitSystem, UserType } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** The signed-in user of a request. */
export interface SessionUser {
  id: string;
  slug: string;
  name: string;
  newType: UserType;
  /** Null only for an account of a provider. */
  email: string | null;
  locale: Locale | null;
  /** Null until chosen. */
  units: UnitSystem | null;
  isPremium: boolean;
  pictureId: string | null;
  /** The session of this request. */
  sessionId: string;
}
