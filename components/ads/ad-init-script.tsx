"use client";
import { renderAdInitScript } from "#lib/browser/first-paint/init-scripts.ts";

/**
 * Marks, before the first paint, which places for ads the page has. In the browser it has run
 * already when React renders it, and no text may become a script.
 */
export function AdInitScript({ hasAdManager }: { hasAdManager: boolean }) {
  return (
    <script suppressHydrationWarning>{typeof window === "undefined" ? renderAdInitScript(hasAdManager) : ""}</script>
  );
}
