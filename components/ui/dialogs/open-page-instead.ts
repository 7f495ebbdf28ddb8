/** Leads to the page with the form of the open dialog, when the dialog cannot be filled. */
export function openPageInstead(): Promise<never> {
  const open = document.querySelector<HTMLDialogElement>("dialog[open][data-page]");
  if (open) window.location.assign(open.dataset.page ?? "");
  return new Promise<never>(() => {});
}
