"use client";
import type { ReactNode } from "react";
import { bannerStorageKey } from "#components/layout/banner/banner-init-script.tsx";

const closed = "closed";

export function BannerDismiss({ label, children }: { label: string; children: ReactNode }) {
  function dismiss() {
    document.documentElement.dataset.appBanner = closed;
    try {
      localStorage.setItem(bannerStorageKey, closed);
    } catch {
      // Without storage the banner returns on the next page load.
    }
  }
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
