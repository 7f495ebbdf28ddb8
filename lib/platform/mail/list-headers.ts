import { env } from "#lib/platform/config/env.ts";
import { toSiteUrl } from "./site-url.ts";

/**
 * Headers of an email to many: the unsubscribe button of mail programs, which posts to the link,
 * and the name of the list.
 *
 * @param oneClickLink site-relative or below SITE_URL
 * https://www.rfc-editor.org/rfc/rfc8058
 * https://www.rfc-editor.org/rfc/rfc2919
 */
export function getListHeaders(oneClickLink: string): Record<string, string> {
  return {
    ...getUnsubscribeHeaders(oneClickLink),
    "List-Id": `<newsletter.${new URL(env.SITE_URL).hostname}>`,
    Precedence: "bulk",
  };
}

/** Headers of the unsubscribe button alone. */
export function getUnsubscribeHeaders(oneClickLink: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${toSiteUrl(oneClickLink)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
