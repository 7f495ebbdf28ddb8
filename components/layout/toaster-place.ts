/**
 * Keeps the region of the messages where it can be pressed and heard: within the dialog that is open, above everything, and at home
 * otherwise. `onToast` is told a function to call before a message is added, because a region that arrives together with its message is
 * not read out. Returns what ends it, with the region at home.
 */
export function followDialogs(region: HTMLElement, home: HTMLElement, onToast: (listener: () => void) => () => void) {
  const settle = () => {
    // Whoever presses a button in it would lose it.
    if (region.contains(document.activeElement) && region.checkVisibility?.() !== false) return;
    const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? home;
    if (region.parentElement !== place) place.append(region);
    if (place === home) region.removeAttribute("popover");
    else rise(region);
  };
  // A dialog that is taken away while it is open closes without a word.
  const watch = new MutationObserver(() => {
    if (!region.isConnected) settle();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const forget = onToast(settle);
  for (const event of ["toggle", "close"]) document.addEventListener(event, settle, true);
  settle();

  return () => {
    watch.disconnect();
    forget();
    for (const event of ["toggle", "close"]) document.removeEventListener(event, settle, true);
    home.append(region);
  };
}

/** Into the browser's top layer, so that neither the dialog's edges cut it off nor another one covers it. */
function rise(region: HTMLElement) {
  region.popover = "manual";
  if (!region.matches(":popover-open")) region.showPopover?.();
}
