"use client";
import type { ReactNode } from "react";
import { bannerKey } from "#components/layout/banner-memory.tsx";

const closed = "closed";

export function BannerDismiss({ label, children }: { label: string; children: ReactNode }) {
  function dismiss() {
    document.documentElement.dataset.appBanner = closed;
    try {
      localStorage.setItem(bannerKey, closed);
    } catch {
      // Then it is gone for this visit only.
    }
  }
  return (
    <button type="button" aria-label={label} onClick={dismiss} className="icon-button ml-auto hover:bg-white/12">
      {children}
    </button>
  );
}
