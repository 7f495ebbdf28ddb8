import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";

/**
 * The one slot of the site's own offers: a page has each slot once, so that it has one of them at
 * most. Paid advertisements keep all slots.
 */
export const ownAdSlot = "content_1" satisfies AdSlotName;

/**
 * Why an own offer is not shown: it has another slot than the one for them, or the header of every
 * page leads there already.
 */
export type Withheld = "slot" | "header";

/** @returns null for an advertisement that is shown, and for every paid one */
export function findWithheld(
  { isPaid, slot, href }: { isPaid: boolean; slot: AdSlotName; href: string },
  headerLinks: ReadonlySet<string>,
): Withheld | null {
  if (isPaid) return null;
  if (slot !== ownAdSlot) return "slot";
  return headerLinks.has(href) ? "header" : null;
}

/** Whether a link leads to a page or a part of it: no page advertises itself. */
export function leadsTo(href: string, path: string): boolean {
  return href.replace(/#.*/, "") === path;
}
