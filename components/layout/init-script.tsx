import { ScriptText } from "#components/ui/scripts/script-text.tsx";
import { initScript } from "#lib/platform/browser/first-paint/init-scripts.ts";

/** Applies what this device has stored, before the first paint. */
export function InitScript() {
  return <ScriptText text={initScript} />;
}
