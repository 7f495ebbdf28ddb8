import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";

/**
 * Returns the signed-in user. Other readers are redirected to the login page and return to `path`,
 * a path on this site.
 */
export async function requireSignIn(path: string): Promise<SessionUser> {
  const user = await getSessionUser();
  if (user) return user;
  redirect(signInAddress(await getLocale(), path));
}
