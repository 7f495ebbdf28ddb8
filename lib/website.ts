import type { UserType } from "#lib/db/tables/users.ts";

export interface WebsiteLink {
  href: string;
  /** What the reader sees: the host without "www.". */
  label: string;
}

/** A website somebody gave for a profile as a link, or null when it is not an address on the web. */
export function websiteLink(website: string | null): WebsiteLink | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, href, hostname } = new URL(website);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return { href, label: hostname.replace(/^www\./, "") };
}

/** What search engines are told of such a link: partners pay to be here, the others wrote it themselves. */
export function websiteRelation(newType: UserType): "sponsored" | "nofollow ugc" {
  return newType === "partner" ? "sponsored" : "nofollow ugc";
}
