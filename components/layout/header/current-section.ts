/**
 * Marks the current page in the menu: its link (`aria-current="page"`) and the main entry above it
 * (`"true"`). A page without a link belongs to the entry or link with the longest address above
 * its own. Runs in the browser because the menu's HTML is the same on all pages.
 */
export function markCurrentSection(menu: HTMLElement, path: string) {
  for (const marked of menu.querySelectorAll("li [aria-current]")) marked.removeAttribute("aria-current");
  const links = [...menu.querySelectorAll<HTMLElement>("li a")];
  const link = links.find((a) => a.getAttribute("href") === path);
  link?.setAttribute("aria-current", "page");
  const section = (link ?? findNearestAbove(menu, links, path))?.closest("[data-section]");
  const top = section?.querySelector(".menu-top");
  if (top !== link) top?.setAttribute("aria-current", "true");
}

function findNearestAbove(menu: HTMLElement, links: HTMLElement[], path: string): HTMLElement | undefined {
  const sections = [...menu.querySelectorAll<HTMLElement>("[data-section]")];
  const addressOf = (element: HTMLElement) => element.getAttribute("href") ?? element.dataset.section ?? "";
  return [...sections, ...links]
    .filter((element) => path.startsWith(`${addressOf(element)}/`))
    .toSorted((a, b) => addressOf(b).length - addressOf(a).length)[0];
}
