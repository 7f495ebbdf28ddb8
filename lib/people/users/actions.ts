"use server";
import { refresh } from "next/cache";
import { cookies } from "next/headers";
import { z } from "zod";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { setFlashMessage, setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidateOwnProfile } from "#lib/platform/routing/revalidate-profile.ts";
import { userLimits } from "./limits.ts";
import { setOwnPicture } from "./picture-mutations.ts";
import { updateProfile } from "./profile-mutations.ts";
import {
  type AppearanceState,
  appearanceFields,
  appearanceSchema,
  type ProfileState,
  profileFields,
  profileSchema,
  type RemovePictureState,
  removePictureSchema,
  unitsSchema,
} from "./schema.ts";

/** Updates name, bio and website of the signed-in user. */
export const changeProfileAction: FormAction<ProfileState> = createFormAction({
  fields: profileFields,
  schema: profileSchema,
  submit: async ({ locale, ...change }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (!(await userLimits.profileChange(user.id))) return { status: "limited" };
    if (change.name !== user.name && !(await userLimits.nameChange(user.id))) return { status: "limited" };
    const result = await updateProfile(user.id, change, locale);
    if (result.error === "missing") return { status: "failed" };
    if (result.error) return { status: "invalid", errors: { name: result.error } };
    await revalidateOwnProfile(user.id, result.slugs);
    refresh();
    return { status: "sent" };
  },
});

/** Removes the picture of the profile. */
export const removePictureAction: FormAction<RemovePictureState> = createFormAction({
  fields: [],
  schema: removePictureSchema,
  submit: async ({ locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (!(await userLimits.profileChange(user.id))) return { status: "limited" };
    await revalidateOwnProfile(user.id, (await setOwnPicture(user.id, null)) ?? []);
    await setFlashMessageWithoutScript("pictureRemoved", address(locale, "/profile/settings"));
    return { status: "sent" };
  },
});

/**
 * Stores the settings, the language for later visits. In another language the settings are shown
 * again in that language.
 */
export const changeAppearanceAction: FormAction<AppearanceState> = createFormAction({
  fields: appearanceFields,
  schema: appearanceSchema,
  submit: async ({ language, locale, ...settings }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(language);
    await updateProfile(user.id, { ...settings, locale: language }, language);
    (await cookies()).set("locale", language, { path: "/", maxAge: 365 * 86_400, sameSite: "lax" });
    if (language === locale) {
      refresh();
      return { status: "sent" };
    }
    const href = address(language, "/profile/settings");
    await setFlashMessage("languageSaved", href);
    return { status: "done", href };
  },
});

/**
 * Stores the unit system of the signed-in user, chosen on any page.
 *
 * @param userId who has chosen, where the page knew it; see `runUserAction`
 */
export const changeUnitsAction = createAction(
  [unitsSchema, z.uuid().optional()],
  ({ units }, userId): Promise<ActionResult> =>
    runUserAction(async (user) => {
      await updateProfile(user.id, { units });
    }, userId),
);
