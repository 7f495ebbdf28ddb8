"use server";
import { refresh } from "next/cache";
import { cookies } from "next/headers";
import { getViewer, signOutHere } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import { takeForm } from "#lib/take-form.ts";
import { isOwnPassword, requestDeletion } from "./deletion.ts";
import { askNewAddress, changeAddress } from "./email.ts";
import { expireDeparture, expireProfile } from "./expiry.ts";
import { userLimits } from "./limits.ts";
import { showOwnPicture } from "./pictures.ts";
import { changeProfile } from "./profile.ts";
import {
  type ArriveState,
  arriveFields,
  arriveInput,
  type DeletionState,
  deletionFields,
  deletionInput,
  type LanguageState,
  languageFields,
  languageInput,
  type MoveState,
  moveFields,
  moveInput,
  type ProfileState,
  profileFields,
  profileInput,
  type RemovePictureState,
  removePictureInput,
  type UnitsState,
  unitsFields,
  unitsInput,
} from "./schema.ts";

/** The door of the section about oneself. */
export async function changeProfileAction(_before: ProfileState, form: FormData): Promise<ProfileState> {
  return takeForm(
    {
      fields: profileFields,
      schema: profileInput,
      act: async ({ locale, ...change }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        if (!userLimits().change(viewer.id)) return { status: "limited" };
        if (change.name !== viewer.name && !userLimits().rename(viewer.id)) return { status: "limited" };
        const changed = await changeProfile(viewer.id, change, locale);
        if (changed.problem) return { status: "invalid", errors: { name: "nameTaken" } };
        expireProfile(changed.slugs);
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Takes the picture of the profile away. */
export async function removePictureAction(_before: RemovePictureState, form: FormData): Promise<RemovePictureState> {
  return takeForm(
    {
      fields: [],
      schema: removePictureInput,
      act: async ({ locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        expireProfile((await showOwnPicture(viewer.id, null)) ?? []);
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Remembers the language for mails and for the next visit, and goes on in it. */
export async function changeLanguageAction(_before: LanguageState, form: FormData): Promise<LanguageState> {
  return takeForm(
    {
      fields: languageFields,
      schema: languageInput,
      act: async ({ language }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(language, "/login") };
        await changeProfile(viewer.id, { locale: language }, language);
        (await cookies()).set("locale", language, { path: "/", maxAge: 365 * 86_400, sameSite: "lax" });
        return { status: "done", href: `${address(language, "/profile/settings")}#language` };
      },
    },
    form,
  );
}

/** Remembers what the reader measures in. */
export async function changeUnitsAction(_before: UnitsState, form: FormData): Promise<UnitsState> {
  return takeForm(
    {
      fields: unitsFields,
      schema: unitsInput,
      act: async ({ units, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        await changeProfile(viewer.id, { units }, locale);
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Asks the new address by mail whether it is theirs. */
export async function moveEmailAction(_before: MoveState, form: FormData): Promise<MoveState> {
  return takeForm(
    {
      fields: moveFields,
      schema: moveInput,
      act: async ({ email, password, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        if (email === viewer.email) return { status: "invalid", errors: { email: "sameEmail" } };
        const { leave, move } = userLimits();
        if (!leave(viewer.id)) return { status: "limited" };
        if (!(await isOwnPassword(viewer.id, password))) return { status: "invalid", errors: { password: "wrong" } };
        leave.takeBack(viewer.id);
        if (!move(viewer.id)) return { status: "limited" };
        await askNewAddress(viewer.id, email, locale);
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Uses up the link in the mail to the new address. */
export async function arriveEmailAction(_before: ArriveState, form: FormData): Promise<ArriveState> {
  return takeForm(
    {
      fields: arriveFields,
      schema: arriveInput,
      act: async ({ token, locale }) => {
        if (!(await changeAddress(token))) return { status: "invalid", errors: { token: "dead" } };
        return { status: "done", href: `${address(locale, "/profile/settings")}?email=changed#email` };
      },
    },
    form,
  );
}

/** Asks for the deletion of the account and says goodbye. */
export async function deleteAccountAction(_before: DeletionState, form: FormData): Promise<DeletionState> {
  return takeForm(
    {
      fields: deletionFields,
      schema: deletionInput,
      act: async ({ password, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        const { leave } = userLimits();
        if (!leave(viewer.id)) return { status: "limited" };
        if (!(await isOwnPassword(viewer.id, password))) return { status: "invalid", errors: { password: "wrong" } };
        leave.takeBack(viewer.id);
        const departure = await requestDeletion(viewer.id);
        await signOutHere();
        if (departure) expireDeparture(departure);
        return { status: "done", href: address(locale, "/goodbye") };
      },
    },
    form,
  );
}
