import "server-only";
import { cookies, headers } from "next/headers";
import NextAuth, { type NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "#lib/platform/config/env.ts";
import { callbackCookieName, isCallbackInvalid, toCallbackPath } from "./callback-url.ts";
import { markDevice } from "./devices/mark-device.ts";
import { createNextAuthProviders } from "./next-auth-providers.ts";
import { isOAuthProvider, type OAuthProvider } from "./oauth-provider.ts";
import { listConfiguredProviders } from "./provider-config.ts";
import { getAuthSecret } from "./secret.ts";
import { readSessionCookie } from "./session-cookie.ts";
import { createWebSession, endSession, sessionLifetimeDays } from "./sessions.ts";
import { type ProvenUser, verifySignInToken } from "./sign-in-token.ts";
import { getSignedInCookieOptions, signedInCookie } from "./signed-in-cookie.ts";

const maxAgeSeconds = sessionLifetimeDays * 86_400;

/** What the domain of accounts decides about a sign-in with a provider. */
interface OAuthCallbacks {
  /** True when the session may be created, otherwise the path to redirect to. */
  onSignIn(provider: OAuthProvider, claims: unknown): Promise<true | string>;
  findUser(account: { provider: OAuthProvider; subject: string }): Promise<ProvenUser | null>;
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
        const proven = isOAuthProvider(provider) ? await oauth?.findUser({ provider, subject }) : readProvenUser(user);
        if (!proven) throw new Error("sign-in without a user");
        const { userId, sessionEpoch } = proven;
        const sessionId = await createWebSession(userId, (await headers()).get("user-agent") ?? "", sessionEpoch);
        await endFormerSession();
        await setSignedInCookie();
        await markDevice(sessionId);
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
    // The library hands the result to the `jwt` callback, which needs its token only.
    authorize: ({ ticket }) => (verifySignInToken(ticket) ? { id: String(ticket) } : null),
  });
}

/** The user whom the ticket names that `authorize` has accepted. */
const readProvenUser = ({ id }: { id?: string | undefined }) => verifySignInToken(id);

/** Ends the session that the browser had before, whose cookie the new one replaces. */
async function endFormerSession(): Promise<void> {
  const former = await readSessionCookie();
  if (former?.userId) await endSession(former.userId, former.sessionId);
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

async function setSignedInCookie(): Promise<void> {
  const options = getSignedInCookieOptions(env.SITE_URL);
  (await cookies()).set(signedInCookie, "1", { ...options, maxAge: maxAgeSeconds });
}
