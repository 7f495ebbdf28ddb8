/**
 * Marks where in the menu the reader is: the page's own link (`aria-current="page"`) and the main entry above it (`"true"`). Pages are
 * shared by all readers, so their HTML cannot know it.
 */
export function markCurrentSection(menu: HTMLElement, path: string) {
  for (const marked of menu.querySelectorAll("[aria-current]")) marked.removeAttribute("aria-current");
  const link = [...menu.querySelectorAll("li a")].find((a) => a.getAttribute("href") === path);
  link?.setAttribute("aria-current", "page");
  const section =
    link?.closest("[data-section]") ??
    [...menu.querySelectorAll<HTMLElement>("[data-section]")].find(({ dataset }) =>
      path.startsWith(`${dataset.section}/`),
    );
  const top = section?.querySelector(".menu-top");
  if (top !== link) top?.setAttribute("aria-current", "true");
}
