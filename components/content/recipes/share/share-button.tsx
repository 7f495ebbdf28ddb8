"use client";
import { type ComponentType, type ReactNode, useState } from "react";
import type { ShareDialogProps } from "#components/content/recipes/share/share-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";

type ShareButtonProps = Omit<ShareDialogProps, "onClose"> & { icon: ReactNode; label: string };

/** Opens the dialog that shares the recipe, which is loaded with the click. */
export function ShareButton({ icon, label, ...dialog }: ShareButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  async function open() {
    try {
      const { ShareDialog } = await import("#components/content/recipes/share/share-dialog.tsx");
      setDialog(() => ShareDialog);
    } catch {
      showToast({ kind: "error", text: dialog.labels.failed });
    }
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" className="needs-script" onClick={open}>
        {icon}
        {label}
      </Button>
      {Dialog && <Dialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
