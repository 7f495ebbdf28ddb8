"use client";
import { useEffect } from "react";
import { hasUnsavedChanges } from "#lib/platform/browser/forms/form-changes.ts";

/**
 * Asks before the page is left while a form of it has unsaved changes: by a link, by the history or
 * by closing the tab.
 */
export function UnsavedChangesWarning({ question }: { question: string }) {
  useEffect(() => {
    const hasChanges = () => [...document.querySelectorAll<HTMLFormElement>("main form")].some(hasUnsavedChanges);

    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    const askBeforeLink = (event: MouseEvent) => {
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!isPlainClick || !link || !leavesPage(link) || !hasChanges()) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", askBeforeUnload);
    window.addEventListener("click", askBeforeLink, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", askBeforeUnload);
      window.removeEventListener("click", askBeforeLink, { capture: true });
    };
  }, [question]);
  return null;
}

/** Whether the framework follows this link without unloading the page. */
function leavesPage(link: HTMLAnchorElement): boolean {
  if (link.target === "_blank" || link.hasAttribute("download") || link.dataset.opens !== undefined) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
