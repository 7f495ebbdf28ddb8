import { z } from "zod";
import { oauthProviders } from "#lib/platform/auth/oauth-provider.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { ownPassword } from "../schema.ts";

const provider = z.enum(oauthProviders);

export const providerSignInSchema = z.strictObject({
  provider,
  /** Path to return to; a URL of another site becomes null. */
  next: z.unknown().optional().transform(parseLocalPath),
  locale: z.enum(locales),
});
/** `password` is empty for a user without one. */
export const connectAccountSchema = providerSignInSchema.extend({ password: ownPassword });
export const disconnectAccountSchema = z.strictObject({ provider, locale: z.enum(locales) });

/** `lastWayIn`: without this account the user could not sign in any more. */
type DisconnectAccountError = "lastWayIn";

export const connectAccountFields = ["password"] as const;

export type ProviderSignInState = FormState<never, never>;
export type ConnectAccountState = FormState<(typeof connectAccountFields)[number], "wrong">;
export type DisconnectAccountState = FormState<"provider", DisconnectAccountError>;

/** What an app sends: the provider's token, and the `nonce` of the request for it, if any. */
export const oauthTokenBodySchema = z.strictObject({
  token: z.string("missing").min(1, "missing").max(10_000, "wrong"),
  nonce: z.string().min(1).max(500).optional(),
});
export type OAuthTokenBody = z.infer<typeof oauthTokenBodySchema>;
