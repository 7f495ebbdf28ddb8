import type { UnitSystem, UserType } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/picture.ts";

/** What the pages of whoever is signed in know about them: the `data` of GET /api/users/me/. */
export interface ViewerView {
  id: string;
  slug: string;
  name: string;
  new_type: UserType;
  is_premium: boolean;
  newsletter_opt_in: boolean;
  locale: Locale | null;
  /** Null as long as they have not chosen: then the device knows better. */
  units: UnitSystem | null;
  /** Has just opened the account and was not offered the quiz yet. */
  is_quiz_due: boolean;
  /** `src` is a signed address of the picture for an avatar, 96 pixels wide: browsers cannot sign one. */
  picture: (PictureView & { src: string }) | null;
}
