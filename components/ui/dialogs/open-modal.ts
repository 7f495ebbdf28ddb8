/**
 * Opens the modal with this id.
 *
 * @returns false where the page has no such modal, so that a link can lead to a page instead.
 */
export function openModal(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

/** Closes the modal with this id, if it is open. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/**
 * Attributes of a button that opens the modal with this id; `useDialog` stands in for browsers
 * without `commandfor`.
 */
export function modalTriggerProps(id: string) {
  return { command: "show-modal", commandfor: id, "aria-haspopup": "dialog" } as const;
}
