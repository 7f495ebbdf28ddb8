import "server-only";
import { cookies, headers } from "next/headers";
import NextAuth, { type NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "#lib/platform/config/env.ts";
import { callbackCookieName, isCallbackInvalid, toCallbackPath } from "./callback-url.ts";
import { addDevice, deviceCookie, deviceLifetimeDays, readDeviceCookie } from "./devices/device-cookie.ts";
import { createNextAuthProviders } from "./next-auth-providers.ts";
import { isOAuthProvider, type OAuthProvider } from "./oauth-provider.ts";
import { listConfiguredProviders } from "./provider-config.ts";
import { getAuthSecret } from "./secret.ts";
import { createWebSession, sessionLifetimeDays } from "./sessions.ts";
import { verifySignInToken } from "./sign-in-token.ts";
import { getSignedInCookieOptions, signedInCookie } from "./signed-in-cookie.ts";

const maxAgeSeconds = sessionLifetimeDays * 86_400;

/** What the domain of accounts decides about a sign-in with a provider. */
interface OAuthCallbacks {
  /** True when the session may be created, otherwise the path to redirect to. */
  onSignIn(provider: OAuthProvider, claims: unknown): Promise<true | string>;
  findUserId(account: { provider: OAuthProvider; subject: string }): Promise<string | null>;
}

/**
 * Creates an instance of the library. All instances share secret and cookies.
 *
 * @param oauth Without it the instance has no providers and only creates and ends sessions.
 */
export function createNextAuth(oauth?: OAuthCallbacks) {
  return NextAuth(() => createConfig(oauth));
}

export const { signIn, signOut } = createNextAuth();

/** The cookie holds the id of a row in `sessions`: deleting the row ends the session. */
async function createConfig(oauth: OAuthCallbacks | undefined): Promise<NextAuthConfig> {
  process.env.AUTH_URL = `${env.SITE_URL}/api/auth`;
  return {
    secret: getAuthSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge: maxAgeSeconds },
    pages: { signIn: "/login", error: "/login" },
    cookies: { callbackUrl: await getCallbackCookieConfig() },
    providers: [signInTokenProvider(), ...(oauth ? createNextAuthProviders() : [])],
    callbacks: {
      signIn: ({ account, profile }) =>
        oauth && isOAuthProvider(account?.provider) ? oauth.onSignIn(account.provider, profile) : true,
      async jwt({ token, user, account }) {
        if (!account) return token;
        const { provider, providerAccountId: subject } = account;
        const userId = isOAuthProvider(provider) ? await oauth?.findUserId({ provider, subject }) : user.id;
        if (!userId) throw new Error("sign-in without a user");
        const sessionId = await createWebSession(userId, (await headers()).get("user-agent") ?? "");
        await setSignedInCookies(userId);
        return { sub: userId, sessionId };
      },
      // Called for every URL the library receives or has stored: only paths of this site are kept.
      redirect: ({ url }) => `${env.SITE_URL}${toCallbackPath(url) ?? ""}`,
    },
    logger: {
      // Messages of the library's errors quote the request.
      error: (error) => console.error(`sign-in: ${error.name}`),
      warn: () => {},
      debug: () => {},
    },
  };
}

/**
 * Actions verify passwords and mailed links and count attempts; this provider accepts only their
 * signed token.
 */
function signInTokenProvider() {
  return Credentials({
    id: "ticket",
    credentials: { ticket: {} },
    authorize: ({ ticket }) => {
      const id = verifySignInToken(ticket);
      return id === null ? null : { id };
    },
  });
}

async function getCallbackCookieConfig() {
  const name = callbackCookieName();
  // Apple answers with a cross-site POST, which carries only SameSite=None cookies.
  const isPosted = listConfiguredProviders().includes("apple");
  return {
    // The library refuses every request with an invalid callback cookie, so it is given another
    // name.
    name: isCallbackInvalid(await cookies()) ? `${name}.anew` : name,
    options: isPosted ? ({ sameSite: "none", secure: true } as const) : {},
  };
}

async function setSignedInCookies(userId: string): Promise<void> {
  const store = await cookies();
  const options = getSignedInCookieOptions(env.SITE_URL);
  store.set(signedInCookie, "1", { ...options, maxAge: maxAgeSeconds });
  const device = addDevice(readDeviceCookie(await headers()), userId);
  store.set(deviceCookie, device, { ...options, httpOnly: true, maxAge: deviceLifetimeDays * 86_400 });
}
