import { useEffect, useLayoutEffect, useRef } from "react";
import { loadTimerBar } from "#components/content/recipes/timers/timers-loader.tsx";

/** Parts of the page that stay usable: timers, toasts, dialogs. */
const usableParts = "[data-cook-mode-part], .toaster, dialog, script, style";

/**
 * Shows the steps over the whole window while the component is mounted. Everything else cannot be
 * reached then, and the focus returns to where it was.
 */
export function useFullScreen(): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const section = document.getElementById("steps");
    if (!section) return;
    const root = document.documentElement;
    opener.current = document.activeElement;
    root.dataset.cookMode = "";
    const hidden = listOutside(section).filter((element) => !element.inert);
    for (const element of hidden) element.inert = true;
    // Hidden pictures would load when their step shows, and there may be no network then.
    for (const picture of section.querySelectorAll("img")) picture.loading = "eager";
    void loadTimerBar().catch(() => {});
    return () => {
      delete root.dataset.cookMode;
      delete root.dataset.cookIngredients;
      for (const element of hidden) element.inert = false;
    };
  }, []);
  // React returns the focus to the step while it removes elements, so this has to come later.
  useEffect(() => () => restoreFocus(opener.current), []);
}

/** Opened by the address, cook mode has no opener; then its button gets the focus. */
function restoreFocus(opener: Element | null): void {
  const isOpener = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const target = isOpener ? opener : findStartButton();
  target?.focus({ preventScroll: true });
}

/** Elements beside the section and beside its ancestors. */
function listOutside(section: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let element = section; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      const isUsable = sibling.matches(usableParts) || sibling.querySelector(usableParts) !== null;
      if (
        sibling !== element &&
        sibling instanceof HTMLElement &&
        !(isUsable && element.parentElement === document.body)
      )
        outside.push(sibling);
    }
  }
  return outside;
}

/** The page has a button for narrow and one for wide windows; the style sheet hides the other. */
function findStartButton(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>("[data-cook-mode-start]");
  return [...buttons].find((button) => button.offsetParent !== null) ?? buttons[0];
}
