import { env } from "#lib/platform/config/env.ts";

/**
 * The absolute address of a link in an email.
 *
 * @throws when it leads to another site
 */
export function toSiteUrl(link: string): string {
  const url = new URL(link, env.SITE_URL);
  if (url.origin !== new URL(env.SITE_URL).origin) throw new Error("an email may only link to our own pages");
  return url.href;
}
