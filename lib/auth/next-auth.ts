import "server-only";
import { cookies, headers } from "next/headers";
import NextAuth, { type NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "#lib/env.ts";
import { receive } from "./arrival.ts";
import { callbackCookie, callbackPath, isCallbackSpoilt } from "./callback.ts";
import { findConnectedUser } from "./external.ts";
import { isExternalProvider } from "./external-provider.ts";
import { externalSignIns } from "./external-sign-ins.ts";
import { hintCookie } from "./hint-cookie.ts";
import { externalProviders } from "./providers.ts";
import { authSecret } from "./secret.ts";
import { openWebSession, sessionDays } from "./sessions.ts";
import { openTicket } from "./ticket.ts";

const maxAge = sessionDays * 86_400;

/** The cookie holds nothing but the id of a row: whoever deletes the row ends the session, wherever the cookie may be. */
async function config(): Promise<NextAuthConfig> {
  process.env.AUTH_URL = `${env.SITE_URL}/api/auth`;
  return {
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge },
    pages: { signIn: "/login", error: "/login" },
    cookies: { callbackUrl: await callbackSettings() },
    providers: [
      // Passwords and mailed links are checked by the actions, which also count attempts: this provider takes their word only.
      Credentials({
        id: "ticket",
        credentials: { ticket: {} },
        authorize: ({ ticket }) => {
          const id = openTicket(ticket);
          return id === null ? null : { id };
        },
      }),
      ...externalSignIns(),
    ],
    callbacks: {
      signIn: ({ account, profile }) =>
        isExternalProvider(account?.provider) ? receive(account.provider, profile) : true,
      async jwt({ token, user, account }) {
        if (!account) return token;
        const { provider, providerAccountId: subject } = account;
        const userId = isExternalProvider(provider) ? await findConnectedUser({ provider, subject }) : user.id;
        if (!userId) throw new Error("somebody came in who is nobody");
        const sessionId = await openWebSession(userId, (await headers()).get("user-agent") ?? "");
        await leaveHint();
        return { sub: userId, sessionId };
      },
      // The library asks this of whatever it is given or has kept: only pages of this site remain.
      redirect: ({ url }) => `${env.SITE_URL}${callbackPath(url) ?? ""}`,
    },
    logger: {
      // The library's errors quote what was sent.
      error: (error) => console.error(`sign-in: ${error.name}`),
      warn: () => {},
      debug: () => {},
    },
  };
}

async function callbackSettings() {
  const name = callbackCookie();
  // What Apple answers is posted by its page, and only such cookies come along with that.
  const isPosted = externalProviders().includes("apple");
  return {
    // With a cookie that is no address the library refuses everything: then it gets to see another one.
    name: isCallbackSpoilt(await cookies()) ? `${name}.anew` : name,
    options: isPosted ? ({ sameSite: "none", secure: true } as const) : {},
  };
}

async function leaveHint(): Promise<void> {
  (await cookies()).set(hintCookie, "1", {
    path: "/",
    maxAge,
    sameSite: "lax",
    secure: env.SITE_URL.startsWith("https:"),
  });
}

export const { handlers, signIn, signOut } = NextAuth(config);
