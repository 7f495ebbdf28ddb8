import { showToast } from "#components/ui/toast.ts";
import { undoMs } from "#lib/cookbooks/schema.ts";

interface Undoable {
  text: string;
  /** What the button is called that takes it back. */
  label: string;
  failed: string;
  undo: () => Promise<unknown>;
  /** After it was taken back. */
  onUndone: () => void;
}

/** Says what has happened, and for ten seconds how to take it back. */
export function offerUndo({ text, label, failed, undo, onUndone }: Undoable): void {
  const run = () => {
    undo().then(onUndone, () => showToast({ kind: "error", text: failed }));
  };
  showToast({ kind: "success", text, action: { label, run }, lasts: undoMs });
}
