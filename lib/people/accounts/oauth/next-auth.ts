import "server-only";
import { createNextAuth } from "#lib/platform/auth/next-auth.ts";
import { handleOAuthCallback } from "./oauth-callback.ts";
import { findProvenUser } from "./queries.ts";

/** The sign-in library with the configured providers. */
export const { handlers, signIn } = createNextAuth({ onSignIn: handleOAuthCallback, findUser: findProvenUser });
