import { createAccountStyles } from "#lib/accounts/account-status.ts";
import { getSessionUser } from "#lib/auth/session-user.ts";

export const dynamic = "force-dynamic";

/** The sign-in state as a style sheet, which only browsers without script request. */
export async function GET(): Promise<Response> {
  return new Response(createAccountStyles((await getSessionUser()) !== null), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" },
  });
}
