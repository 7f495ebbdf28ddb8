import "server-only";
import { signToken } from "#lib/auth/signed-token.ts";
import { env } from "#lib/config/env.ts";
import { getLocalUrl } from "#lib/config/listen-address.ts";
import { listen } from "#lib/db/listen.ts";
import { banChannel } from "#lib/users/role-mutations.ts";

/** Purpose of the token, and the header with it. */
export const banTokenHeader = "x-ban";

const tokenLifetimeMs = 60_000;

/**
 * Revalidates the pages that name a user when the profile was hidden, shown again or given a role
 * in another process or a job. Next revalidates within requests only, so the site requests its own
 * route.
 */
export function revalidateOnBan(): () => Promise<void> {
  return listen(banChannel, (slug) => {
    if (slug) void requestRevalidation(slug);
  });
}

async function requestRevalidation(slug: string): Promise<void> {
  try {
    const response = await fetch(`${getLocalUrl(env)}/api/users/bans/`, {
      method: "POST",
      headers: { [banTokenHeader]: signToken(banTokenHeader, slug, tokenLifetimeMs) },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    // They are revalidated within ten minutes anyway.
    console.error("The pages of a profile were not revalidated:", error);
  }
}
