import "server-only";
import { createNextAuth } from "#lib/platform/auth/next-auth.ts";
import { handleOAuthCallback } from "./oauth-callback.ts";
import { findConnectedUserId } from "./queries.ts";

/** The sign-in library with the configured providers. */
export const { handlers, signIn } = createNextAuth({ onSignIn: handleOAuthCallback, findUserId: findConnectedUserId });
