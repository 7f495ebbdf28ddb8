import { createAccountStyles } from "#lib/people/accounts/account-status.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";

export const dynamic = "force-dynamic";

/** The sign-in state as a style sheet, which only browsers without script request. */
export async function GET(): Promise<Response> {
  const user = await getSessionUser();
  return new Response(createAccountStyles(user !== null, user?.isPremium), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
