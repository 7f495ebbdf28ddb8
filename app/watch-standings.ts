import "server-only";
import { seal } from "#lib/auth/sealed.ts";
import { listen } from "#lib/db/listen.ts";
import { env } from "#lib/env.ts";
import { localUrl } from "#lib/front/port.ts";
import { standingChannel } from "#lib/users/standing.ts";

/** What the request is sealed for, and the header that carries the seal. */
export const standingSeal = "x-standing";

const validFor = 60_000;

/**
 * Takes a profile out of sight as soon as the command line has banned its owner, and shows it again when the ban is lifted. Kept pages can
 * only be expired within a request, so the site asks itself.
 */
export function watchStandings(): () => Promise<void> {
  return listen(standingChannel, (slug) => {
    if (slug) void expire(slug);
  });
}

async function expire(slug: string): Promise<void> {
  try {
    const response = await fetch(`${localUrl(env)}/api/users/standing/`, {
      method: "POST",
      headers: { [standingSeal]: seal(standingSeal, slug, validFor) },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    // Within ten minutes they are made anew by themselves.
    console.error("the pages of a profile were not expired:", error);
  }
}
