import "server-only";
import { profileChannel } from "#lib/people/users/role-mutations.ts";
import { signToken } from "#lib/platform/auth/signed-token.ts";
import { env } from "#lib/platform/config/env.ts";
import { getLocalUrl } from "#lib/platform/config/listen-address.ts";
import { listen } from "#lib/platform/db/listen.ts";

/** Purpose of the token, and the header with it. */
export const profileTokenHeader = "x-profile-change";

const tokenLifetimeMs = 60_000;

/**
 * Revalidates the pages that name a user when the profile was hidden, shown again or given a role
 * in another process or a job. Next revalidates within requests only, so the site requests its own
 * route.
 */
export function revalidateChangedProfiles(): () => Promise<void> {
  return listen(profileChannel, (slug) => {
    if (slug) void requestRevalidation(slug);
  });
}

async function requestRevalidation(slug: string): Promise<void> {
  try {
    const response = await fetch(`${getLocalUrl(env)}/api/users/profile-changes/`, {
      method: "POST",
      headers: { [profileTokenHeader]: signToken(profileTokenHeader, slug, tokenLifetimeMs) },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    // They are revalidated within ten minutes anyway.
    console.error("The pages of a profile were not revalidated:", error);
  }
}
