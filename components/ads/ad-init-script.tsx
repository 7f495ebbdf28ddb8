import { renderAdInitScript } from "#lib/browser/first-paint/init-scripts.ts";

/** Marks, before the first paint, which places for ads the page has. */
export function AdInitScript({ hasAdManager }: { hasAdManager: boolean }) {
  return <script>{renderAdInitScript(hasAdManager)}</script>;
}
