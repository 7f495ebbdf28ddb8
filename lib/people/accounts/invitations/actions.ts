"use server";
import { headers } from "next/headers";
import { isNameProblem, type NameProblem } from "#lib/people/users/names/name-problem.ts";
import { getSessionUser, signInUser } from "#lib/platform/auth/session-user.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidateAuthor } from "#lib/platform/routing/revalidate-profile.ts";
import { accountDeskLimits } from "../desk/limits.ts";
import { landAfterSignIn } from "../landing-page.ts";
import type { PasswordFieldError } from "../schema.ts";
import { acceptAccountInvitation, acceptWithNewAccount } from "./acceptance-mutations.ts";
import { InvitationError, type InvitationErrorCode } from "./errors.ts";
import { type AcceptState, acceptSchema, type NewAccountState, newAccountFields, newAccountSchema } from "./schema.ts";

/** Accepts an invitation with the signed-in account. */
export const acceptAccountInvitationAction: FormAction<AcceptState> = createFormAction({
  fields: ["token"],
  schema: acceptSchema,
  submit: async ({ token, locale }) => {
    await assertAllowed([accountDeskLimits().acceptances, getClientKey(await headers())]);
    const user = await getSessionUser();
    if (!user) return { status: "invalid", errors: { token: "otherAccount" } };
    const result = await catchInvitationError(acceptAccountInvitation(user.id, token));
    if ("code" in result) {
      return { status: "invalid", errors: { token: result.code === "otherAccount" ? "otherAccount" : "dead" } };
    }
    await revalidateAuthor(user.id, [result.value]);
    return landAfterSignIn({ message: "invitationAccepted", locale, next: address(locale, "/profile/recipes") });
  },
});

/** Creates the account of an invited person and signs in. */
export const acceptWithNewAccountAction: FormAction<NewAccountState> = createFormAction<
  (typeof newAccountFields)[number],
  "badName" | NameProblem | "termsNeeded" | PasswordFieldError | "dead",
  typeof newAccountSchema
>({
  fields: newAccountFields,
  checkboxes: ["terms"],
  schema: newAccountSchema,
  submit: async ({ token, name, password, locale }) => {
    await assertAllowed([accountDeskLimits().acceptances, getClientKey(await headers())]);
    const result = await catchInvitationError(acceptWithNewAccount({ token, name, password }));
    if ("code" in result) {
      const isName = result.code === "nameTaken";
      return { status: "invalid", errors: isName ? { name: "nameTaken" } : { token: "dead" } };
    }
    const { value } = result;
    if (typeof value === "string") {
      return { status: "invalid", errors: isNameProblem(value) ? { name: value } : { password: value } };
    }
    await signInUser(value);
    return landAfterSignIn({ message: "invitationAccepted", locale, next: address(locale, "/profile/recipes") });
  },
});

async function catchInvitationError<Value>(
  work: Promise<Value>,
): Promise<{ value: Value } | { code: InvitationErrorCode }> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof InvitationError) return { code: error.code };
      throw error;
    },
  );
}
