/** Height of a toast with its margins. */
const toastSpacePx = 88;

/**
 * Moves the live region of the toasts into the open modal dialog, outside of which it would be
 * inert, and back when the dialog closes. It moves before a toast is added (`onToast`), because
 * screen readers do not announce a region that is inserted together with its message.
 *
 * @returns a function that stops this and moves the region back.
 */
export function portalToOpenDialog(
  region: HTMLElement,
  defaultParent: HTMLElement,
  onToast: (listener: () => void) => () => void,
) {
  const updateParent = () => {
    // Moving it would take the focus from its buttons.
    if (region.contains(document.activeElement) && region.checkVisibility?.() !== false) return;
    const parent = [...document.querySelectorAll("dialog[open]")].at(-1) ?? defaultParent;
    if (region.parentElement !== parent) parent.append(region);
    // A popover would cover the text of a dialog that reaches down to it: there it takes its own
    // place at the end of the dialog.
    const isInline = parent !== defaultParent && parent.getBoundingClientRect().bottom > innerHeight - toastSpacePx;
    region.toggleAttribute("data-inline", isInline);
    if (parent === defaultParent || isInline) region.removeAttribute("popover");
    else showAsPopover(region);
  };
  // An open dialog that is removed fires no event.
  const observer = new MutationObserver(() => {
    if (!region.isConnected) updateParent();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const unsubscribe = onToast(updateParent);
  for (const event of ["toggle", "close"]) document.addEventListener(event, updateParent, true);
  updateParent();

  return () => {
    observer.disconnect();
    unsubscribe();
    for (const event of ["toggle", "close"]) document.removeEventListener(event, updateParent, true);
    defaultParent.append(region);
  };
}

/**
 * Shows the region in the top layer: the dialog does not clip it, and no other dialog covers it.
 */
function showAsPopover(region: HTMLElement) {
  region.popover = "manual";
  if (!region.matches(":popover-open")) region.showPopover?.();
}
