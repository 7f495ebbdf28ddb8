"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { createAction, formData, readFields } from "#lib/platform/http/action.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { plusLimits } from "../limits.ts";
import { HouseholdError } from "./errors.ts";
import { acceptInvitation, inviteToHousehold, resendInvitation, revokeInvitation } from "./invitation-mutations.ts";
import { leaveHousehold, removeMember } from "./member-mutations.ts";
import { acceptSchema, householdKeySchema, type InvitationState, invitationSchema } from "./schema.ts";

/** Invites an address to the household of the signed-in user. */
export const inviteAction: FormAction<InvitationState> = createFormAction({
  fields: ["email"],
  schema: invitationSchema,
  submit: async ({ locale, email }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale, address(locale, "/profile/household"));
    const problem = await catchHouseholdError(inviteToHousehold(user.id, { email, locale }));
    if (problem === "limited") return { status: "limited" };
    if (problem) return { status: "invalid", errors: { email: problem } };
    refresh();
    return { status: "sent" };
  },
});

/** Sends an invitation again. */
export const resendInvitationAction = createAction([formData], async (form): Promise<void> => {
  await changeHousehold(form, (user, { id }) => resendInvitation(user.id, id));
});

/** Revokes an invitation. */
export const revokeInvitationAction = createAction([formData], async (form): Promise<void> => {
  await changeHousehold(form, (user, { id }) => revokeInvitation(user.id, id));
});

/** Removes a member from the household of the signed-in user. */
export const removeMemberAction = createAction([formData], async (form): Promise<void> => {
  await changeHousehold(form, (user, { id }) => removeMember(user.id, id));
});

/** Leaves the household. */
export const leaveHouseholdAction = createAction([formData], async (form): Promise<void> => {
  const locale = readLocale(form);
  const user = await getSessionUser();
  if (!user) redirect(toSignIn(locale));
  await leaveHousehold(user.id);
  const household = address(locale, "/profile/household");
  await setFlashMessage("householdLeft", household);
  redirect(household);
});

/** Joins the household of an invitation. */
export const acceptInvitationAction = createAction([formData], async (form): Promise<void> => {
  const locale = readLocale(form);
  const invitation = address(locale, "/household-invitation");
  const parsed = acceptSchema.safeParse(readFields(form));
  if (!parsed.success) redirect(invitation);
  const { token } = parsed.data;
  const link = `${invitation}?${new URLSearchParams({ token })}`;
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, link));
  // Above the limit the page shows the form again.
  if (!(await plusLimits().joins(user.id))) redirect(link);
  const problem = await catchHouseholdError(acceptInvitation(user.id, token));
  if (problem) redirect(`${link}&problem=${problem}`);
  const household = address(locale, "/profile/household");
  await setFlashMessage("householdJoined", household);
  redirect(household, "replace");
});

/** Runs a change of the own household and shows it again. What is missing changes nothing. */
async function changeHousehold(
  form: FormData,
  change: (user: SessionUser, input: z.infer<typeof householdKeySchema>) => Promise<void>,
): Promise<never> {
  const locale = readLocale(form);
  const user = await getSessionUser();
  if (!user) redirect(toSignIn(locale));
  const parsed = householdKeySchema.safeParse(readFields(form));
  const problem = parsed.success ? await catchHouseholdError(change(user, parsed.data)) : "missing";
  redirect(`${address(locale, "/profile/household")}${problem ? `?problem=${problem}` : ""}`);
}

async function catchHouseholdError(change: Promise<void>) {
  return change.then(
    () => null,
    (error: unknown) => {
      if (error instanceof HouseholdError) return error.code;
      throw error;
    },
  );
}

function readLocale(form: FormData): Locale {
  return form.get("locale") === "en" ? "en" : "de";
}

function toSignIn(locale: Locale): string {
  return signInAddress(locale, address(locale, "/profile/household"));
}
