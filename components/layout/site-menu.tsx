"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { markCurrentSection } from "#components/layout/current-section.ts";
import { closeMenus, moveInMenu } from "#components/layout/menu-keys.ts";

/** What lies under a full-screen menu and must not be reached while it is open. */
const behind = "main, footer, .skip-link, .app-banner";

/**
 * The gestures of the menu around links the server has written: arrow keys, Escape, a press elsewhere, the mark of the current section.
 * Opening and closing work without it, through popover and details.
 */
export function SiteMenu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion; its address is read as the browser shows it
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    closeMenus(menu);
    markCurrentSection(menu, window.location.pathname);
  }, [pathname]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const onToggle = (event: Event) => {
      if (event.target !== menu) return;
      const isOpen = (event as ToggleEvent).newState === "open";
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isOpen;
      if (!isOpen) closeMenus(menu);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!menu.contains(event.target as Node)) closeMenus(menu);
    };
    const onKeyDown = (event: KeyboardEvent) => moveInMenu(menu, event);
    const wide = window.matchMedia("(min-width: 64rem)");
    const onResize = () => closeMenus(menu);
    menu.addEventListener("toggle", onToggle);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    wide.addEventListener("change", onResize);
    return () => {
      menu.removeEventListener("toggle", onToggle);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      wide.removeEventListener("change", onResize);
    };
  }, []);

  return (
    <nav ref={ref} id={id} popover="auto" aria-label={label} className="site-menu" data-full-header>
      {children}
    </nav>
  );
}
