"use server";
import { headers } from "next/headers";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { assertAllowed, createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { accountLimits } from "../limits.ts";
import { verifyUserPassword } from "../queries.ts";
import { disconnectAccount } from "./connection-mutations.ts";
import {
  type ConnectAccountState,
  connectAccountFields,
  connectAccountSchema,
  type DisconnectAccountState,
  disconnectAccountSchema,
  type ProviderSignInState,
  providerSignInSchema,
} from "./schema.ts";
import { type OAuthRequest, startOAuth } from "./start-oauth.ts";

/** Each start sends a request to the provider. */
const isStartAllowed = createRateLimiter({ name: "oauth-start", maxCount: 100, windowMs: 5 * 60_000 });

/** Redirects to a provider to sign in. */
export const signInWithProviderAction: FormAction<ProviderSignInState> = createFormAction({
  fields: [],
  schema: providerSignInSchema,
  submit: (input) => redirectToProvider(input, null),
});

/**
 * Redirects to a provider to connect its account with the signed-in user, who gives the password:
 * the account of the provider opens this one, also after the password is changed.
 */
export const connectAccountAction: FormAction<ConnectAccountState> = createFormAction({
  fields: connectAccountFields,
  schema: connectAccountSchema,
  submit: async ({ password, ...input }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(input.locale);
    const refund = await assertAllowed([accountLimits().passwordCheckPerUser, user.id]);
    if (!(await verifyUserPassword(user.id, password))) {
      return { status: "invalid", errors: { password: "wrong" } };
    }
    await refund();
    return redirectToProvider(input, user);
  },
});

async function redirectToProvider(input: OAuthRequest, user: SessionUser | null) {
  if (!listConfiguredProviders().includes(input.provider)) return { status: "failed" } as const;
  await assertAllowed([isStartAllowed, getClientKey(await headers())]);
  return { status: "done", href: await startOAuth(input, user) } as const;
}

/** Disconnects the accounts of a provider, unless the user could not sign in any more. */
export const disconnectAccountAction: FormAction<DisconnectAccountState> = createFormAction({
  fields: ["provider"],
  schema: disconnectAccountSchema,
  submit: async ({ provider, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (!(await disconnectAccount(user.id, provider, locale))) {
      return { status: "invalid", errors: { provider: "lastWayIn" } };
    }
    await setFlashMessageWithoutScript("accountDisconnected", address(locale, "/profile/settings"));
    return { status: "sent" };
  },
});
