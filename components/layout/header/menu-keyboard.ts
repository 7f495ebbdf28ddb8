/** Closes the dropdowns of the menu, and the full-screen menu. */
export function closeMenus(menu: HTMLElement) {
  for (const details of menu.querySelectorAll("details[open]")) details.removeAttribute("open");
  if (isFullScreen(menu)) menu.hidePopover();
}

function isFullScreen(menu: HTMLElement): boolean {
  return typeof menu.hidePopover === "function" && menu.matches(":popover-open");
}

/**
 * Handles the keys of the main menu: left and right move between main entries, down opens a
 * dropdown, up, down, Home and End move inside it, Escape closes it and focuses its entry.
 */
export function handleMenuKey(menu: HTMLElement, event: KeyboardEvent) {
  const open = menu.querySelector<HTMLDetailsElement>("details[open]");
  if (event.key === "Escape" && open) {
    event.preventDefault();
    open.open = false;
    open.querySelector("summary")?.focus();
    return;
  }
  const focused = event.target as HTMLElement;
  if (!menu.contains(focused)) return;
  const next = findNextFocus(menu, event.key, focused);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNextFocus(menu: HTMLElement, key: string, focused: HTMLElement): HTMLElement | undefined {
  const topItems = [...menu.querySelectorAll<HTMLElement>(".menu-top")];
  const topIndex = topItems.indexOf(focused);
  if (key === "ArrowRight" && topIndex >= 0) return topItems[(topIndex + 1) % topItems.length];
  if (key === "ArrowLeft" && topIndex >= 0) return topItems.at(topIndex - 1);
  const details = focused.closest("details");
  if (!details) return undefined;
  const links = [...details.querySelectorAll<HTMLElement>("a")];
  if (topIndex >= 0) {
    if (key !== "ArrowDown") return undefined;
    for (const other of menu.querySelectorAll("details")) other.open = other === details;
    return links[0];
  }
  const linkIndex = links.indexOf(focused);
  if (key === "ArrowDown") return links[(linkIndex + 1) % links.length];
  if (key === "ArrowUp") return linkIndex > 0 ? links[linkIndex - 1] : (details.querySelector("summary") ?? undefined);
  if (key === "Home") return links[0];
  if (key === "End") return links.at(-1);
  return undefined;
}
