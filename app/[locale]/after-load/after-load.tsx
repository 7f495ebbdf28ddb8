"use client";
import type { AfterLoadProps } from "#app/[locale]/after-load/after-load-content.tsx";
import { useAfterLoad } from "#components/ui/use-after-load.ts";

/** Buttons and links whose handlers are in the content. */
const selector = "[data-opens-search], [data-opens], [data-save], [data-language], [data-opens-consent]";

/** The search button, when its key was pressed. */
function findByKey(event: KeyboardEvent): HTMLElement | null {
  const isSearchKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === "k";
  return isSearchKey ? document.querySelector<HTMLElement>("[data-opens-search]") : null;
}

const loadContent = () => import("#app/[locale]/after-load/after-load-content.tsx");

/** Dialogs and background work of every page, which are loaded after it. */
export function AfterLoad(props: AfterLoadProps) {
  const code = useAfterLoad(loadContent, { selector, findByKey });
  return code ? <code.AfterLoadContent {...props} /> : null;
}
