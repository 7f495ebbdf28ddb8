"use server";
import { headers } from "next/headers";
import { listConfiguredProviders } from "#lib/platform/auth/provider-config.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { assertAllowed, createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { disconnectAccount } from "./connection-mutations.ts";
import {
  type DisconnectAccountState,
  disconnectAccountSchema,
  type ProviderSignInState,
  providerSignInSchema,
} from "./schema.ts";
import { startOAuth } from "./start-oauth.ts";

/** Each start sends a request to the provider. */
const isStartAllowed = createRateLimiter({ name: "oauth-start", maxCount: 100, windowMs: 5 * 60_000 });

/** Redirects to a provider to sign in, or to connect its account with the signed-in user. */
export const signInWithProviderAction: FormAction<ProviderSignInState> = createFormAction({
  fields: [],
  schema: providerSignInSchema,
  submit: async (input) => {
    if (!listConfiguredProviders().includes(input.provider)) return { status: "failed" };
    await assertAllowed([isStartAllowed, getClientKey(await headers())]);
    return { status: "done", href: await startOAuth(input) };
  },
});

/** Disconnects the accounts of a provider, unless the user could not sign in any more. */
export const disconnectAccountAction: FormAction<DisconnectAccountState> = createFormAction({
  fields: ["provider"],
  schema: disconnectAccountSchema,
  submit: async ({ provider, locale }) => {
    const user = await getSessionUser();
    if (!user) return { status: "failed" };
    if (!(await disconnectAccount(user.id, provider, locale))) {
      return { status: "invalid", errors: { provider: "lastWayIn" } };
    }
    await setFlashMessageWithoutScript("accountDisconnected", address(locale, "/profile/settings"));
    return { status: "sent" };
  },
});
