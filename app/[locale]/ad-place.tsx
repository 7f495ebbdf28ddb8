import { getLocale } from "next-intl/server";
import { AdSlot } from "#components/business/ads/ad-slot.tsx";
import type { ownAdSlot } from "#lib/business/ads/own-ads.ts";
import { listFilledSlots } from "#lib/business/ads/queries.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import { env } from "#lib/platform/config/env.ts";

/** `path` is that of the page, which no own offer on it leads to. */
type AdPlaceProps =
  | { name: typeof ownAdSlot; path: string }
  | { name: Exclude<AdSlotName, typeof ownAdSlot>; path?: string };

/** The place of an advertisement; nothing where none can come. */
export async function AdPlace({ name, path }: AdPlaceProps) {
  const hasHouseAd = (await listFilledSlots(await getLocale(), path)).includes(name);
  if (!hasHouseAd && env.AD_MANAGER_NETWORK === undefined) return null;
  return <AdSlot name={name} hasHouseAd={hasHouseAd} />;
}
