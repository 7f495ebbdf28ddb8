import "server-only";
import { toCallbackPath } from "#lib/platform/auth/callback-url.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signIn } from "./next-auth.ts";
import { setOAuthLinkCookie } from "./oauth-link-cookie.ts";
import { loginErrorUrl, withErrorParam } from "./return-to.ts";

export interface OAuthRequest {
  provider: OAuthProvider;
  /** Path on this site to return to in the end. */
  next: string | null;
  locale: Locale;
}

/**
 * Starts a sign-in with a provider, or connects its account with a user. Works in server actions
 * only.
 *
 * @param user Whose account is connected; null to sign in.
 * @returns The provider's URL, or a path of this site with the error when the provider cannot be
 *   reached.
 */
export async function startOAuth({ provider, next, locale }: OAuthRequest, user: SessionUser | null): Promise<string> {
  await setOAuthLinkCookie(provider, user);
  const redirectTarget: string = await signIn(provider, { redirect: false, redirectTo: next ?? `/${locale}` });
  if (toCallbackPath(redirectTarget) === null) return redirectTarget;
  return user && next !== null ? withErrorParam(next, "unreachable") : loginErrorUrl(locale, "unreachable", next);
}
