import { ScriptText } from "#components/ui/scripts/script-text.tsx";
import { renderAdInitScript } from "#lib/platform/browser/first-paint/init-scripts.ts";

/** Marks, before the first paint, which places for ads the page has. */
export function AdInitScript({ hasAdManager }: { hasAdManager: boolean }) {
  return <ScriptText text={renderAdInitScript(hasAdManager)} />;
}
