import type { UserType } from "#lib/platform/db/tables/users.ts";
import { userLinkRel } from "./text-links.ts";

interface ProfileLink {
  href: string;
  /** The host without "www.". */
  label: string;
}

/** The website of a profile as a link; null when it is no http(s) URL. */
export function toProfileLink(website: string | null): ProfileLink | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, hostname } = new URL(website);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return { href, label: hostname.replace(/^www\./, "") };
}

/** The `rel` of such a link: partners pay for theirs, others are links of users. */
export function profileLinkRel(newType: UserType): "sponsored" | typeof userLinkRel {
  return newType === "partner" ? "sponsored" : userLinkRel;
}
