/** Closes every open dropdown of the menu, and the menu itself where it covers the screen. */
export function closeMenus(menu: HTMLElement) {
  for (const details of menu.querySelectorAll("details[open]")) details.removeAttribute("open");
  if (isFullScreen(menu)) menu.hidePopover();
}

function isFullScreen(menu: HTMLElement): boolean {
  return typeof menu.hidePopover === "function" && menu.matches(":popover-open");
}

/**
 * Arrow keys of the main menu: left and right between the main entries, down into a dropdown (opening it), up and down among its links,
 * Home and End to its first and last. Escape closes the open dropdown and gives the focus back to its entry.
 */
export function moveInMenu(menu: HTMLElement, event: KeyboardEvent) {
  const open = menu.querySelector<HTMLDetailsElement>("details[open]");
  if (event.key === "Escape" && open) {
    event.preventDefault();
    open.open = false;
    open.querySelector("summary")?.focus();
    return;
  }
  const focused = event.target as HTMLElement;
  if (!menu.contains(focused)) return;
  const next = nextFocus(menu, event.key, focused);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextFocus(menu: HTMLElement, key: string, focused: HTMLElement): HTMLElement | undefined {
  const tops = [...menu.querySelectorAll<HTMLElement>(".menu-top")];
  const top = tops.indexOf(focused);
  if (key === "ArrowRight" && top >= 0) return tops[(top + 1) % tops.length];
  if (key === "ArrowLeft" && top >= 0) return tops.at(top - 1);
  const details = focused.closest("details");
  if (!details) return undefined;
  const links = [...details.querySelectorAll<HTMLElement>("a")];
  if (top >= 0) {
    if (key !== "ArrowDown") return undefined;
    for (const other of menu.querySelectorAll("details")) other.open = other === details;
    return links[0];
  }
  const link = links.indexOf(focused);
  if (key === "ArrowDown") return links[(link + 1) % links.length];
  if (key === "ArrowUp") return link > 0 ? links[link - 1] : (details.querySelector("summary") ?? undefined);
  if (key === "Home") return links[0];
  if (key === "End") return links.at(-1);
  return undefined;
}
