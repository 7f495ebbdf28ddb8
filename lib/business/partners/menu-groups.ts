import type { MenuGroup } from "#lib/platform/db/tables/feeds.ts";

interface PartnerOrder {
  /** All partners, the first one first. */
  ids: readonly string[];
  /** A partner who is new among them. */
  added?: string;
}

/**
 * Has the groups of a menu that consist of partners follow their order, with the new one at its
 * place. Links to former partners are left out everywhere.
 */
export function followPartners(groups: readonly MenuGroup[], { ids, added }: PartnerOrder): MenuGroup[] {
  return groups.map((group) => {
    const isOfPartners = group.entries.length > 0 && group.entries.every(({ partnerId }) => partnerId);
    const entries = group.entries.filter(({ partnerId }) => !partnerId || ids.includes(partnerId));
    if (!isOfPartners) return { ...group, entries };
    const isListed = entries.some(({ partnerId }) => partnerId === added);
    const all = added && !isListed ? [...entries, { partnerId: added }] : entries;
    const placeOf = ({ partnerId = "" }: (typeof all)[number]) => ids.indexOf(partnerId);
    return { ...group, entries: all.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  });
}
