import { initScript } from "#lib/browser/first-paint/init-scripts.ts";

/** Applies what this device has stored, before the first paint. */
export function InitScript() {
  return <script>{initScript}</script>;
}
