/**
 * Opens the modal with this id from a script; it gives the focus back to where it was when it closes. False where there is none, so that
 * a link can still lead to the page instead.
 */
export function openModal(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}
