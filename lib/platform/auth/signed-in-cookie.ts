/**
 * Name of the cookie that tells scripts that a session probably exists, so that signed-out readers
 * cause no request. It is no proof: every private read and write checks the session.
 */
export const signedInCookie = "signed-in";

/**
 * Whether the cookie is set.
 *
 * @param cookies The value of `document.cookie`.
 */
export function hasSignedInCookie(cookies: string): boolean {
  return cookies.split("; ").includes(`${signedInCookie}=1`);
}

/** Attributes of the cookie, when it is set and when it is removed. */
export function getSignedInCookieOptions(siteUrl: string) {
  return { path: "/", sameSite: "lax", secure: siteUrl.startsWith("https:") } as const;
}
