import { type AdSlotName, refreshedSlots } from "#lib/platform/config/ad-slots.ts";
import type { ListedAd } from "./ad-list.ts";
import { chooseAd } from "./choose-ad.ts";

/** A place on the page; `element` is its identity. */
export interface AdPlace<Holder> {
  element: Holder;
  slot: AdSlotName;
}

/** What a place shows; without an advertisement the ad server fills it. */
export interface FilledPlace<Holder> extends AdPlace<Holder> {
  ad: ListedAd | null;
  /** The number of the page view that it was filled in. */
  page: number;
}

interface PlacementOptions {
  ads: readonly ListedAd[];
  /** Counts completed route changes. */
  page: number;
  /** Whether the ad server fills a slot. */
  isOutside: (slot: AdSlotName) => boolean;
  now: number;
  /** Returns numbers like `Math.random`. */
  random: () => number;
}

/**
 * Fills the places of a page. A place keeps what it shows until the page changes; then another
 * advertisement is chosen, if there is one that the page does not show yet.
 *
 * @param before what was filled before, also places that are gone
 * @returns `before` itself when nothing changes
 */
export function placeAds<Holder>(
  before: readonly FilledPlace<Holder>[],
  places: readonly AdPlace<Holder>[],
  { ads, page, isOutside, now, random }: PlacementOptions,
): readonly FilledPlace<Holder>[] {
  const isKept = (filled: FilledPlace<Holder>) =>
    (filled.page === page || !refreshedSlots.includes(filled.slot)) && (filled.ad === null) === isOutside(filled.slot);
  const keptOf = (place: AdPlace<Holder>) =>
    before.find((filled) => filled.element === place.element && filled.slot === place.slot && isKept(filled));
  const shown = new Set(places.flatMap((place) => keptOf(place)?.ad?.id ?? []));
  const filled = places.flatMap(({ element, slot }): FilledPlace<Holder>[] => {
    const kept = keptOf({ element, slot });
    if (kept) return [kept];
    if (isOutside(slot)) return [{ element, slot, ad: null, page }];
    const former = before.findLast((one) => one.slot === slot)?.ad?.id;
    const avoided = new Set([...shown, ...(former ? [former] : [])]);
    const candidates = ads.filter((ad) => ad.slot === slot);
    const ad = chooseAd(candidates, avoided, now, random());
    if (!ad) return [];
    shown.add(ad.id);
    return [{ element, slot, ad, page }];
  });
  const isSame = filled.length === before.length && filled.every((one, index) => one === before[index]);
  return isSame ? before : filled;
}
