"use client";
import { initScript } from "#lib/browser/first-paint/init-scripts.ts";

/**
 * Applies what this device has stored, before the first paint. In the browser it has run already
 * when React renders it, and no text may become a script.
 */
export function InitScript() {
  return <script suppressHydrationWarning>{typeof window === "undefined" ? initScript : ""}</script>;
}
