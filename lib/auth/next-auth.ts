import "server-only";
import { cookies, headers } from "next/headers";
import NextAuth, { type NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "#lib/env.ts";
import { hintCookie } from "./hint-cookie.ts";
import { authSecret } from "./secret.ts";
import { openWebSession, sessionDays } from "./sessions.ts";
import { openTicket } from "./ticket.ts";

const maxAge = sessionDays * 86_400;

/** The cookie holds nothing but the id of a row: whoever deletes the row ends the session, wherever the cookie may be. */
function config(): NextAuthConfig {
  process.env.AUTH_URL = `${env.SITE_URL}/api/auth`;
  return {
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge },
    pages: { signIn: "/login", error: "/login" },
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
    ],
    callbacks: {
      async jwt({ token, user, account }) {
        if (!account || !user?.id) return token;
        const sessionId = await openWebSession(user.id, (await headers()).get("user-agent") ?? "");
        await leaveHint();
        return { sub: user.id, sessionId };
      },
      session({ session, token }) {
        return { ...session, user: undefined, sessionId: token.sessionId };
      },
    },
    logger: {
      // The library's errors quote what was sent.
      error: (error) => console.error(`sign-in: ${error.name}`),
      warn: () => {},
      debug: () => {},
    },
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

export const { handlers, auth, signIn, signOut } = NextAuth(config);
