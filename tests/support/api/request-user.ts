import { findUserByToken } from "#lib/platform/auth/sessions.ts";

/**
 * Replaces `#lib/platform/auth/session-user.ts` where no cookie is read: the token alone counts.
 */
export const getRequestUser = async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "");
export const clearSignedInCookie = async () => {};
