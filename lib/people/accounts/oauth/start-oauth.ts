import "server-only";
import { toCallbackPath } from "#lib/platform/auth/callback-url.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signIn } from "./next-auth.ts";
import { setOAuthLinkCookie } from "./oauth-link-cookie.ts";
import { loginErrorUrl, withErrorParam } from "./return-to.ts";

interface OAuthRequest {
  provider: OAuthProvider;
  /** Path on this site to return to in the end. */
  next: string | null;
  locale: Locale;
}

/**
 * Starts a sign-in with a provider; for a signed-in user it connects the account instead. Works in
 * server actions only.
 *
 * @returns The provider's URL, or a path of this site with the error when the provider cannot be
 *   reached.
 */
export async function startOAuth({ provider, next, locale }: OAuthRequest): Promise<string> {
  const user = await getSessionUser();
  await setOAuthLinkCookie(provider, user);
  const redirectTarget: string = await signIn(provider, { redirect: false, redirectTo: next ?? `/${locale}` });
  if (toCallbackPath(redirectTarget) === null) return redirectTarget;
  return user && next !== null ? withErrorParam(next, "unreachable") : loginErrorUrl(locale, "unreachable", next);
}
