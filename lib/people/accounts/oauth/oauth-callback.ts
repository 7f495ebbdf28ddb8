import "server-only";
import { cookies, headers } from "next/headers";
import { findBanStatementLink } from "#lib/people/reports/account-bans/statement-link-queries.ts";
import { parseOAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address } from "#lib/platform/routing/address.ts";
import { connectAccount } from "./connection-mutations.ts";
import { signInWithProvider } from "./mutations.ts";
import { getOAuthLinkUser } from "./oauth-link-cookie.ts";
import { loginErrorUrl, readReturnTo, withErrorParam } from "./return-to.ts";

/**
 * Handles the claims of a provider: signs in, or connects the account with the user who asked for
 * that.
 *
 * @returns True when a session may be created, otherwise the path to redirect to: the login page
 *   with the reason, the statement of reasons of a ban, or the settings that started the
 *   connection.
 */
export async function handleOAuthCallback(provider: OAuthProvider, claims: unknown): Promise<true | string> {
  const { next, locale } = readReturnTo(await cookies(), await headers());
  const profile = parseOAuthProfile(provider, claims);
  if (!profile) return loginErrorUrl(locale, "failed", next);
  const user = await getOAuthLinkUser(provider);
  // The user asked to connect, so an ended session must not create a second account.
  if (user === null) return loginErrorUrl(locale, "failed", next);
  if (user) {
    const error = await connectAccount(profile, user.id, locale, user.sessionId).catch(toFailure);
    if (error === "failed") return loginErrorUrl(locale, error, next);
    const page = next ?? `/${locale}`;
    if (error) return withErrorParam(page, error);
    await setFlashMessage("accountConnected", page);
    return page;
  }
  const result = await signInWithProvider(profile, locale, next);
  const statementLink = result.error === "banned" ? await findBanStatementLink(result.userId, locale) : null;
  if (statementLink) return statementLink;
  if (result.error !== null) return loginErrorUrl(locale, result.error, next);
  await setFlashMessage(result.isRestored ? "accountRestored" : "signedIn", next ?? address(locale, "/"));
  return true;
}

/** The session may end while the provider answers. */
function toFailure(error: unknown): "failed" {
  if (error instanceof ApiError && error.code === "credentials") return "failed";
  throw error;
}
