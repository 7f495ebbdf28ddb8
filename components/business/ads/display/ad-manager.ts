import { loadScript } from "#lib/platform/browser/outside-scripts/load-script.ts";
import { type AdSlotName, getAdMedia, listAdSizes, wideAdMedia } from "#lib/platform/config/ad-slots.ts";
import type { GptSlot, GptTag } from "./gpt.ts";

export interface AdManagerSettings {
  /** Network code. */
  network: string;
  /** Address of the publisher tag. */
  url: string;
}

/** Id of the element that the publisher tag fills. */
export const outsideAdId = (slot: AdSlotName) => `ad-${slot}`;

const defined = new Map<AdSlotName, { slot: GptSlot; element: Element }>();
let loading: Promise<GptTag> | undefined;

/**
 * Asks Google Ad Manager for an advertisement for each of these slots, in one request. Their ad
 * units have the names of the slots.
 *
 * @param onEmpty called with a slot for which there is none, also when the tag is blocked
 * @see https://developers.google.com/publisher-tag/reference
 */
export function requestOutsideAds(
  settings: AdManagerSettings,
  slots: readonly AdSlotName[],
  onEmpty: (slots: readonly AdSlotName[]) => void,
): void {
  loading ??= start(settings.url, onEmpty);
  loading.then(
    (tag) => tag.cmd.push(() => refresh(tag, settings.network, slots)),
    () => {
      // The next page tries again.
      loading = undefined;
      onEmpty(slots);
    },
  );
}

async function start(url: string, onEmpty: (slots: readonly AdSlotName[]) => void): Promise<GptTag> {
  window.googletag ??= { cmd: [] } as unknown as GptTag;
  window.googletag.cmd.push(() => {
    const tag = window.googletag as GptTag;
    // Requests are made by `refresh` alone.
    tag.setConfig({ singleRequest: true, disableInitialLoad: true });
    tag.pubads().addEventListener("slotRenderEnded", ({ isEmpty, slot }) => {
      const name = [...defined].find(([, one]) => one.slot === slot)?.[0];
      if (isEmpty && name) onEmpty([name]);
    });
    tag.enableServices();
  });
  await loadScript(url);
  return window.googletag as GptTag;
}

function refresh(tag: GptTag, network: string, slots: readonly AdSlotName[]): void {
  const requested = slots.flatMap((name) => define(tag, network, name) ?? []);
  if (requested.length > 0) tag.pubads().refresh(requested);
}

/** The slot of the tag for a place; defined anew where a page has another element for it. */
function define(tag: GptTag, network: string, name: AdSlotName): GptSlot | null {
  const element = document.getElementById(outsideAdId(name));
  const former = defined.get(name);
  if (former && former.element === element) return former.slot;
  if (former) tag.destroySlots([former.slot]);
  defined.delete(name);
  if (!element || !window.matchMedia(getAdMedia(name)).matches) return null;
  const sizes = listAdSizes(name, window.matchMedia(wideAdMedia).matches);
  const slot = tag.defineSlot(`/${network}/${name}`, sizes, element.id);
  if (!slot) return null;
  // In a frame of its own, whose policy is not that of the page.
  slot.setConfig({ safeFrame: { forceSafeFrame: true } });
  slot.addService(tag.pubads());
  defined.set(name, { slot, element });
  tag.display(element.id);
  return slot;
}
