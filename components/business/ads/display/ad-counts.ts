import type { AdCounts } from "#lib/business/ads/schema.ts";

/** Views are collected for a moment, so that a page reports once. */
const delayMs = 2000;
const url = "/api/house-ads/counts/";

const waiting: AdCounts = { views: [], clicks: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Counts a view of an advertisement. */
export function countView(id: string): void {
  waiting.views.push(id);
  timer ??= setTimeout(send, delayMs);
}

/** Counts a click at once: the page may be left. */
export function countClick(id: string): void {
  waiting.clicks.push(id);
  send();
}

/** Reports what waits, without cookies: the server need not know who it was. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const views = waiting.views.splice(0);
  const clicks = waiting.clicks.splice(0);
  if (views.length + clicks.length === 0 || !navigator.onLine) return;
  const body = JSON.stringify({ views, clicks });
  const headers = { "content-type": "application/json" };
  // A lost count is no error for the reader.
  fetch(url, { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(() => {});
}

if (typeof window !== "undefined") window.addEventListener("pagehide", send);
