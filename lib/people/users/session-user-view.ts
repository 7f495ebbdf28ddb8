import type { UserSettings } from "#lib/platform/db/settings/user-settings.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** The signed-in user as pages and apps see it: `data` of GET /api/users/me/. */
export interface SessionUserView extends UserSettings {
  id: string;
  slug: string;
  name: string;
  new_type: UserType;
  is_premium: boolean;
  newsletter_opt_in: boolean;
  /** True for a new account to which the quiz was not offered yet. */
  is_quiz_due: boolean;
  /** What is still to buy: each ingredient once, and each own entry. */
  open_shopping_items: number;
  /** Whether the shopping list is the common one of a household. */
  has_household_list: boolean;
  /** `src` is a signed URL, 96 pixels wide: browsers cannot sign one. */
  picture: (PictureView & { src: string }) | null;
}
