"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { runWhenIdle } from "#components/ui/run-when-idle.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

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
      if (!isEnabled) return (await import("#lib/platform/offline/device/register-worker.ts")).unregisterWorker();
      const { startOffline } = await import("#lib/platform/offline/device/start-offline.ts");
      await startOffline(userId, locale);
    });
  }, [isEnabled, userId, locale, address]);
  return null;
}
