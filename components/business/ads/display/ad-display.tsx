"use client";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { leadsTo } from "#lib/business/ads/own-ads.ts";
import { type AdPlace, type FilledPlace, placeAds } from "#lib/business/ads/place-ads.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { type AdSlotName, adSlotNames, getAdFormat, getAdMedia } from "#lib/platform/config/ad-slots.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { adContentStyles } from "./ad-content-styles.ts";
import { adFormatStyles } from "./ad-format-styles.ts";
import { AdFrame } from "./ad-frame.tsx";
import { type AdManagerSettings, outsideAdId, requestOutsideAds } from "./ad-manager.ts";
import { HouseAd } from "./house-ad.tsx";
import { useAdList } from "./use-ad-list.ts";
import { useOutsideAds } from "./use-outside-ads.ts";
import { usePageCount } from "./use-page-count.ts";

export interface AdDisplayProps {
  locale: Locale;
  /** null where it is not configured. */
  adManager: AdManagerSettings | null;
}

/**
 * Fills the places for advertisements, except for users with Plus. On each completed route change
 * they show another one, if there is one.
 */
export function AdDisplay({ locale, adManager }: AdDisplayProps) {
  const user = useSessionUser();
  const isAllowed = user !== undefined && !user?.is_premium;
  const [page, updatePage] = usePageCount();
  const list = useAdList(locale, isAllowed);
  const { isOutside, markEmpty } = useOutsideAds(adManager, isAllowed, page);
  const [filled, setFilled] = useState<readonly FilledPlace<Element>[]>([]);
  const [closed, setClosed] = useState<readonly AdSlotName[]>([]);

  useEffect(() => {
    if (!list) return setFilled([]);
    const fill = () => {
      // Filled with its own number: otherwise places were asked for twice.
      if (updatePage()) return;
      // No page advertises itself.
      const ads = list.ads.filter(({ href }) => !leadsTo(href, window.location.pathname));
      const options = { ads, page, isOutside, now: currentTimeMs(), random: Math.random };
      setFilled((before) => placeAds(before, listPlaces(closed), options));
    };
    fill();
    return watchPlaces(fill);
  }, [list, page, updatePage, isOutside, closed]);

  // Asked for once per page view and place, all in one request.
  const requested = useRef(new WeakMap<Element, number>());
  const latest = useRef(markEmpty);
  latest.current = markEmpty;
  useEffect(() => {
    if (!adManager) return;
    const places = filled.filter((one) => !one.ad && requested.current.get(one.element) !== one.page);
    for (const { element, page: number } of places) requested.current.set(element, number);
    const slots = places.map(({ slot }) => slot);
    if (slots.length > 0) requestOutsideAds(adManager, slots, (empty) => latest.current(empty));
  }, [filled, adManager]);

  if (!list || !isAllowed) return null;
  const { texts } = list;
  return (
    <>
      <style>{adContentStyles + adFormatStyles}</style>
      {filled.map(({ element, slot, ad, page: number }) => {
        const onClose = getAdFormat(slot) === "bar" ? () => setClosed([...closed, slot]) : undefined;
        const content = ad ? (
          <HouseAd key={`${number} ${ad.id}`} ad={ad} texts={texts} onClose={onClose} />
        ) : (
          <AdFrame
            label={texts.paid}
            name={`${texts.paid} ${adSlotNames.indexOf(slot) + 1}`}
            close={onClose && { label: texts.close, onClose }}
          >
            <div id={outsideAdId(slot)} className="ad-outside-content" />
          </AdFrame>
        );
        return createPortal(content, element, slot);
      })}
    </>
  );
}

/** The places of the page that its window shows; each slot is on a page once. */
function listPlaces(closed: readonly AdSlotName[]): AdPlace<Element>[] {
  if (document.querySelector("[data-ads=off]")) return [];
  const slots = adSlotNames.filter((slot) => !closed.includes(slot) && window.matchMedia(getAdMedia(slot)).matches);
  return slots.flatMap((slot) => {
    const element = document.querySelector(`[data-ad-slot="${slot}"]`);
    return element ? [{ element, slot }] : [];
  });
}

/** Calls `fill` a moment after the page has changed: parts of it may be streamed. */
function watchPlaces(fill: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(fill, 100);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
