"use server";
import { headers } from "next/headers";
import { isNameProblem } from "#lib/people/users/names/name-problem.ts";
import { markDevice } from "#lib/platform/auth/devices/mark-device.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser, signInUser, signOutCurrentSession } from "#lib/platform/auth/session-user.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { createAction, runAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { setFlashMessage, setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages } from "#lib/platform/i18n/messages.ts";
import { address } from "#lib/platform/routing/address.ts";
import { landAfterSignIn } from "./landing-page.ts";
import { toRequester } from "./limits.ts";
import { confirmEmail, signUp, verifyCredentials } from "./mutations.ts";
import { createFirstPasswordToken } from "./passwords/mutations.ts";
import * as schema from "./schema.ts";
import { revokeSession } from "./session-mutations.ts";
import { isSetupDue } from "./setup-queries.ts";
import type { UnsentTexts } from "./unsent-texts.ts";

/** Stores a sign-up and sends the confirmation mail. */
export const signUpAction: FormAction<schema.SignUpState> = createFormAction({
  fields: schema.signUpFields,
  checkboxes: ["terms", "newsletter"],
  schema: schema.signUpSchema,
  submit: async ({ website, ...input }) => {
    // Bots get the same answer as readers.
    const error = website ? null : await signUp(input, getClientKey(await headers()));
    if (error === null) return { status: "sent" };
    return { status: "invalid", errors: isNameProblem(error) ? { name: error } : { password: error } };
  },
});

/**
 * Confirms the e-mail address with the token of the mail and signs in. After conflicting sign-ups
 * the user chooses a password first.
 */
export const confirmEmailAction: FormAction<schema.ConfirmEmailState> = createFormAction({
  fields: schema.confirmEmailFields,
  schema: schema.confirmEmailSchema,
  submit: async ({ token, locale, next }) => {
    const userId = await confirmEmail(token, locale);
    if (userId === null) return { status: "invalid", errors: { token: "dead" } };
    const result = await createFirstPasswordToken(userId);
    if (result !== null) {
      const query = new URLSearchParams({ token: result, why: "contested" });
      return { status: "done", href: `${address(locale, "/reset-password")}?${query}` };
    }
    await signInUser({ userId });
    return landAfterSignIn({
      message: "emailConfirmed",
      locale,
      next: next ?? address(locale, "/profile/recipes"),
    });
  },
});

/** Signs in with e-mail address and password. */
export const signInAction: FormAction<schema.SignInState> = createFormAction({
  fields: schema.signInFields,
  schema: schema.signInSchema,
  submit: async ({ next, stays, ...input }) => {
    const result = await verifyCredentials(input, toRequester(await headers()));
    if (result.error === null) {
      await signInUser(result);
      const { locale } = input;
      if (result.isRestored) return landAfterSignIn({ message: "accountRestored", locale, next, isImportant: true });
      if (stays) return { status: "sent" };
      const isNewSite = !next && (await isSetupDue(result.userId));
      return landAfterSignIn({
        message: "signedIn",
        locale,
        next: isNewSite ? address(locale, "/desk/setup") : next,
      });
    }
    if (result.error === "wrong") return { status: "invalid", errors: { password: "wrong" } };
    // The password is right, so they may read why they are banned, and object.
    if (result.error === "banned") return { status: "done", href: result.statementLink };
    return { status: "invalid", errors: { email: "unconfirmed" } };
  },
});

/** Without script the sign-in page says it, because the home page is the same for all readers. */
async function signOutToHome(locale: Locale, message: FlashMessage): Promise<{ status: "done"; href: string }> {
  await signOutCurrentSession();
  const hasScript = (await headers()).has("next-action");
  const href = address(locale, hasScript ? "/" : "/login");
  await setFlashMessage(message, href);
  return { status: "done", href };
}

/** The texts of the dialog about what a device has not sent. */
export const loadUnsentTextsAction = createAction(
  [schema.locale],
  (locale): Promise<ActionResult<UnsentTexts>> =>
    runAction(async () => {
      const { accounts, ui } = await loadMessages(locale);
      return { ...accounts.unsent, close: ui.modal.close, draftsHref: address(locale, "/profile/recipes") };
    }),
);

/** Signs out of the current session. */
export const signOutAction: FormAction<schema.SignOutState> = createFormAction({
  fields: [],
  schema: schema.signOutSchema,
  submit: ({ locale }) => signOutToHome(locale, "signedOut"),
});

/** Ends one session of the signed-in user; ending the current one signs out. */
export const endSessionAction: FormAction<schema.EndSessionState> = createFormAction({
  fields: [],
  schema: schema.endSessionSchema,
  submit: async ({ session, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (session === user.sessionId) return signOutToHome(locale, "signedOut");
    await revokeSession(user.id, session);
    await setFlashMessageWithoutScript("sessionEnded", address(locale, "/profile/settings"));
    return { status: "sent" };
  },
});

/** Ends the other sessions of the signed-in user, or all. */
export const endSessionsAction: FormAction<schema.EndSessionsState> = createFormAction({
  fields: [],
  schema: schema.endSessionsSchema,
  submit: async ({ which, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    await endSessions(user.id, user.sessionId);
    if (which === "all") return signOutToHome(locale, "signedOutEverywhere");
    await markDevice(user.sessionId);
    return { status: "sent" };
  },
});
