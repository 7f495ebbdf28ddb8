import { loadScript } from "#lib/platform/browser/outside-scripts/load-script.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";

declare global {
  interface Window {
    Adjust?: { initSdk(options: { appToken: string; environment: "production" | "sandbox" }): void };
  }
}

/** The page comes first. */
const startDelayMs = 1000;

/**
 * Starts the attribution SDK, by which an installation of the app is attributed to a visit.
 *
 * @see https://dev.adjust.com/en/sdk/web
 */
export async function startAdjust({ appToken, url }: NonNullable<OutsideTools["adjust"]>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, startDelayMs));
  await loadScript(url);
  window.Adjust?.initSdk({ appToken, environment: "production" });
}
