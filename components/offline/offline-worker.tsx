"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface OfflineWorkerProps {
  isEnabled: boolean;
  locale: Locale;
}

/** Starts the service worker after the page has loaded, and reports each page that is shown. */
export function OfflineWorker({ isEnabled, locale }: OfflineWorkerProps) {
  const user = useSessionUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const address = `${usePathname()}?${useSearchParams()}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is reported once it is shown
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    return runWhenIdle(async () => {
      if (!isEnabled) return (await import("#lib/offline/device/register-worker.ts")).unregisterWorker();
      const { startOffline } = await import("#lib/offline/device/start-offline.ts");
      await startOffline(userId, locale);
    });
  }, [isEnabled, userId, locale, address]);
  return null;
}

/** Waits for the load event and for an idle moment; returns a function that cancels. */
function runWhenIdle(run: () => Promise<void>): () => void {
  let isCancelled = false;
  const start = () => {
    if (!isCancelled) run().catch(() => {});
  };
  // Safari has no requestIdleCallback.
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start);
    else setTimeout(start, 1000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener("load", wait);
  };
}
