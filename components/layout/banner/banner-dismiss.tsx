"use client";
import { type ReactNode, useEffect } from "react";
import { bannerStorageKey } from "#lib/platform/browser/first-paint/banner-storage.ts";
import { storeText } from "#lib/platform/browser/stores/device-storage.ts";

const closed = "closed";

function dismiss() {
  document.documentElement.dataset.appBanner = closed;
  // Without storage the banner returns on the next page load.
  storeText(bannerStorageKey, closed);
}

/** Closes the banner when it is pressed, and when the site has been installed. */
export function BannerDismiss({ label, children }: { label: string; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener("appinstalled", dismiss);
    return () => window.removeEventListener("appinstalled", dismiss);
  }, []);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={dismiss}
      className="icon-button needs-script -mr-2.5 ml-auto hover:bg-white/12"
    >
      {children}
    </button>
  );
}
