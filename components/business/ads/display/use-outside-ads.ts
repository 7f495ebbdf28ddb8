import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { consentStore } from "#lib/platform/browser/consent-store.ts";
import { isSecretQuery } from "#lib/platform/browser/outside-scripts/secret-query.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import { isGranted } from "#lib/platform/consent/consent-cookie.ts";
import { purposeOfTool } from "#lib/platform/consent/outside-tools.ts";
import type { AdManagerSettings } from "./ad-manager.ts";

/**
 * Which slots the ad server fills: all of them once the reader agrees, except those for which it
 * has nothing on this page. Its script can read the address, so that it is not used where that
 * holds something secret.
 */
export function useOutsideAds(adManager: AdManagerSettings | null, isAllowed: boolean, page: number) {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.read, consentStore.readOnServer);
  const [empty, setEmpty] = useState<{ page: number; slots: readonly AdSlotName[] }>({ page, slots: [] });
  const isActive =
    adManager !== null &&
    isAllowed &&
    isGranted(consent, purposeOfTool.adManager) &&
    !isSecretQuery(window.location.search);

  useEffect(() => {
    if (adManager) document.documentElement.toggleAttribute("data-outside-ads", isActive);
  }, [adManager, isActive]);

  const isOutside = useCallback(
    (slot: AdSlotName) => isActive && !(empty.page === page && empty.slots.includes(slot)),
    [isActive, empty, page],
  );
  const markEmpty = useCallback(
    (slots: readonly AdSlotName[]) =>
      setEmpty((before) => ({ page, slots: before.page === page ? [...before.slots, ...slots] : slots })),
    [page],
  );
  return { isOutside, markEmpty };
}
