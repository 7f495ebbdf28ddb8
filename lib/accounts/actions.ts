"use server";
import { headers } from "next/headers";
import { endSession, endSessions } from "#lib/auth/sessions.ts";
import { getViewer, signInAs, signOutHere } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { clientKey } from "#lib/rate-limit.ts";
import { takeForm } from "#lib/take-form.ts";
import { checkPassword, confirmEmail, signUp } from "./mutations.ts";
import { changePassword, firstPasswordToken, requestReset, resetPassword } from "./password-mutations.ts";
import * as schema from "./schema.ts";

/** Asks for an account. */
export async function signUpAction(_before: schema.SignUpState, form: FormData): Promise<schema.SignUpState> {
  return takeForm(
    {
      fields: schema.signUpFields,
      boxes: ["terms", "newsletter"],
      schema: schema.signUpInput,
      act: async ({ website, ...input }) => {
        // A machine is told the same as everyone else.
        const problem = website ? null : await signUp(input, clientKey(await headers()));
        if (problem === "common") return { status: "invalid", errors: { password: problem } };
        if (problem === "nameTaken") return { status: "invalid", errors: { name: problem } };
        return { status: problem ?? "sent" };
      },
    },
    form,
  );
}

/** Uses up the link of a confirmation mail and signs in; first comes a password where the account was asked for with different ones. */
export async function confirmEmailAction(
  _before: schema.ConfirmEmailState,
  form: FormData,
): Promise<schema.ConfirmEmailState> {
  return takeForm(
    {
      fields: schema.confirmEmailFields,
      schema: schema.confirmEmailInput,
      act: async ({ token, locale, next }) => {
        const userId = await confirmEmail(token);
        if (userId === null) return { status: "invalid", errors: { token: "dead" } };
        const reset = await firstPasswordToken(userId);
        if (reset !== null) {
          const query = new URLSearchParams({ token: reset, why: "contested" });
          return { status: "done", href: `${address(locale, "/reset-password")}?${query}` };
        }
        await signInAs(userId);
        return { status: "done", href: next ?? address(locale, "/profile/recipes") };
      },
    },
    form,
  );
}

/** Signs in with e-mail address and password. */
export async function signInAction(_before: schema.SignInState, form: FormData): Promise<schema.SignInState> {
  return takeForm(
    {
      fields: schema.signInFields,
      schema: schema.signInInput,
      act: async ({ next, stays, ...input }) => {
        const checked = await checkPassword(input, clientKey(await headers()));
        if (checked.problem === null) {
          await signInAs(checked.userId);
          return stays ? { status: "sent" } : { status: "done", href: next ?? address(input.locale, "/") };
        }
        if (checked.problem === "limited") return { status: "limited" };
        if (checked.problem === "wrong") return { status: "invalid", errors: { password: "wrong" } };
        return { status: "invalid", errors: { email: "unconfirmed" } };
      },
    },
    form,
  );
}

/** Asks for a mail with the way to a new password. */
export async function requestResetAction(
  _before: schema.RequestResetState,
  form: FormData,
): Promise<schema.RequestResetState> {
  return takeForm(
    {
      fields: schema.requestResetFields,
      schema: schema.requestResetInput,
      act: async ({ website, ...input }) => ({
        status: website || (await requestReset(input)) ? "sent" : "limited",
      }),
    },
    form,
  );
}

/** Sets the new password of whoever holds the link of a reset mail, and signs in. */
export async function resetPasswordAction(
  _before: schema.ResetPasswordState,
  form: FormData,
): Promise<schema.ResetPasswordState> {
  return takeForm(
    {
      fields: schema.resetPasswordFields,
      schema: schema.resetPasswordInput,
      act: async ({ locale, ...input }) => {
        const reset = await resetPassword(input);
        if (reset.problem === null) {
          await signInAs(reset.userId);
          return { status: "done", href: address(locale, "/profile/recipes") };
        }
        const errors = reset.problem === "dead" ? ({ token: "dead" } as const) : ({ password: "common" } as const);
        return { status: "invalid", errors };
      },
    },
    form,
  );
}

/** Changes the password of whoever is signed in. */
export async function changePasswordAction(
  _before: schema.ChangePasswordState,
  form: FormData,
): Promise<schema.ChangePasswordState> {
  return takeForm(
    {
      fields: schema.changePasswordFields,
      schema: schema.changePasswordInput,
      act: async (input) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "failed" };
        const problem = await changePassword(input, viewer);
        if (problem === "limited") return { status: "limited" };
        if (problem === "wrong") return { status: "invalid", errors: { current: problem } };
        if (problem === "common") return { status: "invalid", errors: { password: problem } };
        return { status: "sent" };
      },
    },
    form,
  );
}

async function leave(locale: Locale): Promise<{ status: "done"; href: string }> {
  await signOutHere();
  return { status: "done", href: address(locale, "/") };
}

/** Signs out here. */
export async function signOutAction(_before: schema.SignOutState, form: FormData): Promise<schema.SignOutState> {
  return takeForm(
    {
      fields: [],
      schema: schema.signOutInput,
      act: ({ locale }) => leave(locale),
    },
    form,
  );
}

/** Ends one session of whoever is signed in; ending this one is signing out. */
export async function endSessionAction(
  _before: schema.EndSessionState,
  form: FormData,
): Promise<schema.EndSessionState> {
  return takeForm(
    {
      fields: [],
      schema: schema.endSessionInput,
      act: async ({ session, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "failed" };
        if (session === viewer.sessionId) return leave(locale);
        await endSession(viewer.id, session);
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Signs whoever is signed in out everywhere: but here, or here as well. */
export async function endSessionsAction(
  _before: schema.EndSessionsState,
  form: FormData,
): Promise<schema.EndSessionsState> {
  return takeForm(
    {
      fields: [],
      schema: schema.endSessionsInput,
      act: async ({ which, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "failed" };
        await endSessions(viewer.id, viewer.sessionId);
        if (which === "others") return { status: "sent" };
        return leave(locale);
      },
    },
    form,
  );
}
