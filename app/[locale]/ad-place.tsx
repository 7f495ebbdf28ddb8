import { getLocale } from "next-intl/server";
import { AdSlot } from "#components/business/ads/ad-slot.tsx";
import { listFilledSlots } from "#lib/business/ads/queries.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import { env } from "#lib/platform/config/env.ts";

/** The place of an advertisement; nothing where none can come. */
export async function AdPlace({ name }: { name: AdSlotName }) {
  const hasHouseAd = (await listFilledSlots(await getLocale())).includes(name);
  if (!hasHouseAd && env.AD_MANAGER_NETWORK === undefined) return null;
  return <AdSlot name={name} hasHouseAd={hasHouseAd} />;
}
