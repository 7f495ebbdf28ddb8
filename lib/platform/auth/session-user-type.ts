import type { UserSettings } from "#lib/platform/db/settings/user-settings.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

/** The signed-in user of a request. */
export interface SessionUser extends UserSettings {
  id: string;
  slug: string;
  name: string;
  newType: UserType;
  /** Null only for an account of a provider. */
  email: string | null;
  isPremium: boolean;
  pictureId: string | null;
  /** The session of this request. */
  sessionId: string;
}
