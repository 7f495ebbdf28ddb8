import { useEffect, useState, useSyncExternalStore } from "react";
import { type AdList, adListAddress } from "#lib/business/ads/ad-list.ts";

/**
 * The advertisements of a language, once they are allowed and loaded. Without network there are
 * none.
 */
export function useAdList(locale: string, isAllowed: boolean): AdList | undefined {
  const [list, setList] = useState<AdList>();
  const isOnline = useSyncExternalStore(subscribeToConnection, readConnection, () => true);
  useEffect(() => {
    if (!isAllowed || !isOnline) {
      setList(undefined);
      if (!isOnline) closePlacesBelow();
      return;
    }
    const aborted = new AbortController();
    fetch(adListAddress(locale), { signal: aborted.signal, credentials: "omit" })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        setList(await response.json());
      })
      .catch(() => !aborted.signal.aborted && closePlacesBelow());
    return () => aborted.abort();
  }, [locale, isAllowed, isOnline]);
  return list;
}

const readConnection = () => navigator.onLine;

function subscribeToConnection(onChange: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, onChange);
  };
}

/** Without a list nothing fills the places; those a reader has not reached take no space. */
function closePlacesBelow(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-ad-slot]:empty:not(.ad-outside)")) {
    if (place.getBoundingClientRect().top > window.innerHeight) place.hidden = true;
  }
}
