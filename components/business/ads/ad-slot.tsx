import clsx from "clsx";
import { type AdSlotName, getAdFormat } from "#lib/platform/config/ad-slots.ts";

interface AdSlotProps {
  name: AdSlotName;
  /** Otherwise only an outside tool fills it, once the reader agrees. */
  hasHouseAd: boolean;
}

/**
 * The reserved place of an advertisement, which the browser fills after load (display/). Without
 * script it takes no space: what is not seen to be shown cannot be counted.
 */
export function AdSlot({ name, hasHouseAd }: AdSlotProps) {
  const format = getAdFormat(name);
  const isBetweenParts = format === "flow" || format === "banner";
  return (
    <div
      data-ad-slot={name}
      className={clsx("ad", `ad-${format}`, isBetweenParts && "wrap section", !hasHouseAd && "ad-outside")}
    />
  );
}
