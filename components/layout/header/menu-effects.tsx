"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { markCurrentSection } from "#components/layout/header/current-section.ts";
import { closeMenus, handleMenuKey } from "#components/layout/header/menu-keyboard.ts";

/** Elements below the full-screen menu, inert while it is open. */
const coveredSelector = "main, footer, .skip-link, .app-banner";

/**
 * Adds arrow keys, Escape, closing on a press outside and the mark of the current section to the
 * menu. Opening and closing work without a script, by popover and details.
 */
export function MenuEffects({ menuId }: { menuId: string }) {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion; its address is read as the browser shows it
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (menu) markCurrentSection(menu, window.location.pathname);
    return () => {
      if (menu) closeMenus(menu);
    };
  }, [menuId, pathname]);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const onToggle = (event: Event) => {
      if (event.target !== menu) return;
      const isOpen = (event as ToggleEvent).newState === "open";
      for (const element of document.querySelectorAll<HTMLElement>(coveredSelector)) element.inert = isOpen;
      if (!isOpen) closeMenus(menu);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!menu.contains(event.target as Node)) closeMenus(menu);
    };
    const onKeyDown = (event: KeyboardEvent) => handleMenuKey(menu, event);
    const desktopQuery = window.matchMedia("(min-width: 64rem)");
    const onResize = () => closeMenus(menu);
    menu.addEventListener("toggle", onToggle);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    desktopQuery.addEventListener("change", onResize);
    return () => {
      menu.removeEventListener("toggle", onToggle);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      desktopQuery.removeEventListener("change", onResize);
    };
  }, [menuId]);
  return null;
}
