"use server";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { revalidateAuthor } from "#lib/platform/routing/revalidate-profile.ts";
import { endOfDay } from "./ban-end.ts";
import { AccountError, type AccountErrorCode } from "./errors.ts";
import { banAccount, changeRole, endAccountSessions, liftBan } from "./mutations.ts";
import {
  type AccountChangeState,
  accountKeySchema,
  accountSessionSchema,
  type BanFieldError,
  type BanState,
  banFields,
  banSchema,
  type RoleState,
  roleFields,
  roleSchema,
} from "./schema.ts";

/** Gives an account a role. Fails for users who are no admins. */
export const changeRoleAction: FormAction<RoleState> = createFormAction({
  fields: roleFields,
  schema: roleSchema,
  submit: async ({ id, role, locale }) => {
    const problem = await attempt(async (adminId) => {
      await revalidateAuthor(id, [await changeRole({ adminId, id }, role)]);
    });
    if (problem === null) return finish(id, locale, "roleChanged");
    return isRefusal(problem) ? { status: "invalid", errors: { role: problem } } : refuseForm(locale);
  },
});

/** Bans an account. Fails for users who are no admins. */
export const banAccountAction: FormAction<BanState> = createFormAction<
  (typeof banFields)[number],
  BanFieldError,
  typeof banSchema
>({
  fields: banFields,
  schema: banSchema,
  submit: async ({ id, until, locale, ...reasons }) => {
    const end = until === null ? null : endOfDay(until);
    const problem = await attempt((adminId) => banAccount({ adminId, id }, { ...reasons, until: end }));
    if (problem === null) return finish(id, locale, "accountBanned");
    return isRefusal(problem) ? { status: "invalid", errors: { reason: problem } } : refuseForm(locale);
  },
});

/** Lifts the ban of an account. Fails for users who are no admins. */
export const liftBanAction: FormAction<AccountChangeState> = createFormAction({
  fields: [],
  schema: accountKeySchema,
  submit: async ({ id, locale }) => {
    const problem = await attempt((adminId) => liftBan({ adminId, id }));
    return problem === null ? finish(id, locale, "banLifted") : refuseForm(locale);
  },
});

/** Ends one session of an account. Fails for users who are no admins. */
export const endAccountSessionAction: FormAction<AccountChangeState> = createFormAction({
  fields: [],
  schema: accountSessionSchema,
  submit: async ({ id, session, locale }) => {
    const problem = await attempt((adminId) => endAccountSessions({ adminId, id }, session));
    return problem === null ? finish(id, locale, "sessionEnded") : refuseForm(locale);
  },
});

/** Ends all sessions of an account. Fails for users who are no admins. */
export const endAccountSessionsAction: FormAction<AccountChangeState> = createFormAction({
  fields: [],
  schema: accountKeySchema,
  submit: async ({ id, locale }) => {
    const problem = await attempt((adminId) => endAccountSessions({ adminId, id }, null));
    return problem === null ? finish(id, locale, "sessionsEnded") : refuseForm(locale);
  },
});

/** Runs a change for the signed-in user and returns why it was not possible, or null. */
async function attempt(change: (adminId: string) => Promise<void>): Promise<AccountErrorCode | null> {
  const user = await getSessionUser();
  if (user?.newType !== "admin") return "forbidden";
  try {
    await change(user.id);
    return null;
  } catch (error) {
    if (error instanceof AccountError) return error.code;
    throw error;
  }
}

function isRefusal(code: AccountErrorCode): code is "self" | "lastAdmin" | "conflict" {
  return code === "self" || code === "lastAdmin" || code === "conflict";
}

async function finish(id: string, locale: Locale, message: FlashMessage) {
  const href = routeAddress(locale, "/desk/accounts/[id]", { id });
  await setFlashMessage(message, href);
  return { status: "done", href } as const;
}
