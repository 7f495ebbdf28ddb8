/** Id of the dialog that creates a cookbook. */
export const createDialogId = "cookbook-create";

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
