"use server";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { accountDeskLimits } from "../desk/limits.ts";
import { InvitationError } from "./errors.ts";
import { inviteAccount, resendAccountInvitation, revokeAccountInvitation } from "./mutations.ts";
import {
  type InvitationChangeState,
  type InvitationState,
  invitationFields,
  invitationKeySchema,
  invitationSchema,
} from "./schema.ts";

/** Invites an address to a role. Fails for users who are no admins. */
export const inviteAccountAction: FormAction<InvitationState> = createFormAction<
  (typeof invitationFields)[number],
  "badEmail" | "choose" | "hasRole",
  typeof invitationSchema
>({
  fields: invitationFields,
  schema: invitationSchema,
  submit: async ({ email, role, language, locale }) => {
    const admin = await findAdmin();
    if (!admin) return refuseForm(locale);
    const { invitationsPerAdmin, invitationsPerEmail } = accountDeskLimits();
    if (!(await invitationsPerAdmin(admin.id)) || !(await invitationsPerEmail(email))) return { status: "limited" };
    try {
      await inviteAccount(admin.id, { email, role, locale: language });
    } catch (error) {
      if (!(error instanceof InvitationError)) throw error;
      return error.code === "hasRole" ? { status: "invalid", errors: { email: "hasRole" } } : { status: "failed" };
    }
    return finish(locale, "invitationSent");
  },
});

/** Sends an invitation again. Fails for users who are no admins. */
export const resendAccountInvitationAction = createAction(
  [previousState, formData],
  (_, form): Promise<InvitationChangeState> =>
    changeInvitation(form, "invitationSent", async (adminId, id) => {
      if (!(await accountDeskLimits().invitationsPerAdmin(adminId))) return false;
      return resendAccountInvitation(adminId, id);
    }),
);

/** Revokes an invitation. Fails for users who are no admins. */
export const revokeAccountInvitationAction = createAction(
  [previousState, formData],
  (_, form): Promise<InvitationChangeState> =>
    changeInvitation(form, "invitationRevoked", async (adminId, id) => {
      await revokeAccountInvitation(adminId, id);
      return true;
    }),
);

/** Runs a change that returns false above the rate limit. */
function changeInvitation(
  form: FormData,
  message: FlashMessage,
  change: (adminId: string, id: string) => Promise<boolean>,
): Promise<InvitationChangeState> {
  return handleForm<never, never, typeof invitationKeySchema>(
    {
      fields: [],
      schema: invitationKeySchema,
      submit: async ({ id, locale }): Promise<FormResult<never, never>> => {
        const admin = await findAdmin();
        if (!admin) return refuseForm(locale);
        try {
          return (await change(admin.id, id)) ? finish(locale, message) : { status: "limited" };
        } catch (error) {
          if (error instanceof InvitationError) return { status: "failed" };
          throw error;
        }
      },
    },
    form,
  );
}

async function findAdmin(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user?.newType === "admin" ? user : null;
}

async function finish(locale: Locale, message: FlashMessage) {
  const href = address(locale, "/desk/invitations");
  await setFlashMessage(message, href);
  return { status: "done", href } as const;
}
