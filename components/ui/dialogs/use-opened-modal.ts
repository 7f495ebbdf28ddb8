"use client";
import { useEffect, useEffectEvent } from "react";
import { openModal } from "./open-modal.ts";

/** Opens a modal that is rendered only while it is open; `onClose` removes it. */
export function useOpenedModal(id: string, onClose: () => void): void {
  const notify = useEffectEvent(onClose);
  useEffect(() => {
    openModal(id);
    const dialog = document.getElementById(id);
    const handleClose = () => notify();
    dialog?.addEventListener("close", handleClose);
    return () => dialog?.removeEventListener("close", handleClose);
  }, [id]);
}
