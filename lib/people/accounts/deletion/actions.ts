"use server";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser, signOutCurrentSession } from "#lib/platform/auth/session-user.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidateUserPages } from "#lib/platform/routing/revalidate-profile.ts";
import { accountLimits } from "../limits.ts";
import { verifyUserPassword } from "../queries.ts";
import { requestDeletion } from "./mutations.ts";
import { type DeletionState, deletionFields, deletionSchema } from "./schema.ts";

/** Requests the deletion of the own account and signs out. */
export const deleteAccountAction: FormAction<DeletionState> = createFormAction({
  fields: deletionFields,
  schema: deletionSchema,
  submit: async ({ password, comments, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    const refund = await assertAllowed([accountLimits().passwordCheckPerUser, user.id]);
    if (!(await verifyUserPassword(user.id, password))) {
      return { status: "invalid", errors: { password: "wrong" } };
    }
    await refund();
    const slug = await requestDeletion(user.id, locale, { keepsComments: comments === "keep" });
    await signOutCurrentSession();
    if (slug !== null) await revalidateUserPages(slug);
    return { status: "done", href: address(locale, "/goodbye") };
  },
});
