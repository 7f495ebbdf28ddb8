"use client";
import { useEffect, useEffectEvent } from "react";
import { openModal } from "./open-modal.ts";

/** Opens a modal that is rendered only while it is open; `onClose` removes it. */
export function useOpenedModal(id: string, onClose: () => void): void {
  const notify = useEffectEvent(onClose);
  useEffect(() => {
    openModal(id);
    focusChosen(document.activeElement);
    const dialog = document.getElementById(id);
    const handleClose = () => notify();
    dialog?.addEventListener("close", handleClose);
    return () => dialog?.removeEventListener("close", handleClose);
  }, [id]);
}

/**
 * Browsers begin a modal with its first control, also where that is a radio that is not chosen; Tab
 * leads to the chosen one of its group.
 */
function focusChosen(first: Element | null): void {
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return;
  const group = first.closest("dialog")?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  [...group].find(({ type, name }) => type === "radio" && name === first.name)?.focus();
}
