import { keepError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { showToast } from "#components/ui/toast.ts";
import { undoMs } from "#lib/kitchen/cookbooks/limits.ts";
import { type ActionErrorCode, callAction } from "#lib/platform/browser/action-client.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";

/** Shows why an action failed; when the page is being reloaded, see `callAction`, after that. */
export function showActionError(code: ActionErrorCode, text: string): void {
  if (code === "outdated") keepError(text);
  else showToast({ kind: "error", text });
}

interface UndoToast {
  text: string;
  undoLabel: string;
  errorText: string;
  undo: () => Promise<ActionResult>;
  onUndone?: () => void;
}

/** Shows what was done and offers to undo it for ten seconds. */
export function showUndoToast({ text, undoLabel, errorText, undo, onUndone }: UndoToast): void {
  async function run() {
    const result = await callAction(undo);
    if (result.ok) onUndone?.();
    else showActionError(result.code, errorText);
  }
  showToast({ kind: "success", text, action: { label: undoLabel, run: () => void run() }, durationMs: undoMs });
}
